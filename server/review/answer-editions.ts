/** Names of an answer in the editions that filings at work were sent under, where they differ from the present one. */
import type { Program } from '../../domain/definition';
import {
  type AnswerPlace,
  findFieldAt,
  findPresentPath,
  listAnswerPlaces,
} from '../../domain/filing/answer-places';
import { listEarlierEditionSteps } from '../../domain/filing/edition-steps';
import { listKnownEditions } from '../../domain/programs/edition-forms';
import { findProgramEdition } from '../../domain/programs/editions';
import { listEarlierAnswers } from '../../domain/review/earlier-answers';
import { reviewMessages } from '../../domain/review/messages';
import { fillText, joinTexts, type Language, say } from '../../domain/text';
import type { Database } from '../core/db/client';
import { listEditionsAtWork } from './checks-store';

/**
 * The edition by whose form a column is read: the present one, or the last that asks for an answer that is asked for no more.
 * Undefined where none is known to have it.
 */
export async function findColumnEdition(program: Program, path: string): Promise<Program | undefined> {
  const form = await program.load();
  if (findPresentPath(form, path) !== undefined) return program;
  const earlier = listEarlierAnswers(form).find((each) => each.path === path);
  const own = earlier && findProgramEdition(program.key, earlier.edition);
  if (!own) return undefined;
  // The present form knows the steps between all editions before it.
  const editions = listEarlierEditionSteps(form.editions ?? [], own.edition);
  return { ...own, load: async () => ({ ...(await own.load()), editions }) };
}

export const sayOnlyInEdition = (edition: string, language: Language): string =>
  say(fillText(reviewMessages.onlyInEdition, { edition }), language);

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
