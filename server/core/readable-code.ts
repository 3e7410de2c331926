import { randomInt } from 'node:crypto';

/** Without what people mistake for one another, on paper or over the telephone: five random bits each. */
const READABLE = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A random secret that a person reads and types. */
export const readableCode = (length: number, characters = READABLE): string =>
  Array.from({ length }, () => characters.charAt(randomInt(characters.length))).join('');
