/** Window of a filing as its company sees it, and until when it may be submitted after that has closed. */
import type { Program } from '../../domain/definition';
import { isClosedDraft } from '../../domain/filing/deadline';
import type { Filing } from '../../domain/filing/types';
import type { Language, Text } from '../../domain/text';
import type { FilingPeriod } from '../../domain/windows/calls';
import { computeWindowState, findLateEnd } from '../../domain/windows/state';
import { toFilingWindow } from '../windows/windows-service';
import type { WindowRow } from '../windows/windows-store';
import type { FilingHead } from './filings-store';
import type { PresentRow } from './present-edition';

interface UnsavedWindow {
  window: WindowRow | undefined;
  used: number;
  owedUntil?: Date | null;
}

interface WindowContext {
  language: Language;
  now: Date;
}

export const getEffectiveWindow = ({ window, extendedUntil }: FilingHead): WindowRow | undefined =>
  window ? { ...window, extendedUntil } : undefined;

export function toFilingPeriod(window: WindowRow | undefined, now: Date): FilingPeriod | null {
  if (!window) return null;
  const { status, closesAt } = computeWindowState(window, now);
  return { status, opens_at: window.opensAt.toISOString(), closes_at: closesAt.toISOString() };
}

/** Filing with the end of the due day of the report that it is owed as, if any (server/continuing/owed-results). */
export type DatedFiling = FilingHead & { owedUntil?: Date | null };

/** Time until which a filing may be submitted outside its window; null where it may not. */
export function findGraceEnd({ owedUntil, ...row }: DatedFiling, now: Date): Date | null {
  const window = getEffectiveWindow(row);
  return window ? findLateEnd(window, { begunAt: row.createdAt, owedUntil }, now) : null;
}

/** Closing time of a draft that can no longer be submitted; null for any other filing. */
export function findDraftClosing(row: DatedFiling, now: Date): Date | null {
  const window = getEffectiveWindow(row);
  const state = window && computeWindowState(window, now);
  return state && isClosedDraft(row.status, state.status, isGraced(row, now)) ? state.closesAt : null;
}

export const isGraced = (row: DatedFiling, now: Date): boolean => findGraceEnd(row, now) !== null;

const toGraceView = (end: Date | null, owedUntil: Date | null = null) =>
  end && { grace_until: end.toISOString(), ...(owedUntil && { owed: true as const }) };

/** API view of a filing's window. The grace period is shown only once it applies, so that nobody plans with it. */
export function toFilingWindowView(
  row: PresentRow,
  title: Text,
  { language, now }: WindowContext,
): Filing['window'] {
  const window = getEffectiveWindow(row);
  if (!window) return null;
  const end = findGraceEnd(row, now);
  const view = toFilingWindow(window, { used: row.used, title }, now, language);
  return { ...view, ...toGraceView(end, row.owedUntil) };
}

/** The same of a filing that is not stored yet. */
export function toUnsavedWindow(
  { title }: Program,
  { window, used, owedUntil }: UnsavedWindow,
  { language, now }: WindowContext,
): Filing['window'] {
  if (!window) return null;
  const end = findLateEnd(window, { begunAt: now, owedUntil }, now);
  return { ...toFilingWindow(window, { used, title }, now, language), ...toGraceView(end, owedUntil) };
}
