import type { AnswerValue, BooleanField, ChoiceField, Field, Option } from '@domain/definition';
import { formatValue } from '@domain/filing/input';
import { say as sayIn } from '@domain/text';
import { Popover } from 'antd';
import { type ButtonHTMLAttributes, type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react';
import { createOverlayTrigger } from '@/components/OverlayTrigger';
import { useLanguage, useText } from '@/utils/language';
import Control from '../Control';
import { startsSearch } from '../fields/ChoiceBox';
import { ChoiceList } from '../fields/ChoiceFields';
import { usePopupOnPress } from '../usePopupOnPress';
import styles from './index.module.css';

export interface GridCellProps {
  /** The path of the answer; the id of the control. */
  path: string;
  field: Field;
  value: AnswerValue;
  raw?: string | undefined;
  fault?: string | undefined;
  correction?: string | undefined;
  /** Last value of the figure, and its change since. */
  note?: string | undefined;
  /** The note in a word, where the cell is narrow. */
  brief?: string | undefined;
  /** True for a change that a reader should look at twice. */
  isNotable?: boolean | undefined;
  /** Name of a colleague who is in the cell. */
  colleague?: string | undefined;
  isTyped: boolean;
  isRequired: boolean;
  /** Accessible name of the control: row and column. */
  name: string;
  options: Option[];
  line: number;
  column: number;
  /** Keeps the column in view while the table is scrolled sideways. */
  isHeld?: boolean | undefined;
  onChange(line: number, column: number, value: AnswerValue, raw?: string): void;
}

export interface CellControlProps
  extends Omit<GridCellProps, 'onChange' | 'isHeld' | 'note' | 'brief' | 'isNotable'> {
  describedBy: string | undefined;
  onChange(value: AnswerValue, raw?: string): void;
}

const Opener = createOverlayTrigger<ButtonHTMLAttributes<HTMLButtonElement>>('button');

/** Focusable elements of a popup in tab order. */
const stopsIn = (popup: HTMLElement | null): HTMLElement[] =>
  [...(popup?.querySelectorAll<HTMLElement>('input, button, a[href]') ?? [])].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.getClientRects().length > 0,
  );

/** File cell: shows the number of files and opens the file field in a popup. */
export function CellPopup(props: CellControlProps) {
  const { path, field, value, fault, isRequired, name, options, describedBy, onChange } = props;
  const { t } = useLanguage();
  const say = useText();
  const { opener, isMade, isOpen, setOpen, onPress } = usePopupOnPress<HTMLButtonElement>();
  const popup = useRef<HTMLDivElement>(null);
  const count = Array.isArray(value) ? value.length : 0;
  const text = count > 0 ? t('forms.file.count', { count }) : '';
  const blank = t('forms.file.choose');

  const toggle = (open: boolean) => {
    setOpen(open);
    if (!open) opener.current?.focus();
  };

  /** Moves Tab between cell and popup, which is at the end of the document. */
  const goRound = (event: KeyboardEvent) => {
    const stops = stopsIn(popup.current);
    const [edge, next] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
    if (event.target !== edge) return;
    event.preventDefault();
    next?.focus();
  };

  const hearKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') toggle(false);
    if (event.key === 'Tab') goRound(event);
  };

  const button = (
    <Opener
      ref={opener}
      id={path}
      type="button"
      className={styles.opener}
      aria-haspopup="dialog"
      aria-label={[name, text || blank, isRequired && !text && t('forms.field.required')]
        .filter(Boolean)
        .join(' ')}
      aria-invalid={fault ? true : undefined}
      describedBy={describedBy}
      {...onPress}
    >
      {text || <span className={styles.blank}>{blank}</span>}
    </Opener>
  );

  if (!isMade) return button;
  return (
    <Popover
      open={isOpen}
      onOpenChange={toggle}
      trigger="click"
      afterOpenChange={(open) => open && stopsIn(popup.current)[0]?.focus()}
      destroyOnHidden
      placement="bottomLeft"
      content={
        <div ref={popup} className={styles.popup} role="dialog" aria-label={name} onKeyDown={hearKey}>
          <div id={`${path}-popup-label`} className={styles.popupLabel}>
            {say(field)}
          </div>
          <Control
            id={`${path}-popup`}
            path={path}
            field={field}
            value={value}
            options={options}
            isInvalid={Boolean(fault)}
            isRequired={isRequired}
            labelledBy={`${path}-popup-label`}
            onChange={onChange}
          />
        </div>
      }
    >
      {button}
    </Popover>
  );
}

interface CellSelectProps extends Omit<CellControlProps, 'field'> {
  field: BooleanField | ChoiceField;
}

/** Select editor of a cell: options, tree or yes/no. Mounted when opened: a table has hundreds of such cells. */
export function CellSelect(props: CellSelectProps) {
  const { path, field, value, raw, fault, isRequired, name, options, describedBy, onChange } = props;
  const { language, t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const chosen = options.find((option) => option.value === value);
  const label = chosen && sayIn(chosen, language);
  const text = raw ?? label ?? formatValue(field, value, language);

  // The closed list had the focus: return it to the cell, unless the person moved it elsewhere.
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (isClosed && document.activeElement === document.body) opener.current?.focus();
  }, [isOpen]);

  const aria = {
    id: path,
    'aria-label': name,
    'aria-invalid': fault ? (true as const) : undefined,
    'aria-required': isRequired || undefined,
    'aria-describedby': describedBy,
  };

  const box = (
    <button
      {...aria}
      ref={opener}
      type="button"
      role="combobox"
      aria-haspopup={field.type === 'cascader' ? 'tree' : 'listbox'}
      aria-expanded={false}
      className={styles.opener}
      onClick={() => setOpen(true)}
      onKeyDown={(event) => {
        if (event.key === 'Backspace') onChange(null);
        // Arrow keys lead to other cells.
        if (startsSearch(event)) setOpen(true);
      }}
    >
      {text || <span className={styles.blank}>{t('forms.field.choose')}</span>}
    </button>
  );
  if (!isOpen) return box;
  const close = () => setOpen(false);
  return (
    <Suspense fallback={box}>
      <ChoiceList
        {...aria}
        isInCell
        open
        variant="borderless"
        className={styles.choosing ?? ''}
        field={field}
        value={value}
        options={options}
        placeholder={text || t('forms.field.choose')}
        onOpenChange={(willOpen) => !willOpen && close()}
        onChoose={(next) => {
          onChange(next);
          if (field.type !== 'multiselect') close();
        }}
      />
    </Suspense>
  );
}
