import type { TableSection } from '@domain/definition';
import { formatValue } from '@domain/filing/input';
import { isVisible } from '@domain/filing/scope';
import { isTypedField } from '@domain/filing/sections';
import { Button } from 'antd';
import SideDrawer from '@/components/Controls/SideDrawer';
import { moveFocusToPath } from '@/filling/hooks/useFocusPath';
import { useLanguage } from '@/utils/language';
import { useProgressiveCount } from '@/utils/useProgressiveCount';
import ComputedValue from '../ComputedValue';
import FormField from '../FormField';
import { formatCellPath, getCellValue, type SectionLine } from '../lines';
import fieldStyles from '../sections/FieldsSection/index.module.css';
import { formatRowHeadId } from '../sections/TableSection/useRowActions';
import { useFormSession } from '../session';
import { FIELDS_AT_ONCE, useFieldStates } from '../useFieldStates';
import styles from './index.module.css';

interface RecordProps {
  section: TableSection;
  line: SectionLine;
  /** Suffix of the control ids, where the page also contains the row's cells with those ids. */
  suffix?: string;
}

/** One row of a table as a group of form fields. */
export default function Record({ section, line, suffix = '' }: RecordProps) {
  const { scope, edit } = useFormSession();
  const stateOf = useFieldStates();
  const fields = section.columns.filter((field) => isVisible(field, scope) && !field.auto);
  const drawn = useProgressiveCount(fields.length, FIELDS_AT_ONCE);
  return (
    <div className={`${fieldStyles.fields} ${styles.fields}`}>
      {fields.slice(0, drawn).map((field) => {
        const value = getCellValue(line, field);
        if (!isTypedField(field))
          return (
            <ComputedValue
              key={field.key}
              section={section.key}
              row={line.index}
              field={field}
              value={value}
            />
          );
        const path = formatCellPath(section.key, line, field);
        const cell = { section: section.key, row: line.identity, field: field.key };
        return (
          <FormField
            key={field.key}
            id={path + suffix}
            path={path}
            section={section.key}
            row={line.filled.row}
            field={field}
            value={value}
            edit={edit}
            {...stateOf(field, path, cell, value)}
          />
        );
      })}
    </div>
  );
}

interface RecordDrawerProps {
  section: TableSection;
  lines: SectionLine[];
  /** Index of the open row; null when none is. */
  place: number | null;
  onPlace(place: number | null): void;
}

/** Drawer that edits one row of a wide table: nobody scrolls sideways through fourteen columns. */
export function RecordDrawer({ section, lines, place, onPlace }: RecordDrawerProps) {
  const { t } = useLanguage();
  const nameOf = useRecordName(section);
  const line = place === null ? undefined : lines[place];
  const step = (by: 1 | -1, text: string) => (
    <Button disabled={place === null || !lines[place + by]} onClick={() => onPlace((place ?? 0) + by)}>
      {text}
    </Button>
  );
  const close = () => {
    onPlace(null);
    if (line) moveFocusToPath(formatRowHeadId(section, line.index), 'nearest');
  };
  return (
    <SideDrawer
      open={line !== undefined}
      onClose={close}
      size={720}
      title={line && <bdi>{nameOf(line)}</bdi>}
      extra={
        line && (
          <span className={styles.steps}>
            <bdi>{t('forms.record.place', { place: line.index + 1, count: lines.length })}</bdi>
            {step(-1, t('forms.record.before'))}
            {step(1, t('forms.record.after'))}
          </span>
        )
      }
    >
      {line && <Record key={line.filled.row} section={section} line={line} suffix="-record" />}
    </SideDrawer>
  );
}

/** Field types suited to identify a record briefly. */
const TELLING = new Set(['text', 'year', 'date', 'month', 'select', 'cascader']);

/** Returns a function that names a record by its number and its first filled cells, two parts in all. */
export function useRecordName(section: TableSection): (line: SectionLine) => string {
  const { language, t } = useLanguage();
  const number = section.autoNumber?.column;
  const telling = section.columns.filter((field) => isTypedField(field) && TELLING.has(field.type));
  return (line) => {
    const numbered = number && line.filled[number];
    const filledIn = telling
      .map((field) => formatValue(field, getCellValue(line, field), language))
      .filter(Boolean);
    if (filledIn.length === 0) return `${numbered || line.index + 1} ${t('forms.record.unnamed')}`;
    return [numbered, ...filledIn].filter(Boolean).slice(0, 2).join(' · ');
  };
}
