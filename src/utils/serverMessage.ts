import type { Envelope } from '@domain/api/envelope';

/** What the server says in an answer, as one text. */
export const messageOf = ({ msg }: Pick<Envelope, 'msg'>): string => [msg].flat().join('\n');
