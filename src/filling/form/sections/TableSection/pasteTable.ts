import type { Field, Row, TableSection } from '@domain/definition';
import { getRowLimit, isInput, isLocked } from '@domain/filing/sections';
import { type GridSlot, type PasteTable, type PasteTarget, slotOf } from '@/filling/form/Grid/slots';
import { isOpenCell, type Line } from '@/filling/form/lines';
import type { Wording } from '@/utils/language';
import { newId } from '@/utils/newId';

interface ShownTable {
  section: TableSection;
  lines: Line[];
  columns: Field[];
  nameOf(line: Line): string;
}

/** Describes a table as paste target, with its subtotals and the rows that may be added. */
export function pasteTableOf(
  { section, lines, columns, nameOf }: ShownTable,
  { say, t }: Wording,
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
        isTyped: isOpenCell(line, field),
      };
    added[place] ??= { row: newId() };
    const row = added[place] as Row;
    return {
      ...own,
      cell: { section: section.key, row, field: field.key },
      isTyped: isInput(field) && !isLocked(field),
    };
  };
  const number = section.columns.find(({ key }) => key === section.autoNumber?.column);
  return {
    lines: lines.flatMap((line, place) => [
      lineSlot(section, line, place, columns, nameOf),
      ...totalSlot(section, line, lines[place + 1], { say, t }),
    ]),
    columns: columns.map((field) => slotOf(field, say(field))),
    room: section.fixedRows ? 0 : getRowLimit(section) - lines.length,
    isNamed: section.fixedRows !== undefined,
    corner: number ? [number.zh, number.en] : [],
    targetAt,
  };
}

function lineSlot(
  section: TableSection,
  line: Line,
  place: number,
  columns: Field[],
  nameOf: ShownTable['nameOf'],
): GridSlot {
  const given = section.fixedRows?.find(({ key }) => key === line.filled.row);
  const group = section.groups?.[given?.group ?? ''];
  const own = given ? [given.zh, given.en] : [];
  const grouped = given && group ? [group.zh + given.zh, group.en + given.en] : [];
  const isOpen = columns.some((field) => isOpenCell(line, field));
  return {
    names: [...grouped, ...own],
    state: isOpen ? 'open' : 'computed',
    title: nameOf(line),
    line: place,
  };
}

/** The group that a given row stands in. */
export const groupOf = (section: TableSection, line: Line | undefined): string | undefined =>
  section.fixedRows?.find((row) => row.key === line?.filled.row)?.group;

/** After the last row of a group stands its total. */
export const endsGroup = (section: TableSection, line: Line | undefined, next: Line | undefined): boolean => {
  const group = groupOf(section, line);
  return group !== undefined && groupOf(section, next) !== group;
};

function totalSlot(
  section: TableSection,
  line: Line,
  next: Line | undefined,
  { say, t }: Wording,
): GridSlot[] {
  if (!endsGroup(section, line, next)) return [];
  const group = section.groups?.[groupOf(section, line) ?? ''];
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
