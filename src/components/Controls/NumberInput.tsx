import { toHalfWidth } from '@domain/checks/normalise';
import { type GetRef, InputNumber, type InputNumberProps } from 'antd';
import { type FocusEvent, forwardRef, useId, useRef, useState } from 'react';
import { useLanguage } from '@/utils/language';

interface Limits {
  min?: number;
  max?: number;
  precision?: number;
}

/** Number that the field takes for a typed text; null where the text is no number. */
export function fitNumber(
  text: string,
  { min = -Infinity, max = Infinity, precision }: Limits,
): number | null {
  const typed = Number(text);
  if (!Number.isFinite(typed)) return null;
  const fitting = Math.min(max, Math.max(min, typed));
  return precision === undefined ? fitting : Number(fitting.toFixed(precision));
}

/** Text of a number, in digits of an input method too. */
const readDigits = (text = ''): string => toHalfWidth(text).replace(/[^\w.-]+/g, '');

type Props = Omit<InputNumberProps<number>, keyof Limits> & Limits;

/** Field for a number. antd puts a typed number within its limits, or rounds it, without a word: this one says what it made of it. */
export default forwardRef<GetRef<typeof InputNumber>, Props>(function NumberInput(
  { onInput, onBlur, ...input },
  ref,
) {
  const { t } = useLanguage();
  const id = useId();
  const typed = useRef('');
  const [told, setTold] = useState('');

  function leave(event: FocusEvent<HTMLInputElement>) {
    const text = typed.current.trim();
    typed.current = '';
    const value = text === '' ? undefined : fitNumber(text, input);
    if (value === null) setTold(t('number.unreadable', { typed: text }));
    else if (value !== undefined && value !== Number(text))
      setTold(t('number.changed', { typed: text, value }));
    onBlur?.(event);
  }

  const describedBy = [input['aria-describedby'], told && id].filter(Boolean).join(' ');
  return (
    <>
      <InputNumber<number>
        // antd types the result as the number of the field, and takes its text, of which it makes one.
        parser={readDigits as (text: string | undefined) => never}
        {...input}
        ref={ref}
        {...(describedBy && { 'aria-describedby': describedBy })}
        onInput={(text) => {
          typed.current = toHalfWidth(text);
          setTold('');
          onInput?.(text);
        }}
        onBlur={leave}
      />
      <span id={id} role="status" className="field-note">
        {told}
      </span>
    </>
  );
});
