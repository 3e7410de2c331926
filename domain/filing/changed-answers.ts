/** Differences of two states of a draft: a save of one field stores these alone. */
import type { Answers, FieldAnswers } from '../definition';
import { isRecord, isSameFieldValue } from './sections';

/** Path of a section, or of a row in it, and what stands there now. */
export type ChangedAnswer = [path: [section: string, row?: string], value: Answers[string] | FieldAnswers];

const isSameRecord = (a: FieldAnswers, b: FieldAnswers): boolean => {
  if (a === b) return true;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && isSameFieldValue(a[key], b[key]));
};

/** Differences of one section: its rows where both have as many, or else the whole section. */
export function listChangesOfSection(
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

/** Differences between `before` and `now`; null where a section is gone, which no changed answer can say. */
export function listChangedAnswers(before: Answers, now: Answers): ChangedAnswer[] | null {
  if (Object.keys(before).some((key) => now[key] === undefined)) return null;
  return Object.entries(now).flatMap(([key, section]) => listChangesOfSection(key, before[key], section));
}
