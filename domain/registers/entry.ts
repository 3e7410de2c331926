/** Entry of a register, from a file or an outside service: checked and normalised, or refused. */

import { isVisibleText, normaliseLine } from '../checks/characters';
import { findCreditCodeFault, hasCreditCodeForm } from '../checks/credit-code';
import { normaliseCode } from '../checks/normalise';
import { toPatentKey } from '../checks/patent-no';
import { findUnfitCharacterInLine } from '../checks/unfit-text';
import { readYesNo } from '../checks/yes-no';
import { readDateText } from '../filing/read-date';
import { fillText, type Text } from '../text';
import {
  getRegisterEntryKey,
  type RegisterColumn,
  type RegisterEntry,
  type RegisterKind,
  registers,
} from './kinds';
import { registerMessages as texts } from './messages';

export interface ColumnFault {
  column: string;
  message: Text;
}

/** The normalised value of a column, or its fault. */
function valueIn({ holds, atMost = 64 }: RegisterColumn, text: string): string | Text {
  if (holds === 'day') {
    const read = readDateText('date', text);
    return 'fault' in read ? read.fault : read.value;
  }
  if (holds === 'creditCode') {
    const code = normaliseCode(text);
    // A wrong check digit is judged with the whole line, which may mark an exception.
    return (hasCreditCodeForm(code) ? null : findCreditCodeFault(code)) ?? code;
  }
  const refused = (fault: string | null): string | Text => fault ?? texts.notSo[holds];
  if (holds === 'patentNo') return refused(toPatentKey(text));
  if (holds === 'yesNo') {
    const isYes = readYesNo(text);
    return isYes ? 'yes' : refused(isYes === null ? null : '');
  }
  if (text.length > atMost) return fillText(texts.tooLong, { limit: atMost });
  return findUnfitCharacterInLine(text) ?? text;
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return '';
  if (!['string', 'number', 'boolean'].includes(typeof value)) return null;
  const text = normaliseLine(String(value));
  return isVisibleText(text) ? text : '';
}

/** Fault of the check digit of a credit code; none where the line itself marks an exception. */
function checkDigitFault(kind: RegisterKind, entry: RegisterEntry): ColumnFault[] {
  const { key, holds } = registers[kind].columns[0];
  const isExcepted = entry.check_digit_exception === 'yes';
  const fault =
    holds === 'creditCode' && !isExcepted ? findCreditCodeFault(getRegisterEntryKey(kind, entry)) : null;
  return fault ? [{ column: key, message: fault }] : [];
}

/** Reads the entry of a line, with its faults. Values without a column are left out. */
export function readEntry(
  kind: RegisterKind,
  given: Record<string, unknown>,
): { entry: RegisterEntry; faults: ColumnFault[] } {
  const entry: RegisterEntry = {};
  const faults: ColumnFault[] = [];
  for (const column of registers[kind].columns) {
    const fault = (message: Text) => faults.push({ column: column.key, message });
    const text = textOf(given[column.key]);
    if (text === null) fault(texts.notSo[column.holds === 'creditCode' ? 'text' : column.holds]);
    else if (text === '') column.required && fault(fillText(texts.missing, { column }));
    else {
      const value = valueIn(column, text);
      if (typeof value !== 'string') fault(value);
      else if (value) entry[column.key] = value;
    }
  }
  return { entry, faults: faults.length > 0 ? faults : checkDigitFault(kind, entry) };
}
