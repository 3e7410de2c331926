import { type Language, say } from '../text';
import type { DocumentProof } from './model';
import { documentWords } from './words';

/** The address at which a copy with this number and hash is checked, or null. */
export type CheckAddress = (no: string, hash: string) => string | null;

/** `publicUrl`: where people reach the portal. What a request says of it is never printed: anybody can say anything. */
export const createCheckAddress =
  (publicUrl: string | null): CheckAddress =>
  (no, hash) =>
    publicUrl && `${publicUrl}/check?${new URLSearchParams({ no, hash })}`;

export const labelDocumentProof = (
  { no, hash, address }: Pick<DocumentProof, 'no' | 'hash' | 'address'>,
  language: Language,
): DocumentProof => ({
  no,
  hash,
  hint: say(address ? documentWords.check : documentWords.checkByHand, language),
  address,
  code: say(documentWords.code, language),
});
