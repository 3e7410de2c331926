/** Answers of a draft that have changed since all of them were written: a save of one field stores these alone. */
import type { Answers, FieldAnswers } from '../definition';
import { isRecord, isSameFieldValue } from './sections';

/** Path of a section, or of a row in it, and what stands there now. */
export type ChangedAnswer = [path: [section: string, row?: string], value: Answers[string] | FieldAnswers];

/** True where two records hold the same answers. */
export const isSameRecord = (a: FieldAnswers, b: FieldAnswers): boolean => {
  if (a === b) return true;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && isSameFieldValue(a[key], b[key]));
};

function listChangedOfSection(
  key: string,
  before: Answers[string] | undefined,
  now: Answers[string],
): ChangedAnswer[] {
  if (before === now) return [];
  if (Array.isArray(now) && Array.isArray(before) && now.length === before.length)
    return now.flatMap((row, i): ChangedAnswer[] =>
      isSameRecord(row, before[i] ?? {}) ? [] : [[[key, String(i)], row]],
    );
  const isSame =
    isRecord(now) && isRecord(before) && isSameRecord(now as FieldAnswers, before as FieldAnswers);
  return isSame ? [] : [[[key], now]];
}

/** What makes `now` of `before`; null where a section is gone, which no change of an answer can say. */
export function listChangedAnswers(before: Answers, now: Answers): ChangedAnswer[] | null {
  if (Object.keys(before).some((key) => now[key] === undefined)) return null;
  return Object.entries(now).flatMap(([key, section]) => listChangedOfSection(key, before[key], section));
}
