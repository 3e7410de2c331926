import type { AnswerValue, Field, Option } from '@domain/definition';

/** Props shared by all controls. Label, help and error are rendered by the frame. */
export interface ControlProps<F extends Field = Field> {
  id: string;
  /** Path of the answer, where it differs from the id. */
  path?: string;
  field: F;
  value: AnswerValue;
  /** The text as it was entered, when it could not be read. */
  raw?: string | undefined;
  options: Option[];
  isInvalid: boolean;
  isRequired: boolean;
  /** The id of the label, for groups that a `label` element cannot name. */
  labelledBy: string;
  describedBy?: string | undefined;
  /** Called with `raw` where the text could not be read and there is no value. */
  onChange(value: AnswerValue, raw?: string): void;
}

export const buildAriaProps = ({ isInvalid, isRequired, describedBy }: ControlProps) => ({
  'aria-invalid': isInvalid || undefined,
  'aria-required': isRequired || undefined,
  'aria-describedby': describedBy,
});
