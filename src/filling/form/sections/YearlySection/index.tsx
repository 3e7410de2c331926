import type { Row, YearlySection as YearlySectionOf } from '@domain/definition';
import { sumFieldOverRows } from '@domain/document/table-layout';
import { isNeeded, isVisible, listExpectedYears, listTotalledYears } from '@domain/filing/scope';
import { isTypedField } from '@domain/filing/sections';
import EmptyHint from '@/components/EmptyHint';
import { findYearField, formatCellKey } from '@/filling/draft/changes';
import FieldHead, { useFieldLabel } from '@/filling/form/FieldHead';
import Grid from '@/filling/form/Grid';
import type { CellContent, ReadCell } from '@/filling/form/Grid/cellTexts';
import type { CellSpec, GridProps } from '@/filling/form/Grid/props';
import { createSlot, createYearSlot } from '@/filling/form/Grid/slots';
import { useGridEdits } from '@/filling/form/Grid/useGridEdits';
import { useCellNotes } from '@/filling/form/KnownFigures/useFieldNotes';
import {
  buildSectionLines,
  formatCellPath,
  getCellValue,
  isEditableCell,
  type SectionLine,
} from '@/filling/form/lines';
import { useFormSession } from '@/filling/form/session';
import TableFrame from '@/filling/form/TableFrame';
import { useFieldStates } from '@/filling/form/useFieldStates';
import { moveFocusToPath } from '@/filling/hooks/useFocusPath';
import { useLanguage, useText } from '@/utils/language';
import SuperfluousYear from './SuperfluousYear';

/** Indicators down, years across, as on paper and in the spreadsheets that people copy from. */
export default function YearlySection({ section }: { section: YearlySectionOf }) {
  const session = useFormSession();
  const { t } = useLanguage();
  const say = useText();
  const stateOf = useFieldStates();
  const noteAt = useCellNotes();
  const headName = useFieldLabel();
  const { answers, filled, scope } = session;
  const year = findYearField(section) ?? 'affiliation_year';
  const years = buildSectionLines(section, answers, filled, scope);
  const totalled = listTotalledYears(section, scope);
  const inTotal = years.map((each) => each.filled).filter((row) => totalled.includes(row[year] as number));
  const indicators = section.indicators.filter((field) => field.key !== year && isVisible(field, scope));

  const read: ReadCell = (line, column) => {
    const field = indicators[line];
    if (!field || column >= years.length + (section.total ? 1 : 0)) return undefined;
    const row = years[column];
    const cell = { section: section.key, ...(row && { row: row.identity }), field: field.key };
    return {
      cell,
      field,
      name: `${say(field)} ${row ? (row.filled[year] ?? '') : say(section.total ?? field)}`,
      value: row ? getCellValue(row, field) : sumFieldOverRows(field, inTotal),
      raw: row && session.unreadable[formatCellKey(cell)],
      isTyped: row !== undefined && isEditableCell(row, field),
    };
  };

  const cellAt = (line: number, column: number): CellSpec => {
    const content = read(line, column) as CellContent;
    const { cell, field, value } = content;
    const row = years[column];
    if (!row) return { ...content, path: '', isRequired: false, options: [] };
    const path = formatCellPath(section.key, row, field);
    const { isPrefilled: _, corrections: __, misfit, fault, ...state } = stateOf(field, path, cell, value);
    const colleague = session.colleagues?.get(formatCellKey(cell));
    return { ...content, ...state, colleague, ...noteAt(path), fault: fault ?? misfit, path };
  };

  const expected = listExpectedYears(section, scope);
  const removeYear = (removed: SectionLine) => {
    const isOther = (row: Row) => row[year] !== removed.filled[year];
    session.setRows(section.key, (rows) => rows.filter(isOther));
    const [first] = years.filter((each) => each !== removed);
    if (first && indicators[0]) moveFocusToPath(formatCellPath(section.key, first, indicators[0]), 'nearest');
  };
  const columns = years.map((row): GridProps['columns'][number] => {
    const name = String(row.filled[year]);
    const column = { key: name, title: name, head: name, kind: 'decimal' };
    if (expected.includes(Number(name))) return column;
    const path = `${section.key}[${row.index}].${year}`;
    const head = <SuperfluousYear key={name} id={path} year={name} onRemove={() => removeYear(row)} />;
    return { ...column, head, name };
  });
  if (section.total) {
    const title = say(section.total);
    columns.push({ key: 'total', title, head: title, kind: 'decimal' });
  }
  const { total } = section;
  const totalSlot = total && {
    names: [total.zh, total.en, '合计', 'Total'],
    state: 'total' as const,
    title: say(total),
  };
  const { edits, pasteText, dialog } = useGridEdits({
    section: section.key,
    read,
    tableNow: () => ({
      lines: indicators.map((field, line) => ({ ...createSlot(field, say(field)), line })),
      columns: [...years.map((row) => createYearSlot(row.filled[year])), ...(totalSlot ? [totalSlot] : [])],
      room: 0,
      isNamed: true,
      corner: [],
      targetAt: (line, column) => (column < years.length ? read(line, column) : undefined),
    }),
  });

  if (years.length === 0) return <EmptyHint text={t('forms.grid.noYears')} />;
  return (
    <TableFrame section={section} isGrid onPaste={pasteText}>
      <Grid
        label={say(section.title)}
        corner={t('forms.grid.indicator')}
        columns={columns}
        count={indicators.length}
        keyAt={(line) => (indicators[line] as (typeof indicators)[number]).key}
        lineAt={(line) => {
          const field = indicators[line] as (typeof indicators)[number];
          const isRequired = isTypedField(field) && isNeeded(field, scope);
          return {
            name: headName(field),
            head: <FieldHead field={field} isRequired={isRequired} />,
          };
        }}
        cellAt={cellAt}
        read={read}
        edits={edits}
      />
      {dialog}
    </TableFrame>
  );
}
