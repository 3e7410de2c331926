/** Faults of a file as a whole, or of one of its sheets. */
import type { Text } from '../text';
import { createSheetText, type SheetMessage } from './messages';
import type { ReadSheet, SheetFault } from './model';

const TOO_MUCH: readonly unknown[] = [
  'too_big',
  'unpacked',
  'slow',
  'rows',
  'cells',
] satisfies SheetMessage[];

export const createFileFault = (
  about: SheetMessage | Text,
  parameters: Record<string, string | number> = {},
): SheetFault => ({
  sheet: '',
  cell: '',
  message: typeof about === 'string' ? createSheetText(about, parameters) : about,
  isRefused: true,
  ...(TOO_MUCH.includes(about) && { isTooMuch: true }),
});

export const createSheetFault = ({ name }: ReadSheet, about: SheetMessage | Text): SheetFault => ({
  ...createFileFault(about),
  sheet: name,
});
