import type { AnswerValue, Field } from '@domain/definition';
import { isLocked } from '@domain/filing/sections';
import { memo } from 'react';
import type { Cell } from '@/filling/draft/changes';
import Control from '../Control';
import FieldFrame from '../FieldFrame';
import type { FormSession } from '../session';
import type { FieldState } from '../useFieldStates';

interface FormFieldProps extends FieldState {
  path: string;
  /** Of its control; the path, unless something else on the page has that. */
  id?: string;
  section: string;
  /** The identity of the row, as text: two of the same text are the same row. */
  row?: string | undefined;
  field: Field;
  value: AnswerValue;
  edit: FormSession['edit'];
}

const GROUPS: ReadonlySet<string> = new Set(['boolean']);

/** A field with its frame. Drawn anew only when something of its own changes. */
function FormField(props: FormFieldProps) {
  const { path, id = path, section, row, field, value, raw, options, isRequired, edit } = props;
  const cell: Cell = { section, field: field.key, ...(row !== undefined && { row: { row } }) };
  return (
    <FieldFrame
      path={id}
      field={field}
      isRequired={isRequired}
      fault={props.fault}
      misfit={props.misfit}
      corrections={props.corrections}
      isPrefilled={props.isPrefilled}
      isGroup={GROUPS.has(field.type) && !isLocked(field)}
    >
      {(hints) => (
        <Control
          id={id}
          path={path}
          field={field}
          value={value}
          raw={raw}
          options={options}
          isRequired={isRequired}
          {...hints}
          onChange={(next, unread) =>
            edit([{ ...cell, value: next, ...(unread !== undefined && { raw: unread }) }])
          }
        />
      )}
    </FieldFrame>
  );
}

export default memo(FormField);
