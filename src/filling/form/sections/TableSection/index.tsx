import type { Field, TableSection as TableSectionOf } from '@domain/definition';
import { formatValue } from '@domain/filing/input';
import { parsePath } from '@domain/filing/paths';
import { createRow } from '@domain/filing/rows';
import { isNeeded, isVisible } from '@domain/filing/scope';
import { isEmpty, isTypedField } from '@domain/filing/sections';
import { useState } from 'react';
import FieldHead, { useFieldLabel } from '@/filling/form/FieldHead';
import Grid, { type CellSpec } from '@/filling/form/Grid';
import { useGridEdits } from '@/filling/form/Grid/useGridEdits';
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
import TableTools from './TableTools';
import { useBlankLine } from './useBlankLine';
import { formatRowHeadId, useRowActions } from './useRowActions';

/** Table with rows down and fields across. Rows are added by the filer or given by the form. */
export default function TableSection({ section }: { section: TableSectionOf }) {
  const { answers, filled, scope, focusPath } = useFormSession();
  const shown = focusPath ? parsePath(focusPath) : null;
  const { t } = useLanguage();
  const say = useText();
  const stateOf = useFieldStates();
  const lines = buildSectionLines(section, answers, filled, scope);
  const blank = useBlankLine(lines.length === 0 && !section.fixedRows);
  const shownLines = blank ? [blank] : lines;
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

  const cellAt = (place: number, column: number): CellSpec => {
    const line = shownLines[place] as SectionLine;
    const field = columns[column] as (typeof columns)[number];
    const path = formatCellPath(section.key, line, field);
    const cell = { section: section.key, row: line.identity, field: field.key };
    const value = getCellValue(line, field);
    const { isPrefilled: _, corrections: __, misfit, fault, ...state } = stateOf(field, path, cell, value);
    const name = `${nameOf(line)} ${say(field)}`;
    return {
      ...state,
      fault: fault ?? misfit,
      path,
      cell,
      field,
      value,
      name,
      isTyped: isEditableCell(line, field),
    };
  };

  const { keys, pasteText, dialog } = useGridEdits({
    section: section.key,
    cellAt,
    startRow: (place) => (blank && place === 0 ? defaultsOf(section) : []),
    tableNow: () => createPasteTable({ section, lines: shownLines, columns, nameOf }, { say, t }),
  });

  const headOf = (line: SectionLine) => {
    if (line === blank) return nameOf(line);
    if (!section.fixedRows)
      return (
        <RowActions
          id={formatRowHeadId(section, line.index)}
          name={nameOf(line)}
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
          name: headName(field),
          isHeld: !section.fixedRows && place < held,
          head: <FieldHead field={field} isRequired={isTypedField(field) && isNeeded(field, scope)} />,
          kind: field.type,
        }))}
        count={shownLines.length}
        lineAt={(place) => {
          const line = shownLines[place] as SectionLine;
          return {
            key: line.filled.row ?? String(line.index),
            head: headOf(line),
            name: section.fixedRows ? undefined : nameOf(line),
            isSum: line.isSum,
            after: totalAfter(place),
          };
        }}
        cellAt={cellAt}
        shownLine={shown?.section === section.key ? shown.row : undefined}
        {...keys}
        onMove={section.fixedRows ? undefined : actions.move}
      />
      {dialog}
      {!section.fixedRows && <TableTools section={section} count={lines.length} actions={actions} isGrid />}
      {!section.fixedRows && <RecordDrawer section={section} lines={lines} place={opened} onPlace={open} />}
    </TableFrame>
  );
}

const NUMBERS: ReadonlySet<string> = new Set(['integer', 'decimal', 'money_wan']);

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
