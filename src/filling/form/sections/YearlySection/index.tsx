import type { YearlySection as YearlySectionOf } from '@domain/definition';
import { sumFieldOverRows } from '@domain/document/table-layout';
import { parsePath } from '@domain/filing/paths';
import { isNeeded, isVisible, listTotalledYears } from '@domain/filing/scope';
import { isTypedField } from '@domain/filing/sections';
import { useId } from 'react';
import { findYearField } from '@/filling/draft/changes';
import FieldHead, { useFieldLabel } from '@/filling/form/FieldHead';
import FigureQuestions from '@/filling/form/FigureQuestions';
import Grid, { type CellSpec } from '@/filling/form/Grid';
import { createSlot, createYearSlot } from '@/filling/form/Grid/slots';
import { useGridEdits } from '@/filling/form/Grid/useGridEdits';
import { buildSectionLines, formatCellPath, getCellValue, isEditableCell } from '@/filling/form/lines';
import { useFormSession } from '@/filling/form/session';
import TableFrame from '@/filling/form/TableFrame';
import { useFieldStates } from '@/filling/form/useFieldStates';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';

/** Indicators down, years across, as on paper and in the spreadsheets that people copy from. */
export default function YearlySection({ section }: { section: YearlySectionOf }) {
  const session = useFormSession();
  const { t } = useLanguage();
  const say = useText();
  const stateOf = useFieldStates();
  const headName = useFieldLabel();
  const { answers, filled, scope } = session;
  const year = findYearField(section) ?? 'affiliation_year';
  const years = buildSectionLines(section, answers, filled, scope);
  const totalled = listTotalledYears(section, scope);
  const inTotal = years.map((each) => each.filled).filter((row) => totalled.includes(row[year] as number));
  const indicators = section.indicators.filter((field) => field.key !== year && isVisible(field, scope));

  const cellAt = (line: number, column: number): CellSpec => {
    const field = indicators[line] as (typeof indicators)[number];
    if (column >= years.length) {
      const total = sumFieldOverRows(field, inTotal);
      return {
        ...blankCell,
        field,
        path: '',
        value: total,
        name: `${say(field)} ${say(section.total ?? field)}`,
      };
    }
    const row = years[column] as (typeof years)[number];
    const path = formatCellPath(section.key, row, field);
    const cell = { section: section.key, row: row.identity, field: field.key };
    const value = getCellValue(row, field);
    const { isPrefilled: _, corrections: __, misfit, fault, ...state } = stateOf(field, path, cell, value);
    const name = `${say(field)} ${row.filled[year] ?? ''}`;
    return {
      ...state,
      fault: fault ?? misfit,
      path,
      cell,
      field,
      value,
      name,
      isTyped: isEditableCell(row, field),
    };
  };

  const blankCell = {
    cell: { section: section.key, field: '' },
    isTyped: false,
    isRequired: false,
    options: [],
  };
  const columns = years.map((row) => ({
    key: String(row.filled[year]),
    head: String(row.filled[year]),
    kind: 'decimal',
  }));
  if (section.total) columns.push({ key: 'total', head: say(section.total), kind: 'decimal' });
  const { total } = section;
  const totalSlot = total && {
    names: [total.zh, total.en, '合计', 'Total'],
    state: 'total' as const,
    title: say(total),
  };
  const { keys, pasteText, dialog } = useGridEdits({
    section: section.key,
    cellAt,
    tableNow: () => ({
      lines: indicators.map((field, line) => ({ ...createSlot(field, say(field)), line })),
      columns: [...years.map((row) => createYearSlot(row.filled[year])), ...(totalSlot ? [totalSlot] : [])],
      room: 0,
      isNamed: true,
      corner: [],
      targetAt: (line, column) => (column < years.length ? cellAt(line, column) : undefined),
    }),
  });

  return (
    <>
      <TableFrame section={section} isGrid onPaste={pasteText}>
        <Grid
          label={say(section.title)}
          corner={t('forms.grid.indicator')}
          columns={columns}
          count={indicators.length}
          lineAt={(line) => {
            const field = indicators[line] as (typeof indicators)[number];
            const isRequired = isTypedField(field) && isNeeded(field, scope);
            return {
              key: field.key,
              name: headName(field),
              head: <FieldHead field={field} isRequired={isRequired} />,
            };
          }}
          cellAt={cellAt}
          {...keys}
        />
        {dialog}
      </TableFrame>
      <SectionFigures section={section.key} />
    </>
  );
}

/** Figures of a section that differ from an earlier filing of the company, shown below it. */
function SectionFigures({ section }: { section: string }) {
  const { t } = useLanguage();
  const { figures } = useFormSession();
  const title = useId();
  const questions = figures?.questions.filter(({ path }) => parsePath(path)?.section === section) ?? [];
  if (!figures || questions.length === 0) return null;
  return (
    <section className={styles.questions} aria-labelledby={title}>
      <h3 id={title}>{t('forms.figure.title')}</h3>
      <FigureQuestions questions={questions} explain={figures.explain} />
    </section>
  );
}
