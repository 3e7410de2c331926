/** The outline of a paper form as rows of a draft. English is left out: the list of faults leads to each text that is missing. */
import type { Answers } from '../../definition';
import { writeDocumentRows } from '../../program-documents/tables';
import type { ProgramDocument } from '../../program-documents/types';
import { createFirstDocument } from '../../program-drafts/first-document';
import { getKindProperties } from '../../program-drafts/kind-properties';
import { type CopiedRows, copyRows, findFreeName } from '../../program-drafts/rows/edit-rows';
import { getRows } from '../../program-drafts/rows/items';
import type { GuessedField } from './guess-field';
import type { GuessedSection } from './read-outline';

/** Name of what a section asks for, by its kind. */
const FIELDS_OF = { fields: 'fields', table: 'columns', yearly: 'indicators' } as const;

/** The year of each row of a yearly table, which the portal writes. */
const YEAR_OF_ROW = {
  key: 'year',
  zh: '所属年度',
  en: 'Year',
  ar: 'السنة',
  type: 'year',
  required: true,
  auto: 'reporting_year',
} as const;

const onlyChinese = (zh: string) => ({ zh });

/** Gives names that nothing in the draft has. */
function createNames(answers: Answers, table: string, column: string): (stem: string) => string {
  const taken = new Set(getRows(answers, table).map((row) => String(row[column] ?? '')));
  return (stem) => {
    const name = findFreeName(taken, `${stem}_1`);
    taken.add(name);
    return name;
  };
}

/** Returns the rows of the sections and of their lists of options, ready to be pasted one after the other. */
export function writeOutlineRows(outline: readonly GuessedSection[], present: Answers): CopiedRows[] {
  const nameSection = createNames(present, 'sections', 'key');
  const nameList = createNames(present, 'dictionaries', 'name');
  const dictionaries: Record<string, unknown> = {};
  const addOptions = ({ label, options }: GuessedField): string | undefined => {
    if (!options) return undefined;
    const name = nameList('list');
    const items = options.map((option, index) => ({ value: String(index + 1), ...onlyChinese(option) }));
    dictionaries[name] = { title: onlyChinese(label), items };
    return name;
  };
  const writeField = (field: GuessedField, index: number) => {
    const { label, type, unit, maxLength } = field;
    const options = addOptions(field);
    return {
      ...onlyChinese(label),
      key: `field_${index + 1}`,
      type,
      ...(unit && { unit }),
      ...(options && { options }),
      ...getKindProperties(type),
      ...(maxLength && { maxLength }),
    };
  };
  const sections = outline.map(({ title, kind, fields, givenRows, offsets }) => ({
    key: nameSection(kind === 'fields' ? 'section' : 'table'),
    kind,
    title: onlyChinese(title),
    [FIELDS_OF[kind]]: [...(kind === 'yearly' ? [YEAR_OF_ROW] : []), ...fields.map(writeField)],
    ...(offsets.length > 0 && { years: { base: 'ctx.batchYear', offsets } }),
    ...(givenRows.length > 0 && {
      fixedRows: givenRows.map((row, index) => ({ key: `row_${index + 1}`, ...onlyChinese(row) })),
    }),
  }));
  const first = createFirstDocument();
  const document = {
    ...first,
    form: { ...first.form, sections },
    dictionaries,
  } as unknown as ProgramDocument;
  const rows = writeDocumentRows(document);
  return ['dictionaries', 'sections'].flatMap((table) =>
    getRows(rows, table).map(({ row = '' }) => copyRows(rows, { table, row })),
  );
}
