import type { Field, TableSection as TableSectionOf } from '@domain/definition';
import { isTotalled, sumFieldOverRows } from '@domain/document/table-layout';
import { formatValue } from '@domain/filing/input';
import { parsePath } from '@domain/filing/paths';
import { createRow } from '@domain/filing/rows';
import { isNeeded, isVisible } from '@domain/filing/scope';
import { getRowLimit, isEmpty, isTypedField } from '@domain/filing/sections';
import { useState } from 'react';
import { formatCellKey } from '@/filling/draft/changes';
import FieldHead, { useFieldLabel } from '@/filling/form/FieldHead';
import Grid from '@/filling/form/Grid';
import type { GridRowActions } from '@/filling/form/Grid/CellMenu';
import type { CellContent, ReadCell } from '@/filling/form/Grid/cellTexts';
import { GRID_CELL, getStickyOffsetStyle } from '@/filling/form/Grid/GridCell';
import type { CellSpec } from '@/filling/form/Grid/props';
import { useGridEdits } from '@/filling/form/Grid/useGridEdits';
import { useCellNotes } from '@/filling/form/KnownFigures/useFieldNotes';
import {
  buildSectionLines,
  formatCellPath,
  getCellValue,
  isEditableCell,
  isNumeric,
  type SectionLine,
} from '@/filling/form/lines';
import { RecordDrawer } from '@/filling/form/Record';
import { useFormSession } from '@/filling/form/session';
import TableFrame from '@/filling/form/TableFrame';
import { useFieldStates } from '@/filling/form/useFieldStates';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';
import { createPasteTable, findRowGroup, isGroupEnd } from './pasteTable';
import RowActions from './RowActions';
import { sortLines } from './sortLines';
import TableTools from './TableTools';
import { useBlankLine } from './useBlankLine';
import { formatRowHeadId, useRowActions } from './useRowActions';

/** Table with rows down and fields across. Rows are added by the filer or given by the form. */
export default function TableSection({ section }: { section: TableSectionOf }) {
  const { answers, filled, scope, focusPath, unreadable, colleagues } = useFormSession();
  const shown = focusPath ? parsePath(focusPath) : null;
  const { locale, t } = useLanguage();
  const say = useText();
  const stateOf = useFieldStates();
  const noteAt = useCellNotes();
  const lines = buildSectionLines(section, answers, filled, scope);
  const blank = useBlankLine(lines, !section.fixedRows && lines.length < getRowLimit(section));
  const shownLines = blank ? [...lines, blank] : lines;
  const actions = useRowActions(section, blank?.typed.row);
  const [opened, open] = useState<number | null>(null);
  const headName = useFieldLabel();
  const number = section.autoNumber?.column;
  const columns = section.columns.filter((field) => field.key !== number && isVisible(field, scope));
  // Number of sticky columns, which must identify a row: a number or year alone does not.
  const held = columns[0] && isNumeric(columns[0]) ? 2 : 1;
  const given = new Map(section.fixedRows?.map((row) => [row.key, row]));

  const names: string[] = [];
  /** Returns the name of a row, computed once although every cell of the row contains it. */
  const nameOf = (line: SectionLine): string => {
    const fixed = given.get(line.filled.row ?? '');
    names[line.index] ??= fixed
      ? say(fixed)
      : String((number && line.filled[number]) || t('forms.table.row', { number: line.index + 1 }));
    return names[line.index] as string;
  };

  const read: ReadCell = (place, column) => {
    const [line, field] = [shownLines[place], columns[column]];
    if (!line || !field) return undefined;
    const cell = { section: section.key, row: line.identity, field: field.key };
    return {
      cell,
      field,
      name: `${nameOf(line)} ${say(field)}`,
      value: getCellValue(line, field),
      raw: unreadable[formatCellKey(cell)],
      isTyped: isEditableCell(line, field),
    };
  };

  const cellAt = (place: number, column: number): CellSpec => {
    const content = read(place, column) as CellContent;
    const { cell, field, value } = content;
    const path = formatCellPath(section.key, shownLines[place] as SectionLine, field);
    const { isPrefilled: _, corrections: __, misfit, fault, ...state } = stateOf(field, path, cell, value);
    // The blank row lacks nothing: it is no answer yet.
    const isRequired = state.isRequired && shownLines[place] !== blank;
    const colleague = colleagues?.get(formatCellKey(cell));
    return { ...content, ...state, isRequired, colleague, ...noteAt(path), fault: fault ?? misfit, path };
  };

  const { edits, pasteText, dialog } = useGridEdits({
    section: section.key,
    read,
    startRow: (place) => (shownLines[place] === blank ? defaultsOf(section) : []),
    tableNow: () => createPasteTable({ section, lines: shownLines, columns, nameOf }, { say, t }),
  });

  const rows: GridRowActions | undefined = section.fixedRows
    ? undefined
    : {
        stored: lines.length,
        insert: actions.insert,
        duplicate: actions.duplicate,
        remove: actions.remove,
        sort: (column, isDown) =>
          actions.order(
            sortLines(lines, columns[column] as Field, isDown, locale).map(
              ({ identity }) => identity.row as string,
            ),
          ),
      };

  const headOf = (line: SectionLine) => {
    if (line === blank) return <span className={styles.blankHead}>{line.index + 1}</span>;
    if (!section.fixedRows)
      return (
        <RowActions
          id={formatRowHeadId(section, line.index)}
          name={nameOf(line)}
          shown={number ? undefined : String(line.index + 1)}
          index={line.index}
          count={lines.length}
          actions={actions}
          onOpen={open}
        />
      );
    const group = section.groups?.[findRowGroup(section, line) ?? ''];
    return (
      <>
        {group && <span className={styles.group}>{say(group)}</span>} {nameOf(line)}
      </>
    );
  };

  const totalAfter = (place: number) =>
    isGroupEnd(section, lines[place], lines[place + 1]) && (
      <GroupTotal
        section={section}
        group={findRowGroup(section, lines[place]) ?? ''}
        lines={lines}
        columns={columns}
      />
    );

  return (
    <TableFrame section={section} isGrid onPaste={pasteText}>
      <Grid
        label={say(section.title)}
        corner={t(section.fixedRows ? 'forms.table.item' : 'forms.table.number')}
        columns={columns.map((field, place) => ({
          key: field.key,
          title: say(field),
          name: headName(field),
          isHeld: !section.fixedRows && place < held,
          head: <FieldHead field={field} isRequired={isTypedField(field) && isNeeded(field, scope)} />,
          kind: field.type,
        }))}
        count={shownLines.length}
        keyAt={(place) => (shownLines[place] as SectionLine).filled.row ?? String(place)}
        lineAt={(place) => {
          const line = shownLines[place] as SectionLine;
          return {
            head: headOf(line),
            name: section.fixedRows ? undefined : nameOf(line),
            isSum: line.isSum,
            after: totalAfter(place),
          };
        }}
        cellAt={cellAt}
        shownLine={shown?.section === section.key ? shown.row : undefined}
        read={read}
        edits={edits}
        onMove={section.fixedRows ? undefined : actions.move}
        rows={rows}
        totals={
          lines.length > 0 && columns.some(isTotalled) && !section.fixedRows ? (
            <Totals lines={lines} columns={columns} held={held} />
          ) : undefined
        }
      />
      {dialog}
      {!section.fixedRows && <TableTools section={section} count={lines.length} actions={actions} isGrid />}
      {!section.fixedRows && <RecordDrawer section={section} lines={lines} place={opened} onPlace={open} />}
    </TableFrame>
  );
}

const NUMBERS: ReadonlySet<string> = new Set(['integer', 'decimal', 'money_wan']);

/** Row of totals of the amounts and counts in a table whose rows people add. */
function Totals({ lines, columns, held }: { lines: SectionLine[]; columns: Field[]; held: number }) {
  const { language, t } = useLanguage();
  const totalOf = (field: Field): string => {
    if (!isTotalled(field)) return '';
    const rows = lines.map((line) => ({ [field.key]: getCellValue(line, field) }));
    return formatValue(field, sumFieldOverRows(field, rows), language);
  };
  return (
    <tr className={styles.total}>
      <th scope="row">{t('common.total')}</th>
      {columns.map((field, place) => (
        <td
          key={field.key}
          {...GRID_CELL}
          {...(place < held && {
            className: styles.heldTotal,
            style: getStickyOffsetStyle({ column: place, isHeld: true }),
          })}
        >
          {totalOf(field)}
        </td>
      ))}
    </tr>
  );
}

/** Default values of a new row. */
const defaultsOf = (section: TableSectionOf) =>
  Object.entries(createRow(section, '')).flatMap(([field, value]) =>
    field === 'row' ? [] : [{ field, value }],
  );

interface GroupTotalProps {
  section: TableSectionOf;
  group: string;
  lines: SectionLine[];
  columns: Field[];
}

/** Total of a group of given rows, to compare: groups that divide the same people or money must have equal totals. */
function GroupTotal({ section, group, lines, columns }: GroupTotalProps) {
  const { language, t } = useLanguage();
  const say = useText();
  const name = section.groups?.[group];
  const parts = lines.filter((line) => findRowGroup(section, line) === group && !line.isSum);
  const totalOf = (field: Field): string => {
    if (!NUMBERS.has(field.type)) return '';
    const values = parts.map((line) => getCellValue(line, field)).filter((value) => !isEmpty(value));
    const total = values.reduce<number>((sum, value) => sum + (Number(value) || 0), 0);
    return values.length > 0 ? formatValue(field, total, language) : '—';
  };
  return (
    <tr className={styles.total}>
      <th scope="row">{t('forms.table.groupTotal', { group: name ? say(name) : '' })}</th>
      {columns.map((field) => (
        <td key={field.key}>{totalOf(field)}</td>
      ))}
    </tr>
  );
}
