/** Answers set aside by a browser, added to the note of a filing. */
import type { AsideAnswer, EditionNote } from './edition-note';

/**
 * Adds answers that were set aside later than those of the note. Of one place the newest stays alone: it contains what stood there
 * before, and returns to the form when a later edition asks for it again.
 */
export function addAsideAnswers(
  note: EditionNote | null,
  aside: readonly AsideAnswer[] = [],
  edition: string,
): EditionNote | null {
  if (aside.length === 0) return note;
  const base = note ?? { from: aside[0]?.edition ?? '', to: edition, kept: 0, moved: [], aside: [] };
  const namePlace = (answer: AsideAnswer) => JSON.stringify([answer.edition, answer.path]);
  const newer = new Set(aside.map(namePlace));
  return { ...base, aside: [...base.aside.filter((answer) => !newer.has(namePlace(answer))), ...aside] };
}
