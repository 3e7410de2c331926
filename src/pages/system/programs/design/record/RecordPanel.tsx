import type { Answers, Field, Row } from '@domain/definition';
import { isPlaceholderName } from '@domain/program-documents/placeholder-names';
import { listFittingColumns, programTablesForm } from '@domain/program-documents/tables';
import { createVocabulary, type ExpressionVocabulary } from '@domain/program-documents/vocabulary';
import type { ExaminedDraft } from '@domain/program-drafts/examine-rows';
import { isGuideFileCell } from '@domain/program-drafts/guide-file-rows';
import { findNameColumn, findRow, type ItemAddress } from '@domain/program-drafts/rows/items';
import { type FocusEvent, useMemo, useState } from 'react';
import { Fold } from '@/components/Page';
import { type AnswerCell, formatCellKey, getSectionFields } from '@/filling/draft/changes';
import FormField from '@/filling/form/FormField';
import { useFormSession } from '@/filling/form/session';
import { useFieldStates } from '@/filling/form/useFieldStates';
import { useLanguage, useText } from '@/utils/language';
import type { FormulaFault } from '../../components/FormulaEditor';
import ExpressionField from './ExpressionField';
import type { PreviewScope } from './ExpressionResult';
import { findExpressionPlace, isFigure } from './expressions';
import GuideFileField from './GuideFileField';
import { type ColumnGroup, groupColumns, isUsual } from './groupColumns';
import styles from './index.module.css';
import NameField from './NameField';
import { usePreviewScope } from './usePreviewScope';

interface RecordPanelProps {
  address: ItemAddress;
  examined: ExaminedDraft | null;
  onRename(name: string): void;
  /** Called once the English label has been worded. */
  onLabel(): void;
}

interface PlacedRow {
  row: Row;
  /** Path before the name of a field. */
  path: string;
}

function placeRow(answers: Answers, { table, row: id }: ItemAddress): PlacedRow | null {
  if (id === undefined) return { row: getSectionFields(answers, table) as Row, path: table };
  const rows = answers[table];
  const index = Array.isArray(rows) ? rows.findIndex((row) => row.row === id) : -1;
  const row = findRow(answers, table, id);
  return row ? { row, path: `${table}[${index}]` } : null;
}

function listFields({ table, row: id }: ItemAddress, row: Row): Field[] {
  const section = programTablesForm.sections.find(({ key }) => key === table);
  if (!section) return [];
  if (section.kind === 'fields') return section.fields;
  if (section.kind !== 'table' || id === undefined) return [];
  const fitting = new Set(listFittingColumns(table, row));
  return section.columns.filter(({ key }) => fitting.has(key));
}

/** Table of the form that the rows of an item lie in; null for an item of a section without rows. */
function findTable(answers: Answers, table: string, row: Row): string | null {
  const name = table === 'fields' ? row.section : table === 'sections' ? row.key : undefined;
  const section = (answers.sections as Row[] | undefined)?.find(({ key }) => key === name);
  const hasRows = section?.kind === 'table' || section?.kind === 'yearly';
  return hasRows ? String(name) : null;
}

function useVocabulary(examined: ExaminedDraft | null): ExpressionVocabulary | null {
  return useMemo(() => {
    try {
      return examined && createVocabulary(examined.document);
    } catch {
      // A document in the making may lack what a vocabulary is made of: expressions are edited as text until then.
      return null;
    }
  }, [examined]);
}

/** The record of the chosen row, in the fields of any form. */
export default function RecordPanel(props: RecordPanelProps) {
  const { answers } = useFormSession();
  const { t } = useLanguage();
  const say = useText();
  const placed = placeRow(answers, props.address);
  const section = programTablesForm.sections.find(({ key }) => key === props.address.table);
  if (!placed || !section) return <p>{t('design.gone')}</p>;
  const fields = listFields(props.address, placed.row);
  if (fields.length === 0) return <p className={styles.intro}>{section.help && say(section.help)}</p>;
  return <RecordFields {...props} placed={placed} fields={fields} />;
}

function selectPlaceholder({ target }: FocusEvent): void {
  if (target instanceof HTMLTextAreaElement && isPlaceholderName(target.value)) target.select();
}

function RecordFields({
  placed,
  fields,
  ...props
}: RecordPanelProps & { placed: PlacedRow; fields: Field[] }) {
  const { t } = useLanguage();
  const { faults, focusPath } = useFormSession();
  const { row, path } = placed;
  // What is usual is settled when the row is opened: a field that is being filled in stays where it is.
  const [opened] = useState(row);
  const groups = groupColumns(fields);
  const [usual, others] = [true, false].map((is) => groups.filter((group) => isUsual(group, opened) === is));
  const isIn = (paths: Iterable<string>) =>
    [...paths].some((each) => others?.flat().some(({ key }) => each === `${path}.${key}`));
  const vocabulary = useVocabulary(props.examined);
  const preview = usePreviewScope(props.examined);
  const draw = (list: readonly ColumnGroup[] = []) =>
    list.map((group) => (
      <div key={group[0]?.key} className={group.length > 1 ? styles.languages : styles.single}>
        {group.map((field) => (
          <div key={field.key} className={styles.column}>
            <RecordField {...props} field={field} placed={placed} vocabulary={vocabulary} preview={preview} />
          </div>
        ))}
      </div>
    ));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a label that nobody has worded is replaced by what is typed
    <div onFocus={selectPlaceholder}>
      <div className={styles.fields}>{draw(usual)}</div>
      {others && others.length > 0 && (
        <Fold
          key={String(isIn(focusPath ? [focusPath] : []))}
          title={t('design.more', { count: others.length })}
          startsOpen={isIn([...faults.keys(), ...(focusPath ? [focusPath] : [])])}
        >
          {() => <div className={styles.fields}>{draw(others)}</div>}
        </Fold>
      )}
    </div>
  );
}

/** A rule has its requirement either here or as a figure: left out, it says nothing of when the rule applies. */
const isRequirement = (table: string, column: string): boolean => table === 'rules' && column === 'check';

interface RecordFieldProps extends RecordPanelProps {
  placed: PlacedRow;
  field: Field;
  vocabulary: ExpressionVocabulary | null;
  preview: PreviewScope | null;
}

function RecordField({
  address,
  examined,
  onRename,
  onLabel,
  placed,
  field,
  vocabulary,
  preview,
}: RecordFieldProps) {
  const { answers, edit } = useFormSession();
  const { t } = useLanguage();
  const say = useText();
  const stateOf = useFieldStates();
  const { table, row: id } = address;
  const path = `${placed.path}.${field.key}`;
  const cell: AnswerCell = {
    section: table,
    field: field.key,
    ...(id !== undefined && { row: { row: id } }),
  };
  const value = placed.row[field.key];
  const place = findExpressionPlace(table, field.key, placed.row, findTable(answers, table, placed.row));
  if (place && vocabulary) {
    const faults = (examined?.faults ?? []).flatMap((fault): FormulaFault[] => {
      const { section, row, field: column } = fault.place ?? {};
      return section === table && row === id && column === field.key
        ? [{ at: fault.at, text: say(fault.text) }]
        : [];
    });
    return (
      <ExpressionField
        key={formatCellKey(cell)}
        id={path}
        cell={formatCellKey(cell)}
        field={field}
        value={typeof value === 'string' ? value : ''}
        vocabulary={vocabulary}
        place={place}
        faults={faults}
        preview={preview}
        {...(isFigure(field.key) && { none: t('conditions.none.noFigure') })}
        {...(isRequirement(table, field.key) && {
          none: t(placed.row.figure ? 'conditions.none.figure' : 'conditions.none.requirement'),
        })}
        onChange={(text) => edit([{ ...cell, value: text || null }])}
      />
    );
  }
  if (isGuideFileCell(table, field.key))
    return (
      <GuideFileField
        id={path}
        field={field}
        value={typeof value === 'string' ? value : ''}
        onChange={(text) => edit([{ ...cell, value: text }])}
      />
    );
  const state = stateOf(field, path, cell, value);
  if (id !== undefined && findNameColumn(table)?.key === field.key)
    return (
      <NameField
        path={path}
        section={table}
        row={id}
        field={field}
        value={value}
        state={state}
        onRename={onRename}
      />
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches whether the control in it is being used
    <div onBlur={field.key === 'en' ? onLabel : undefined}>
      <FormField path={path} section={table} row={id} field={field} value={value} edit={edit} {...state} />
    </div>
  );
}
