/** Declarations (specification, section 7): one shape for every program, at the paths that its manifest names. */

import { ERROR_LEVEL } from '@domain/api/codes';
import type { ResponseEnvelope } from '@domain/api/envelope';
import { paths } from '@domain/api/paths.generated';
import type { Answers, CallPath, Manifest } from '@domain/definition';
import type { ChangeAcknowledgement, LogEntry } from '@domain/filing/calls';
import type { AnswerChange } from '@domain/filing/change-set';
import type { AsideAnswer } from '@domain/filing/edition-note';
import type { CodedMessage, Filing, FilingReceipt, SaveConflict } from '@domain/filing/types';
import { request } from '@/utils/request';

/** Silent level: the form shows the outcome itself, or the page is complete without the answer. */
const inBackground = { level: ERROR_LEVEL.silent };

/** `data` of a 208 answer to a save or submission. */
export type SaveRefusal = Partial<SaveConflict> & {
  missing?: CodedMessage[];
  receipt?: FilingReceipt;
  /** True if the server has another edition of the form than this page. */
  other_edition?: boolean;
  /** Present where the window is not open: the server's clock beside the times of the window. */
  server_time?: string;
};

type FilingAnswer = ResponseEnvelope<Filing | SaveRefusal | null>;

export interface FilingDraft {
  id: string | null;
  /** The id that a new filing shall get: a first save whose answer was lost is sent again under the same one. */
  newId?: string;
  /** The version that the answers were read with: a stale one is refused. */
  version: number;
  data: Answers;
  /** The kind, where the program has several; otherwise empty. */
  kind: string;
  /** Answers set aside in this browser when the draft was converted to the present edition; sent until the server has them. */
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

/** Fetches a further filing beside those that the company has: `id: null`, prefilled. Refused when it may have no more. */
export const fetchFresh = (program: Manifest, kind: string) =>
  request<Filing>(program.calls.info, {
    params: { ...ofKind(kind), fresh: '1' },
  });

const bodyOf = ({ edition }: Manifest, { id, newId, version, data, kind, aside }: FilingDraft) => ({
  ...(id ? { id } : { new_id: newId }),
  version,
  edition,
  data,
  ...(aside?.length && { aside }),
  ...ofKind(kind),
});

/** Saves a draft. Silent: the form itself shows whether it is saved. */
export const saveDraft = (program: Manifest, draft: FilingDraft): Promise<FilingAnswer> =>
  request(program.calls.save[0] as CallPath, {
    data: { ...bodyOf(program, draft), action: 'save' },
    ...inBackground,
  });

/** Saves the changes of a draft that the server has. Silent as well. */
export const saveChanges = (
  { calls, edition }: Manifest,
  { id, version, aside }: Pick<FilingDraft, 'version' | 'aside'> & { id: string },
  changes: AnswerChange[],
): Promise<ResponseEnvelope<ChangeAcknowledgement | SaveRefusal | null>> =>
  request(calls.change ?? paths.changeFiling, {
    path: { id },
    data: { version, edition, changes, ...(aside?.length && { aside }) },
    ...inBackground,
  });

/**
 * Submits a saved draft. `confirmed`: ids of the warnings that the filer has confirmed. A repeated call with the same `key`
 * leads to one submission and one receipt.
 */
export function submitFiling(
  program: Manifest,
  draft: FilingDraft & { id: string },
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

/** The log of a filing, oldest first. */
export const fetchLog = (program: Manifest, id: string) =>
  request<LogEntry[]>(program.calls.log, { path: { id } });
