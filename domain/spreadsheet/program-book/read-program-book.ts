/** Reads the workbook of a program: its rows, the document that they are, and every fault by sheet and cell. */
import type { Answers, Row, Section, TableSection } from '../../definition';
import { createFault } from '../../filing/filing-faults';
import { isRowOptions } from '../../filing/options';
import { getSectionRows, listSectionFields } from '../../filing/sections';
import { programTablesForm } from '../../program-documents/tables/form';
import { readDocumentRows } from '../../program-documents/tables/read';
import type { TableFault } from '../../program-documents/tables/table-faults';
import type { ProgramDocument } from '../../program-documents/types';
import { fillText, type Text } from '../../text';
import type { DraftSource } from '../book';
import { createSheetText } from '../messages';
import { formatCellName, type ReadBook, type ReadSheet, type SheetFault } from '../model';
import { planBook } from '../plan-book';
import { listSheetNames } from '../sheet';
import { createFileFault } from '../sheet-faults';
import { type IdentifiedSheet, identifySheetRows } from './identify-sheet-rows';
import { findLineCell } from './line-cells';
import { programBookTexts } from './messages';
import { createBookOrigin, createTablesSource, PROGRAM_BOOK } from './write-program-book';

export interface ProgramBookReading {
  /** Rows after the import. */
  answers: Answers;
  /** The document that they are, right where there are no faults; null for a file that is no workbook of this program. */
  document: ProgramDocument | null;
  faults: SheetFault[];
  /** Remarks on the file as a whole. */
  notices: Text[];
}

const findSheet = ({ sheets }: ReadBook, section: Section): ReadSheet | undefined =>
  sheets.find(({ name }) => listSheetNames(section).includes(name));

const tables = programTablesForm.sections.filter(
  (section): section is TableSection => section.kind === 'table',
);

type Identified = ReadonlyMap<string, IdentifiedSheet>;

const identifyTables = (source: DraftSource, book: ReadBook, newId: () => string): Identified =>
  new Map(
    tables.flatMap((section) => {
      const sheet = findSheet(book, section);
      return sheet ? [[section.key, identifySheetRows(source, section, sheet, newId)] as const] : [];
    }),
  );

/** The rows at hand, with an empty row for each one of the file that is not among them. */
function addFileRows(current: Answers, identified: Identified): Answers {
  const added = tables.map((section): [string, Row[]] => {
    const rows = getSectionRows(current, section);
    const known = new Set(rows.map(({ row }) => row));
    const fresh = [...(identified.get(section.key)?.numbers.keys() ?? [])].filter((id) => !known.has(id));
    return [section.key, [...rows, ...fresh.map((row) => ({ row }))]];
  });
  return { ...current, ...Object.fromEntries(added) };
}

/** Reason why nothing of the file can be taken over. */
function findOriginFault({ origin }: ReadBook, current: Answers | undefined): Text | null {
  if (!origin) return null;
  if (origin.program !== PROGRAM_BOOK) return programBookTexts.notOfProgram;
  const own = current && createBookOrigin(current);
  return own?.filing && own.filing !== origin.filing
    ? fillText(programBookTexts.otherProgram, { theirs: origin.title || '?', own: own.title })
    : null;
}

function listNotices({ origin }: ReadBook, current: Answers | undefined): Text[] {
  if (!origin) return [createSheetText('no_origin')];
  const own = current && createBookOrigin(current);
  return own?.filing && own.version !== origin.version ? [programBookTexts.savedSince] : [];
}

function placeFault(book: ReadBook, identified: Identified, { place, text }: TableFault): SheetFault {
  const section = programTablesForm.sections.find(({ key }) => key === place.section);
  const sheet = section && findSheet(book, section);
  const table = identified.get(place.section);
  const number = table?.numbers.get(place.row ?? '');
  const column = table?.header.fields.find(({ column: { field } }) => field.key === place.field);
  const field = section && listSectionFields(section).find(({ key }) => key === place.field);
  const line = !table && sheet && field ? findLineCell(sheet, field) : '';
  const cell =
    table && number !== undefined
      ? formatCellName(column?.place ?? table.header.fields[0]?.place ?? 0, number)
      : line;
  return { sheet: sheet?.name ?? '', cell, message: text, isRefused: false };
}

const createRefusal = (current: Answers, message: Text): ProgramBookReading => ({
  answers: current,
  document: null,
  faults: [createFileFault(message)],
  notices: [],
});

/** What a sheet says of a name that its list does not have; reading the rows tells more exactly which names lead nowhere. */
const referenceHints = new Set(
  tables
    .flatMap(({ columns }) => columns)
    .filter((field) => 'options' in field && isRowOptions(field.options))
    .map((label) => createFault('', 'option', { label }).message.zh),
);

function finish<T>(steps: Generator<void, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/**
 * Reads a workbook into the rows at hand, or into none. Rows keep their identities; `newId` gives one to each new row. Nothing
 * changes by it: the caller compares the documents and decides.
 */
export function readProgramBook(book: ReadBook, newId: () => string, current?: Answers): ProgramBookReading {
  const against = findOriginFault(book, current);
  if (against) return createRefusal(current ?? {}, against);
  const identified = identifyTables(createTablesSource(current ?? {}), book, newId);
  const source = createTablesSource(addFileRows(current ?? {}, identified));
  const own = { ...createBookOrigin(current ?? {}), ...book.origin };
  const sheets = book.sheets.map(
    (sheet) => [...identified.values()].find((each) => each.sheet.name === sheet.name)?.sheet ?? sheet,
  );
  const plan = finish(planBook(source, { ...book, sheets, origin: own }, { own }, newId));
  if (plan.sections.length === 0 && plan.isBlocked)
    return { answers: current ?? {}, document: null, faults: plan.faults, notices: [] };
  const { document, faults } = readDocumentRows(plan.answers);
  return {
    answers: plan.answers,
    document,
    faults: [
      ...[...identified.values()].flatMap((each) => each.faults),
      ...plan.faults.filter(({ message }) => !referenceHints.has(message.zh)),
      ...faults.map((fault) => placeFault(book, identified, fault)),
    ],
    notices: listNotices(book, current),
  };
}
