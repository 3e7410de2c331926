import { formatValue } from '@domain/filing/input';
import { Popover } from 'antd';
import { type ButtonHTMLAttributes, type KeyboardEvent, useRef } from 'react';
import { hung } from '@/components/Hung';
import { useLanguage, useText } from '@/utils/language';
import Control from '../Control';
import { usePopupOnPress } from '../usePopupOnPress';
import type { CellControlProps } from './cell';
import styles from './index.module.css';

const Opener = hung<ButtonHTMLAttributes<HTMLButtonElement>>('button');

/** Stops of the keyboard in a popup, in their order. */
const stopsIn = (popup: HTMLElement | null): HTMLElement[] =>
  [...(popup?.querySelectorAll<HTMLElement>('input, button, a[href]') ?? [])].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.getClientRects().length > 0,
  );

/** Several of a list, an entry of a tree, or files: the cell says what is there, the control opens beside it. */
export default function CellPopup(props: CellControlProps) {
  const { path, field, value, raw, fault, isRequired, name, options, describedBy, onChange } = props;
  const { language, t } = useLanguage();
  const say = useText();
  const { opener, isMade, isOpen, setOpen, onPress } = usePopupOnPress<HTMLButtonElement>();
  const popup = useRef<HTMLDivElement>(null);
  const count = Array.isArray(value) ? value.length : 0;
  const files = count > 0 ? t('forms.file.count', { count }) : '';
  const text = raw ?? (field.type === 'file' ? files : formatValue(field, value, language));

  const blank = t(field.type === 'file' ? 'forms.file.choose' : 'forms.field.choose');

  const toggle = (open: boolean) => {
    setOpen(open);
    if (!open) opener.current?.focus();
  };

  /** It stands at the end of the document: by Tab nobody would come there from the cell, nor back. */
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
