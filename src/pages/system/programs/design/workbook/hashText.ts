import type { HashText } from '@domain/program-documents/exchange/program-file';

/** Hash of a text by the browser, which offers it to pages of a secure origin alone. */
export const hashText: HashText = async (text) => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};
