/** Phrases for opinions: a person's own, and those shared within the office. */
import { phraseMessages } from '../../domain/api/messages/phrases';
import type { Phrase, PhraseBody } from '../../domain/calls/phrases';
import { PHRASES_AT_MOST } from '../../domain/review/phrases';
import type { Caller } from '../core/access';
import { type Kept, keptOf } from './kept-service';
import type { PhraseRow } from './kept-store';
import type { ReviewParts } from './review-parts';

const kept = (parts: ReviewParts) =>
  keptOf(parts, {
    kind: 'phrase',
    store: parts.phrases,
    atMost: PHRASES_AT_MOST,
    tooMany: phraseMessages.atMost,
  });

const phraseOf = ({ row: { id, text, program }, ...sharing }: Kept<PhraseRow>): Phrase => ({
  id,
  text,
  program,
  ...sharing,
});

export const listPhrases = async (parts: ReviewParts, caller: Caller): Promise<Phrase[]> =>
  (await kept(parts).list(caller)).map(phraseOf);

export async function savePhrase(parts: ReviewParts, caller: Caller, body: PhraseBody): Promise<Phrase> {
  const { id, text, program = null, is_shared: isShared = false } = body;
  return phraseOf(await kept(parts).keep(caller, id, () => ({ text, program, isShared })));
}

export const deletePhrase = (parts: ReviewParts, caller: Caller, id: string): Promise<null> =>
  kept(parts).forget(caller, id);
