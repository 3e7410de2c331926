/** Names of an answer in the editions that filings at work were sent under, where they differ from the present one. */
import type { Program } from '../../domain/definition';
import { type AnswerPlace, findFieldAt, listAnswerPlaces } from '../../domain/filing/answer-places';
import { listKnownEditions } from '../../domain/programs/edition-forms';
import { reviewMessages } from '../../domain/review/messages';
import { fillText, joinTexts, type Language, say } from '../../domain/text';
import type { Database } from '../core/db/client';
import { listEditionsAtWork } from './checks-store';

/** Notes on answers of the present form by their paths: how earlier editions call them, or that they do not ask for them. */
export async function describeAnswerEditions(
  db: Database,
  program: Program,
  presentPaths: readonly string[],
  language: Language,
): Promise<Map<string, string>> {
  const earlier = listKnownEditions(program).slice(1);
  if (earlier.length === 0 || presentPaths.length === 0) return new Map();
  const atWork = (await listEditionsAtWork(db, [program.key])).map(({ edition }) => edition);
  const known = earlier.filter(({ edition }) => atWork.includes(edition));
  const editions = await Promise.all(
    known.map(async (each) => ({ edition: each.edition, form: await each.load() })),
  );
  const present = await program.load();
  const listNotes = (path: string) => {
    const now = findFieldAt(present, path);
    const label = now && say(now, language);
    const places = listAnswerPlaces(present, path);
    const placeIn = (edition: string): AnswerPlace | undefined =>
      places.find((place) => place.edition === edition);
    return editions.flatMap(({ edition, form }) => {
      const place = placeIn(edition);
      const field = place && findFieldAt(form, place.path);
      if (!field) return [fillText(reviewMessages.notInEdition, { edition })];
      return say(field, language) === label
        ? []
        : [fillText(reviewMessages.nameInEdition, { edition, field })];
    });
  };
  return new Map(
    presentPaths.flatMap((path) => {
      const parts = listNotes(path);
      return parts.length > 0 ? [[path, say(joinTexts(parts, '；', '; '), language)]] : [];
    }),
  );
}
