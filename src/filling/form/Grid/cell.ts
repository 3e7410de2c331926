import type { AnswerValue, Field, Option } from '@domain/definition';

export interface GridCellProps {
  /** The path of the answer; the id of the control. */
  path: string;
  field: Field;
  value: AnswerValue;
  raw?: string | undefined;
  fault?: string | undefined;
  correction?: string | undefined;
  isTyped: boolean;
  isRequired: boolean;
  /** Row and column in words: what the control is called. */
  name: string;
  options: Option[];
  line: number;
  column: number;
  /** Stays in sight while the table is scrolled sideways. */
  isHeld?: boolean | undefined;
  onChange(line: number, column: number, value: AnswerValue, raw?: string): void;
}

export interface CellControlProps extends Omit<GridCellProps, 'onChange' | 'isHeld'> {
  describedBy: string | undefined;
  onChange(value: AnswerValue, raw?: string): void;
}
