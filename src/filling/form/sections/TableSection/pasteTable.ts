import type { Field, Row, TableSection } from '@domain/definition';
import { getRowLimit, isReadOnlyField, isTypedField } from '@domain/filing/sections';
import { createSlot, type GridSlot, type PasteTable, type PasteTarget } from '@/filling/form/Grid/slots';
import { isEditableCell, type SectionLine } from '@/filling/form/lines';
import { createId } from '@/utils/createId';
import type { TextTools } from '@/utils/language';

interface ShownTable {
  section: TableSection;
  lines: SectionLine[];
  columns: Field[];
  nameOf(line: SectionLine): string;
}

/** Describes a table as paste target, with its subtotals and the rows that may be added. */
export function createPasteTable(
  { section, lines, columns, nameOf }: ShownTable,
  { say, t }: TextTools,
): PasteTable {
  const added: Row[] = [];
  const targetAt = (place: number, across: number): PasteTarget | undefined => {
    const [line, field] = [lines[place], columns[across]];
    if (!field) return undefined;
    const name = line ? nameOf(line) : t('forms.table.row', { number: place + 1 });
    const own = { field, name: `${name} ${say(field)}` };
    if (line)
      return {
        ...own,
        cell: { section: section.key, row: line.identity, field: field.key },
        isTyped: isEditableCell(line, field),
      };
    added[place] ??= { row: createId() };
    const row = added[place] as Row;
    return {
      ...own,
      cell: { section: section.key, row, field: field.key },
      isTyped: isTypedField(field) && !isReadOnlyField(field),
    };
  };
  const number = section.columns.find(({ key }) => key === section.autoNumber?.column);
  return {
    lines: lines.flatMap((line, place) => [
      lineSlot(section, line, place, columns, nameOf),
      ...totalSlot(section, line, lines[place + 1], { say, t }),
    ]),
    columns: columns.map((field) => createSlot(field, say(field))),
    room: section.fixedRows ? 0 : getRowLimit(section) - lines.length,
    isNamed: section.fixedRows !== undefined,
    corner: number ? [number.zh, number.en] : [],
    targetAt,
  };
}

function lineSlot(
  section: TableSection,
  line: SectionLine,
  place: number,
  columns: Field[],
  nameOf: ShownTable['nameOf'],
): GridSlot {
  const given = section.fixedRows?.find(({ key }) => key === line.filled.row);
  const group = section.groups?.[given?.group ?? ''];
  const own = given ? [given.zh, given.en] : [];
  const grouped = given && group ? [group.zh + given.zh, group.en + given.en] : [];
  const isOpen = columns.some((field) => isEditableCell(line, field));
  return {
    names: [...grouped, ...own],
    state: isOpen ? 'open' : 'computed',
    title: nameOf(line),
    line: place,
  };
}

/** Returns the group of a given row. */
export const findRowGroup = (section: TableSection, line: SectionLine | undefined): string | undefined =>
  section.fixedRows?.find((row) => row.key === line?.filled.row)?.group;

/** True for the last row of a group, after which its total is shown. */
export const isGroupEnd = (
  section: TableSection,
  line: SectionLine | undefined,
  next: SectionLine | undefined,
): boolean => {
  const group = findRowGroup(section, line);
  return group !== undefined && findRowGroup(section, next) !== group;
};

function totalSlot(
  section: TableSection,
  line: SectionLine,
  next: SectionLine | undefined,
  { say, t }: TextTools,
): GridSlot[] {
  if (!isGroupEnd(section, line, next)) return [];
  const group = section.groups?.[findRowGroup(section, line) ?? ''];
  const names = ['合计', '小计', 'Total', 'Subtotal'];
  const grouped = group ? names.map((name) => group.zh + name) : [];
  return [
    {
      names: [...grouped, ...names],
      state: 'total',
      title: t('forms.table.groupTotal', { group: group ? say(group) : '' }),
    },
  ];
}
