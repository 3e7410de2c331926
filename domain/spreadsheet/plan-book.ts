/** Plan of an imported file, section by section: the changes that it would make to the draft, before any is made. */

import type { Answers, Section } from '../definition';
import { computeAnswers } from '../filing/compute';
import { keepReferences } from '../filing/references';
import { verdictTitle } from '../filing/rule-words';
import { createFormScope, isVisible } from '../filing/scope';
import { listSectionFields } from '../filing/sections';
import type { Text } from '../text';
import { type DraftSource, findReferredFiling } from './book';
import { findFigureFault } from './computed-figures';
import { type SheetReading, selectSheetReading } from './fitting-sheets';
import { createSheetText, sheetWords } from './messages';
import type { ReadBook, SheetFault, WorkbookOrigin } from './model';
import {
  applyImportPlan,
  EMPTY_IMPORT_PLAN,
  getKnownRowIds,
  type ImportPlan,
  isPlanEmpty,
  planImport,
  planSheet,
} from './plan';
import { formatSheetName, listSheetNames } from './sheet';
import { createFileFault, createSheetFault } from './sheet-faults';
import { buildTableSource } from './source';
import { describeStatement } from './statements';

/** Maximum length of a text of the file that a message quotes, in characters. */
const SAID_AT_MOST = 80;

/** Shortens a text of the file for quoting in a message; `?` where the file has none. */
const said = (text: string | undefined): string => text?.slice(0, SAID_AT_MOST) || '?';

/** Version of a draft that was never saved. */
const UNSAVED = '0';

/** Returns the reason why nothing of the file can be taken over; null when there is none. */
function originFault({ origin }: ReadBook, own: WorkbookOrigin): Text | null {
  if (!origin) return null;
  if (origin.program !== own.program)
    return createSheetText('other_program', { theirs: said(origin.title), own: own.title });
  if (origin.company !== own.company)
    return createSheetText('other_company', { theirs: said(origin.companyName) });
  return null;
}

/**
 * True where the file was exported from another draft. A draft that was never saved gets a new identity each time it is opened: such a file
 * belongs to each draft that refers to the same filing, from which its rows come.
 */
function isOfAnother(from: DraftSource, { origin }: ReadBook, own: WorkbookOrigin): boolean {
  if (!origin || origin.filing === own.filing) return false;
  return origin.version !== UNSAVED || origin.referred !== findReferredFiling(from);
}

/** Remarks on a file that can be taken over nevertheless. */
function originNotices(from: DraftSource, book: ReadBook, own: WorkbookOrigin): Text[] {
  const { origin } = book;
  if (!origin) return [createSheetText('no_origin')];
  const notices: Text[] = [];
  if (isOfAnother(from, book, own)) notices.push(createSheetText('other_filing'));
  else if (origin.version !== own.version) notices.push(createSheetText('saved_since'));
  if (origin.edition !== own.edition) notices.push(createSheetText('other_edition'));
  return notices;
}

export interface SectionPlan extends ImportPlan {
  section: Section;
}

export interface BookPlan {
  /** Sections that would change. */
  sections: SectionPlan[];
  /** Answers of the draft after the import. */
  answers: Answers;
  /** Remarks on the file as a whole. */
  notices: Text[];
  faults: SheetFault[];
  /** True where nothing of the file can be taken over. */
  isBlocked: boolean;
  /** Sheet that was read, where the target is a single table. */
  reading: SheetReading | null;
}

/** Target of an import: one table, from a chosen sheet or the best fitting one, or the whole draft with its origin. */
export type ImportTarget = { only: Section; sheet?: string } | { own: WorkbookOrigin };

/** Maximum number of rounds: visible fields may depend on each other, and forms settle in two or three. */
const ROUNDS_AT_MOST = 4;

export const createEmptyBookPlan = (from: Pick<DraftSource, 'answers'>, faults: SheetFault[]): BookPlan => ({
  sections: [],
  answers: from.answers,
  notices: [],
  faults,
  isBlocked: true,
  reading: null,
});

/**
 * Plans the import of a workbook. Which fields are visible depends on the answers, and so on the file itself: it is read again
 * with its own values until no more fields appear. Yields between sections.
 */
export function* planBook(
  from: DraftSource,
  book: ReadBook,
  goal: ImportTarget,
  newId: () => string,
): Generator<void, BookPlan> {
  const against = 'own' in goal ? originFault(book, goal.own) : null;
  if (against) return createEmptyBookPlan(from, [createFileFault(against)]);
  let look = from;
  let shape = '';
  for (let round = 1; ; round++) {
    const { plan, read } = yield* planOnce(look, book, goal, newId);
    if (plan.sections.length === 0)
      return addFigureFaults(plan, read, { before: from.filled, after: from.filled });
    yield;
    const filled = computeAnswers(from.form, plan.answers, from.ctx);
    yield;
    const scope = createFormScope(from.form, filled, from.ctx);
    const next = shapeOf({ ...from, scope });
    if (next === shape || round === ROUNDS_AT_MOST)
      return addFigureFaults(plan, read, { before: from.filled, after: filled });
    shape = next;
    look = { ...from, filled, scope };
  }
}

/** Keys of all visible sections and fields as one text. */
const shapeOf = ({ form, scope }: DraftSource): string =>
  form.sections
    .filter((section) => isVisible(section, scope))
    .map((section) => [
      section.key,
      ...listSectionFields(section).flatMap((f) => (isVisible(f, scope) ? f.key : [])),
    ])
    .join(' ');

function* planOnce(
  from: DraftSource,
  book: ReadBook,
  goal: ImportTarget,
  newId: () => string,
): Generator<void, { plan: BookPlan; read: SectionPlan[] }> {
  const plans: SectionPlan[] = [];
  const faults: SheetFault[] = [];
  let reading: SheetReading | null = null;
  if ('only' in goal) {
    const source = { ...from, section: goal.only };
    reading = selectSheetReading(source, book, goal.sheet);
    plans.push({ section: goal.only, ...planImport(source, book, newId, goal.sheet) });
  } else {
    faults.push(...unknownSheets(from, book));
    for (const section of from.form.sections) {
      const plan = planSection(from, section, book, goal.own, newId);
      if (Array.isArray(plan)) faults.push(...plan);
      else plans.push({ section, ...plan });
      yield;
    }
    if (plans.length === 0) return { plan: createEmptyBookPlan(from, [noSheets(book)]), read: [] };
  }
  const sections = plans.filter((plan) => !plan.isBlocked && !isPlanEmpty(plan));
  const plan = {
    sections,
    answers: answersAfter(from, sections),
    notices: 'own' in goal ? originNotices(from, book, goal.own) : [],
    faults: [...faults, ...plans.flatMap((plan) => plan.faults)],
    isBlocked: plans.every((plan) => plan.isBlocked),
    reading,
  };
  return { plan, read: plans };
}

/** Adds the figures that the form computes otherwise, from the answers before and after the import with computed values. */
const addFigureFaults = (
  plan: BookPlan,
  read: readonly SectionPlan[],
  filled: { before: Answers; after: Answers },
): BookPlan => ({
  ...plan,
  faults: [...plan.faults, ...read.flatMap((each) => findFigureFault(each, filled) ?? [])],
});

function answersAfter(from: DraftSource, plans: SectionPlan[]): Answers {
  const changed = plans.map((plan) => [
    plan.section.key,
    applyImportPlan({ ...from, section: plan.section }, plan),
  ]);
  return keepReferences(from.form, from.answers, { ...from.answers, ...Object.fromEntries(changed) });
}

/** Plan of a section, or the faults that prevent one. */
function planSection(
  from: DraftSource,
  section: Section,
  book: ReadBook,
  own: WorkbookOrigin,
  newId: () => string,
): ImportPlan | SheetFault[] {
  const source = { ...from, section };
  const sheet = book.sheets.find(({ name }) => listSheetNames(section).includes(name));
  if (!isVisible(section, from.scope)) return sheet ? [createSheetFault(sheet, 'sheet_unasked')] : [];
  const isTyped = buildTableSource(source).columns.some((column) => column.isTyped);
  if (!sheet) return isTyped && book.origin ? [missing(section)] : [];
  // A sheet without fillable columns is not read, but shows that the file belongs to this form.
  if (!isTyped) return EMPTY_IMPORT_PLAN;
  return planSheet(source, sheet, isOfAnother(from, book, own) ? null : getKnownRowIds(book, source), newId);
}

const missing = ({ title }: Section): SheetFault => {
  const name = { zh: formatSheetName(title, 'zh'), en: formatSheetName(title, 'en') };
  return { ...createFileFault(createSheetText('sheet_missing', { name })), isRefused: false };
};

function unknownSheets({ form }: DraftSource, { sheets }: ReadBook): SheetFault[] {
  const known = new Set(form.sections.flatMap(listSheetNames));
  for (const { zh, en } of [verdictTitle, sheetWords.cover]) known.add(zh).add(en);
  return sheets
    .filter(({ name }) => !known.has(name))
    .map((sheet) => createSheetFault(sheet, 'unknown_sheet'));
}

function noSheets({ sheets }: ReadBook): SheetFault {
  const names = sheets.slice(0, 10).map(({ name }) => name);
  const message = createSheetText('no_sheets', { found: names.join(', ') || '-' });
  return createFileFault(describeStatement(sheets) ?? message);
}
