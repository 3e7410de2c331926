/** The one answer to whoever saw another version than the present one: 208, and nothing is overwritten. */
import type { Text } from '../../../domain/text';
import { business, type Problem } from '../errors';

/** `present` tells at least the version; the text says it in the words of the subject. */
export const conflict = (text: Text, present: object): Problem =>
  business(text, { conflict: true, ...present });
