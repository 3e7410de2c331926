import type { TableSection } from '@domain/definition';
import { isVisible } from '@domain/filing/scope';
import { isInput } from '@domain/filing/sections';
import { useParts } from '@/utils/useParts';
import ComputedValue from '../ComputedValue';
import FormField from '../FormField';
import { type Line, pathIn, valueIn } from '../lines';
import fieldStyles from '../sections/FieldsSection/index.module.css';
import { useFormSession } from '../session';
import { FIELDS_AT_ONCE, useFieldStates } from '../useFieldStates';
import styles from './index.module.css';

interface RecordProps {
  section: TableSection;
  line: Line;
  /** After the path in the ids of its controls, where the row's cells stand on the page, too. */
  suffix?: string;
}

/** One row of a table as fields below and beside each other. */
export default function Record({ section, line, suffix = '' }: RecordProps) {
  const { scope, edit } = useFormSession();
  const stateOf = useFieldStates();
  const fields = section.columns.filter((field) => isVisible(field, scope) && !field.auto);
  const drawn = useParts(fields.length, FIELDS_AT_ONCE);
  return (
    <div className={`${fieldStyles.fields} ${styles.fields}`}>
      {fields.slice(0, drawn).map((field) => {
        const value = valueIn(line, field);
        if (!isInput(field)) return <ComputedValue key={field.key} field={field} value={value} />;
        const path = pathIn(section.key, line, field);
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
