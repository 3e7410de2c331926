import type { AnswerValue, Field } from '@domain/definition';
import { parseInput } from '@domain/filing/input';
import { useState } from 'react';

type OnChange = (value: AnswerValue, raw?: string) => void;

/** More than a number holds: none is cut off. */
const DECIMALS_AT_MOST = 20;

/** A value as it rests in its field: grouped digits, which are read back as well, and as many decimals as the field has. */
function editText(field: Field, value: AnswerValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'number' || field.type === 'year') return String(value);
  const decimals = 'precision' in field ? field.precision : undefined;
  return value.toLocaleString('en-US', {
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? DECIMALS_AT_MOST,
  });
}

const isText = (field: Field) =>
  !['integer', 'decimal', 'money_wan', 'percent', 'year', 'date', 'month'].includes(field.type);

/**
 * The text of an input between two keys and its value in the answers. Whatever can be read goes into the answers at
 * once; the text itself is put in order when the field is left, and a text that cannot be read stays as it was typed.
 */
export function useDraftText(field: Field, value: AnswerValue, raw: string | undefined, onChange: OnChange) {
  const [text, setText] = useState(raw ?? editText(field, value));
  const [known, setKnown] = useState({ value, raw });
  if (known.value !== value || known.raw !== raw) {
    setKnown({ value, raw });
    setText(raw ?? editText(field, value));
  }

  const send = (next: AnswerValue, unread?: string) => {
    setKnown({ value: next, raw: unread });
    if (next !== value || unread !== raw) onChange(next, unread);
  };

  const type = (typed: string) => {
    setText(typed);
    if (isText(field)) return send(typed === '' ? null : typed);
    const read = parseInput(field, typed);
    if ('value' in read) send(read.value);
  };

  const leave = () => {
    const read = parseInput(field, text);
    if ('value' in read) {
      setText(editText(field, read.value));
      send(read.value);
    } else send(null, text);
  };

  return { text, type, leave };
}
