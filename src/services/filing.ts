/** Declarations (specification, section 7): one shape for every program, at the paths that its manifest names. */

import type { Envelope } from '@domain/api/envelope';
import { paths } from '@domain/api/paths.generated';
import type { ComparedSubmissions, TwoSubmissions } from '@domain/filing/comparison-calls';
import type { Continuables } from '@domain/filing/continuation-calls';
import type { AnswerCorrectionBody } from '@domain/filing/correction-calls';
import type { Acknowledgement, ReceiptData } from '@domain/filing/calls';
import type { FilingCopy, ReusableAnswers } from '@domain/filing/reuse-calls';
import type { Answers, CallPath, Manifest } from '@domain/definition';
import type { Change } from '@domain/filing/change-set';
import type { AsideAnswer } from '@domain/filing/edition-note';
import type { Conflict, Correction, Filing, PathMessage, Receipt } from '@domain/filing/types';
import { request } from '@/utils/request';
import { inBackground } from './levels';

/** `data` of a 208 answer to a save or submission. */
export type Refusal = Partial<Conflict> & {
  missing?: PathMessage[];
  receipt?: Receipt;
  /** The server has another edition of the form than this page. */
  other_edition?: boolean;
};

type FilingAnswer = Envelope<Filing | Refusal | null>;

export interface Draft {
  id: string | null;
  /** The id that a new filing shall get: a first save whose answer was lost is sent again under the same one. */
  newId?: string;
  /** The version that the answers were read with: a stale one is refused. */
  version: number;
  data: Answers;
  /** The kind, where the program has several; otherwise empty. */
  kind: string;
  /** Answers set aside here when the draft came to the present edition, until the server has them. */
  aside?: AsideAnswer[];
}

const ofKind = (kind: string) => (kind ? { selectIndex: kind } : {});

/** The current batch's filing, or one with `id: null`, prefilled from the company profile. */
export const fetchCurrent = (program: Manifest, kind: string) =>
  request<Filing>(program.calls.info, { params: ofKind(kind) });

export const fetchOne = (program: Manifest, id: string, kind: string) =>
  request<Filing>(program.calls.one, { path: { id }, params: ofKind(kind) });

/** `fetchOne`, silent where there is none. */
export const findOne = (program: Manifest, id: string, kind: string) =>
  request<Filing>(program.calls.one, { path: { id }, params: ofKind(kind), ...inBackground });

/** A further filing beside those that the company holds: `id: null`, prefilled. Refused when it may hold no more. */
export const fetchFresh = (program: Manifest, kind: string) =>
  request<Filing>(program.calls.info, {
    params: { ...ofKind(kind), fresh: '1' },
  });

const bodyOf = ({ edition }: Manifest, { id, newId, version, data, kind, aside }: Draft) => ({
  ...(id ? { id } : { new_id: newId }),
  version,
  edition,
  data,
  ...(aside?.length && { aside }),
  ...ofKind(kind),
});

/** Keeps a draft. Silent: the form itself says whether it is saved. */
export const saveDraft = (program: Manifest, draft: Draft): Promise<FilingAnswer> =>
  request(program.calls.save[0] as CallPath, {
    data: { ...bodyOf(program, draft), action: 'save' },
    ...inBackground,
  });

/** Keeps what changed of a draft that the server has. Silent as well. */
export const saveChanges = (
  { calls, edition }: Manifest,
  { id, version, aside }: Pick<Draft, 'version' | 'aside'> & { id: string },
  changes: Change[],
): Promise<Envelope<Acknowledgement | Refusal | null>> =>
  request(calls.change ?? paths.changeFiling, {
    path: { id },
    data: { version, edition, changes, ...(aside?.length && { aside }) },
    ...inBackground,
  });

/**
 * Files a saved draft. `confirmed` are the ids of the warnings that the filer has read. The same `key` may be sent
 * again: there is one submission and one receipt.
 */
export function submitFiling(
  program: Manifest,
  draft: Draft & { id: string },
  confirmed: string[],
  key: string,
): Promise<FilingAnswer> {
  const { submit, save } = program.calls;
  const common = { headers: { 'Idempotency-Key': key }, ...inBackground };
  if (!submit) {
    const data = { ...bodyOf(program, draft), action: 'submit', confirmed_warnings: confirmed };
    return request(save[0] as CallPath, { data, ...common });
  }
  const { version, data: answers } = draft;
  const data = { version, edition: program.edition, data: answers, confirmed_warnings: confirmed };
  return request(submit, { path: { id: draft.id }, data, ...common });
}

/** Filings that a new filing of a program can continue; the keyword is looked for in number, title and publisher. */
export const fetchContinuable = (program: string, keyword: string) =>
  request<Continuables>(paths.continuable, { params: { program, keyword }, ...inBackground });

/** Takes back a filing that nobody has begun to review. */
export const withdrawFiling = (id: string, version: number) =>
  request<Filing>(paths.withdraw, { path: { id }, data: { version } });

/** Says that a correction was made, or why it stays. What stands instead comes with a refusal. */
export const answerCorrection = (id: string, data: AnswerCorrectionBody) =>
  request<{ returned?: Correction[]; correction?: Correction } | null>(paths.answerCorrection, {
    path: { id },
    data,
  });

/** Copies a filing into a new draft of the present batch. The same `key` may be sent again: there is one copy. */
export const copyFiling = (id: string, key: string) =>
  request<FilingCopy>(paths.copyFiling, { path: { id }, data: {}, headers: { 'Idempotency-Key': key } });

/** Answers of the company's other filings that a filing of the program could take; `except` is that filing itself. */
export const fetchReusable = (program: Manifest, except: string | null) =>
  request<ReusableAnswers>(paths.reusable, {
    params: { program: program.key, ...(except && { except }) },
    ...inBackground,
  });

/** The receipt of the latest submission. */
export const fetchReceipt = (id: string) => request<ReceiptData>(paths.receipt, { path: { id } });

/** Two submissions beside each other; without a choice the last two. */
export const fetchChanges = (id: string, params: TwoSubmissions) =>
  request<ComparedSubmissions>(paths.filingChanges, { path: { id }, params });
