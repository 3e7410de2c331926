/** Calls of phrases for opinions: a person's own, and those that colleagues share. */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { idParams } from '../calls/shapes';
import { id, key, lines, visible } from '../calls/text-kinds';
import { phraseMessages } from './messages';
import { MAX_PHRASE_LENGTH } from './phrases';

const TAG = 'review';

/**
 * Sharing of a phrase or view that a person saves: whether it is shared, its author, and whether the asking person may remove it.
 */
export const sharing = z.object({
  is_shared: z.boolean(),
  /** Name of the author; null where the asking person is the author. */
  author: z.string().nullable(),
  may_remove: z.boolean(),
});
export type PhraseSharing = z.infer<typeof sharing>;

const phrase = sharing.extend({
  id: z.string(),
  text: z.string(),
  /** Key of the program; null: every program. */
  program: z.string().nullable(),
});
export type Phrase = z.infer<typeof phrase>;

export const phrases = defineCall('phrases', 'GET /api/v1.0/review/phrases/', {
  tag: TAG,
  summary:
    'Phrases for opinions: those of the person, then those shared by the department and by the city; a city officer finds all that are shared',
  access: 'review.first',
  data: z.array(phrase),
});

const phraseBody = z.object({
  /** Id of the phrase to change; only its author can change it. */
  id: id.optional(),
  text: visible(lines(MAX_PHRASE_LENGTH), phraseMessages.empty),
  program: key.nullable().default(null),
  is_shared: z.boolean().default(false),
});
export type PhraseBody = z.input<typeof phraseBody>;

export const savePhrase = defineCall('savePhrase', 'POST /api/v1.0/review/phrases/', {
  tag: TAG,
  summary: 'Keep a phrase, or change one: {company} and {project} are filled where it is put in',
  access: 'review.first',
  body: phraseBody,
  data: phrase,
});

export const deletePhrase = defineCall('deletePhrase', 'DELETE /api/v1.0/review/phrases/{id}/', {
  tag: TAG,
  summary: 'Forget a phrase of one’s own; a city officer also removes those that others share',
  access: 'review.first',
  params: idParams,
  data: z.null(),
});
