import type { Answers, FormScope, Section } from '@domain/definition';
import { getAnswerAtPath } from '@domain/filing/paths';
import { listFileBoxes } from '@/filling/attachments/boxes';

/** Attachments shown as a choice: those of a form with hundreds of rows would be no list to choose from. */
const AT_MOST = 60;

/** Ids of the files that the draft holds, each once, in the order of the form. */
export function listAttachedIds(sections: readonly Section[], filled: Answers, scope: FormScope): string[] {
  const ids = listFileBoxes(sections, filled, scope).flatMap(({ path }) =>
    [getAnswerAtPath(filled, path) ?? []].flat().map(String),
  );
  return [...new Set(ids)].slice(0, AT_MOST);
}
