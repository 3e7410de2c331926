import type { AnswerValue, Field } from '@domain/definition';
import { useState } from 'react';
import FormField from '@/filling/form/FormField';
import type { FieldState } from '@/filling/form/useFieldStates';

interface NameFieldProps {
  path: string;
  section: string;
  row: string;
  field: Field;
  value: AnswerValue;
  state: FieldState;
  onRename(name: string): void;
}

/** The name by which others call an item: it changes once it is left, so that these follow it as a whole. */
export default function NameField({ path, section, row, field, value, state, onRename }: NameFieldProps) {
  const [typed, setTyped] = useState<AnswerValue>(undefined);
  const settle = () => {
    if (typed !== undefined && typed !== value) onRename(String(typed ?? '').trim());
    setTyped(undefined);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches whether the control in it is being used
    <div
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
      }}
    >
      <FormField
        path={path}
        section={section}
        row={row}
        field={field}
        value={typed === undefined ? value : typed}
        edit={(edits) => setTyped(edits[0]?.value ?? null)}
        {...state}
      />
    </div>
  );
}
