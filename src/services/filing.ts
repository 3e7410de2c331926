/** Declarations (specification, section 7): one shape for every program, at the paths that its manifest names. */
import type { ReceiptData } from '@domain/api/calls/filings';
import { ERROR_LEVEL } from '@domain/api/codes';
import type { Envelope } from '@domain/api/envelope';
import { paths } from '@domain/api/paths';
import type { Conflict, Filing, PathMessage, Receipt } from '@domain/filing/types';
import type { Answers, CallPath, Manifest } from '@domain/programs/define';
import { request } from '@/utils/request';

/** `data` of a 208 answer to a save or submission. */
export type Refusal = Partial<Conflict> & { missing?: PathMessage[]; receipt?: Receipt };

export type FilingAnswer = Envelope<Filing | Refusal | null>;

export interface Draft {
  id: string | null;
  /** The version that the answers were read with: a stale one is refused. */
  version: number;
  data: Answers;
  /** Of a program with several kinds: which one. Otherwise empty. */
  kind: string;
}

const ofKind = (kind: string) => (kind ? { selectIndex: kind } : {});

/** The current batch's filing, or one with `id: null`, prefilled from the company profile. */
export const fetchCurrent = (program: Manifest, kind: string) =>
  request<Filing>(program.calls.info, { params: ofKind(kind) });

export const fetchOne = (program: Manifest, id: string, kind: string) =>
  request<Filing>(program.calls.one, { path: { id }, params: ofKind(kind) });

const bodyOf = ({ id, version, data, kind }: Draft) => ({
  ...(id && { id }),
  version,
  data,
  ...ofKind(kind),
});

/** Keeps a draft. Silent: the form itself says whether it is saved. */
export const saveDraft = (program: Manifest, draft: Draft): Promise<FilingAnswer> =>
  request(program.calls.save[0] as CallPath, {
    data: { ...bodyOf(draft), action: 'save' },
    level: ERROR_LEVEL.silent,
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
  const common = { headers: { 'Idempotency-Key': key }, level: ERROR_LEVEL.silent };
  if (!submit) {
    const data = { ...bodyOf(draft), action: 'submit', confirmed_warnings: confirmed };
    return request(save[0] as CallPath, { data, ...common });
  }
  const data = { version: draft.version, data: draft.data, confirmed_warnings: confirmed };
  return request(submit, { path: { id: draft.id }, data, ...common });
}

/** Takes back a filing that nobody has begun to review. */
export const withdrawFiling = (id: string, version: number) =>
  request<Filing>(paths.withdraw, { path: { id }, data: { version } });

/** The receipt of the latest submission. */
export const fetchReceipt = (id: string) => request<ReceiptData>(paths.receipt, { path: { id } });
