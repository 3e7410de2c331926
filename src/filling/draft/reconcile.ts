/** Merging of this browser's answers with the server's. Loaded with the form rather than with the portal. */

import type { Answers, AnswerValue, Form, FormContext, Row } from '@domain/definition';
import type { ChangeAcknowledgement } from '@domain/filing/calls';
import { type AnswerChange, applyChanges, computeChangeSet } from '@domain/filing/change-set';
import { checkAnswers } from '@domain/filing/check';
import { computeAnswers, selectInputAnswers } from '@domain/filing/compute';
import type { AsideAnswer } from '@domain/filing/edition-note';
import { migrateAnswersToEdition } from '@domain/filing/editions';
import { normaliseAnswers } from '@domain/filing/input';
import { type MergeConflict, mergeDrafts } from '@domain/filing/merge';
import { type AnswerPath, formatPath, parsePath, setAnswerAtPath } from '@domain/filing/paths';
import { addRowIds } from '@domain/filing/rows';
import { isSameContent } from '@domain/filing/same-content';
import { findRow, getRowIdentity, getSectionFields, getSectionRows } from './changes';
import type { FilingEntry } from './localStore';
import type { DraftState } from './state';
import { filterKnownUnparsed, filterStillUnparsed, findCellPath } from './unparsedInput';

export { listReplacedValues } from './replacedValues';
export { isSameContent };

export interface MergedAnswers {
  answers: Answers;
  /** Fields that both sides changed differently. Until they are decided, `answers` holds the server's values. */
  differences: MergeConflict[];
}

/**
 * Selects the answers that the server accepts. It refuses a draft with any value of the wrong type or size, so such
 * values and unreadable texts stay in the local store and are counted; the values of `base` are sent instead, or none where
 * these are unfit too.
 */
export function selectSavableAnswers(
  form: Form,
  { answers, unreadable, base }: Pick<DraftState, 'answers' | 'unreadable' | 'base'>,
  ctx: FormContext,
): { data: Answers; withheld: number } {
  const filled = computeAnswers(form, answers, ctx);
  const withheld = new Set<string>();
  const emptied = new Set<string>();
  const replaceValue = (rest: Answers, path: string) => {
    const isTried = withheld.has(path);
    (isTried ? emptied : withheld).add(path);
    return setAnswerAtPath(rest, path, isTried ? null : valueBefore(form, base, filled, path));
  };
  let kept = filled;
  let unfit = Object.keys(filterStillUnparsed(unreadable, filled)).map(
    (key) => findCellPath(key, filled) as string,
  );
  // A check lists a limited number of faults: it is repeated until it finds no further value to replace.
  do {
    kept = unfit.reduce(replaceValue, kept);
    const found = checkAnswers(form, kept, ctx, 'draft').map(({ path }) => path);
    unfit = found.filter((path) => path.includes('.') && !emptied.has(path));
  } while (unfit.length > 0);
  return { data: selectInputAnswers(form, kept), withheld: withheld.size };
}

/** Returns the value of `base` for a path of `answers`; the row may have another index there. */
function valueBefore(form: Form, base: Answers, answers: Answers, path: string): AnswerValue {
  const place = parsePath(path);
  const section = form.sections.find(({ key }) => key === place?.section);
  if (!place?.field || !section) return null;
  if (place.row === undefined) return getSectionFields(base, section.key)[place.field] ?? null;
  const identity = getRowIdentity(section, getSectionRows(answers, section.key)[place.row] ?? {});
  const isKnown = Object.values(identity).every((value) => value != null);
  const row = isKnown ? findRow(base, section.key, identity) : undefined;
  return row?.[place.field] ?? null;
}

/**
 * Creates a function that applies the values which the server changed, such as those of a continued filing. Null where it
 * changed none. Text typed meanwhile is kept, except in those fields.
 */
export function createServerOverrides(
  form: Form,
  sent: Answers,
  kept: Answers,
): ((mine: Answers) => Answers) | null {
  const expected = normaliseAnswers(form, sent);
  const theirs = addRowIds(form.sections, kept);
  return isSameContent(expected, kept) ? null : (mine) => mergeDrafts(form, expected, mine, theirs).merged;
}

/** Changes to send for a draft that exists on the server. */
export interface SaveDifference {
  changes: AnswerChange[];
  /** Answers as the server will store them, without its own decisions. */
  stored: Answers;
}

/**
 * Computes the changes to send; null where the whole draft must be sent. `choice`: path of the continued filing; a change
 * there adds answers that only the server knows.
 */
export function computeSaveDifference(
  form: Form,
  base: Answers,
  data: Answers,
  choice: string | undefined,
): SaveDifference | null {
  const changes = computeChangeSet(form, base, normaliseAnswers(form, data));
  if (!changes || changes.some(({ path }) => path === choice)) return null;
  return { changes, stored: applyChanges(form, base, changes).answers };
}

/** Applies the server's decisions to answers: values and whole tables. */
export function applyServerDecisions(
  answers: Answers,
  decided: ChangeAcknowledgement['decided'] = [],
): Answers {
  const tables = decided.filter(({ path }) => !path.includes('.'));
  const values = decided.filter(({ path }) => path.includes('.'));
  const begun = Object.fromEntries(tables.map(({ path, value }) => [path, value as Row[]]));
  return values.reduce((rest, { path, value }) => setAnswerAtPath(rest, path, value as AnswerValue), {
    ...answers,
    ...begun,
  });
}

/** Start of this person's work: the stored answers, and contents that were sent since and may be stored by now. */
export interface MergeBase {
  base: Answers;
  unanswered?: readonly Answers[] | undefined;
}

/**
 * Lists the sections that a save has changed and of which all changes are stored. What the engine adds is no change, such as the
 * numbers of rows and the rows of years, which the browser may not have yet.
 */
function listStoredSections(form: Form, base: Answers, sent: Answers, theirs: Answers): string[] {
  const { merged, conflicts } = mergeDrafts(form, base, sent, theirs);
  const disputed = new Set(conflicts.map(({ path }) => parsePath(path)?.section));
  return Object.keys(sent).filter(
    (section) =>
      !disputed.has(section) &&
      isSameContent(merged[section], theirs[section]) &&
      !isSameContent(sent[section], base[section]),
  );
}

/**
 * The base, with the changes of saves that have reached the server although their answers did not arrive. What was undone after that
 * is a change of this person.
 */
export function findReachedBase(form: Form, { base, unanswered = [] }: MergeBase, theirs: Answers): Answers {
  const reached = { ...base };
  for (const content of unanswered) {
    const sent = { ...base, ...normaliseAnswers(form, content) };
    const stored = listStoredSections(form, base, sent, theirs);
    if (stored.length === 0) continue;
    const { merged } = mergeDrafts(form, base, sent, reached);
    Object.assign(reached, Object.fromEntries(stored.map((section) => [section, merged[section]])));
  }
  return reached;
}

/** Applies this person's changes since the base to the answers of somebody else. */
export function mergeMyChanges(form: Form, from: MergeBase, mine: Answers, theirs: Answers): MergedAnswers {
  const { merged, conflicts } = mergeDrafts(form, findReachedBase(form, from, theirs), mine, theirs);
  return { answers: merged, differences: conflicts };
}

/**
 * Converts an entry to the present edition of its form. Answers without a field there are set aside if this person gave them; what
 * was set aside returns where the form asks for it again.
 */
export function convertEntryEdition(form: Form, edition: string, entry: FilingEntry): FilingEntry {
  if (entry.edition === edition) return entry;
  const base = migrateAnswersToEdition(form, entry.base, entry.edition);
  const mine = migrateAnswersToEdition(form, entry.answers, entry.edition, entry.aside);
  const isOwn = ({ path, value }: AsideAnswer) =>
    !base.aside.some((each) => each.path === path && isSameContent(each.value, value));
  const aside = mine.aside.filter(isOwn);
  const unreadable = filterKnownUnparsed(form, entry.unreadable ?? {});
  // Contents sent under the earlier edition are stored otherwise now.
  return { ...entry, edition, base: base.answers, answers: mine.answers, unanswered: [], unreadable, aside };
}

/** A difference, and the row that it is in: a later entry may move that. */
interface FoundDifference {
  difference: MergeConflict;
  place: AnswerPath;
  row: Row | undefined;
}

/** True for a text that the stored one goes on with: a tab that was closed while typing had sent more than it has kept. */
const isContinued = ({ mine, theirs }: MergeConflict): boolean =>
  typeof mine === 'string' && typeof theirs === 'string' && mine !== '' && theirs.startsWith(mine);

/** Replays entries, oldest first, onto the server's answers. `isOwnSave`: the same person has saved those last. */
export function applyEntries(
  form: Form,
  entries: readonly Pick<FilingEntry, 'base' | 'answers' | 'unanswered'>[],
  server: Answers,
  isOwnSave: boolean,
): MergedAnswers {
  const found = new Map<string, FoundDifference>();
  const answers = entries.reduce((theirs, entry) => {
    const step = mergeMyChanges(form, entry, entry.answers, theirs);
    for (const difference of step.differences) {
      if (isOwnSave && isContinued(difference)) continue;
      const place = parsePath(difference.path) as AnswerPath;
      const row = findIdentity(form, step.answers, place);
      found.set(JSON.stringify([place.section, row, place.field]), { difference, place, row });
    }
    return step.answers;
  }, server);
  return { answers, differences: [...found.values()].flatMap((each) => locateDifference(each, answers)) };
}

function findIdentity(
  form: Form,
  answers: Answers,
  { section: key, row: index }: AnswerPath,
): Row | undefined {
  const section = form.sections.find((each) => each.key === key);
  const row = index === undefined ? undefined : getSectionRows(answers, key)[index];
  return section && row && getRowIdentity(section, row);
}

/** Names the present place of a difference; none where a later entry has deleted its row. */
function locateDifference({ difference, place, row }: FoundDifference, answers: Answers): MergeConflict[] {
  if (!row) return [difference];
  const now = findRow(answers, place.section, row);
  if (!now) return [];
  const path = formatPath({ ...place, row: getSectionRows(answers, place.section).indexOf(now) });
  return [{ ...difference, path }];
}

/** One of the two sides, or a text that a person has made of both. */
export type ConflictChoice = 'mine' | 'theirs' | { merged: string };
export type ConflictChoices = Record<string, ConflictChoice>;

const selectChosen = ({ mine, theirs }: MergeConflict, choice: ConflictChoice = 'mine') =>
  typeof choice === 'object' ? choice.merged : { mine, theirs }[choice];

/**
 * Resolves differences as chosen, with `mine` where nothing was chosen. Rows are removed last, because paths contain row
 * indexes.
 */
export function decide(
  answers: Answers,
  differences: readonly MergeConflict[],
  choices: ConflictChoices,
): Answers {
  const gone: AnswerPath[] = [];
  const settled = differences.reduce((rest, difference) => {
    const { path } = difference;
    const chosen = selectChosen(difference, choices[path]);
    const place = parsePath(path);
    if (!place || place.field) return setAnswerAtPath(rest, path, chosen as AnswerValue);
    if (chosen === null || chosen === undefined) gone.push(place);
    else return replaceRow(rest, place, [chosen as Row]);
    return rest;
  }, answers);
  const fromTheEnd = gone.sort((a, b) => (b.row ?? 0) - (a.row ?? 0));
  return fromTheEnd.reduce((rest, place) => replaceRow(rest, place, []), settled);
}

function replaceRow(answers: Answers, { section, row }: AnswerPath, by: Row[]): Answers {
  const rows = getSectionRows(answers, section);
  return { ...answers, [section]: rows.flatMap((each, index) => (index === row ? by : [each])) };
}
