import { type FileLanguage, say } from '../text';
import type { DocumentProof } from './model';
import { documentWords } from './words';

/** Creates the address at which a copy with this number and hash is checked; null without a public address. */
export type CheckAddress = (no: string, hash: string) => string | null;

/** `publicUrl`: configured address of the portal. The host of a request is never printed: clients can send any. */
export const createCheckAddress =
  (publicUrl: string | null): CheckAddress =>
  (no, hash) =>
    publicUrl && `${publicUrl}/check?${new URLSearchParams({ no, hash })}`;

export const labelDocumentProof = (
  { no, hash, address }: Pick<DocumentProof, 'no' | 'hash' | 'address'>,
  language: FileLanguage,
): DocumentProof => ({
  no,
  hash,
  hint: say(address ? documentWords.check : documentWords.checkByHand, language),
  address,
  code: say(documentWords.code, language),
});
