import { formatValue } from '@domain/filing/input';
import { Popover } from 'antd';
import { useLanguage, useText } from '@/utils/language';
import Control from '../Control';
import { usePopupOnPress } from '../usePopupOnPress';
import type { CellControlProps } from './cell';
import styles from './index.module.css';

/** Several of a list, an entry of a tree, or files: the cell says what is there, the control opens beside it. */
export default function CellPopup(props: CellControlProps) {
  const { path, field, value, raw, fault, isRequired, name, options, describedBy, onChange } = props;
  const { language, t } = useLanguage();
  const say = useText();
  const { opener, isMade, isOpen, setOpen, onPress } = usePopupOnPress<HTMLButtonElement>();
  const count = Array.isArray(value) ? value.length : 0;
  const files = count > 0 ? t('forms.file.count', { count }) : '';
  const text = raw ?? (field.type === 'file' ? files : formatValue(field, value, language));

  const blank = t(field.type === 'file' ? 'forms.file.choose' : 'forms.field.choose');

  const toggle = (open: boolean) => {
    setOpen(open);
    if (!open) opener.current?.focus();
  };

  const button = (
    <button
      ref={opener}
      id={path}
      type="button"
      className={styles.opener}
      aria-haspopup="dialog"
      aria-label={`${name} ${text || blank}`}
      aria-invalid={fault ? true : undefined}
      aria-describedby={describedBy}
      {...onPress}
    >
      {text || <span className={styles.blank}>{blank}</span>}
    </button>
  );

  if (!isMade) return button;
  return (
    <Popover
      open={isOpen}
      onOpenChange={toggle}
      trigger="click"
      destroyOnHidden
      placement="bottomLeft"
      content={
        <div
          className={styles.popup}
          role="dialog"
          aria-label={name}
          onKeyDown={(event) => event.key === 'Escape' && toggle(false)}
        >
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
