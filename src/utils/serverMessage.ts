import type { Envelope } from '@domain/api/envelope';

/** The server's words in an answer, as one text. */
export const messageOf = ({ msg }: Pick<Envelope, 'msg'>): string => [msg].flat().join('\n');
