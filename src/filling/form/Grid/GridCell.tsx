import { LockOutlined } from '@ant-design/icons';
import { formatValue } from '@domain/filing/input';
import { isReadOnlyField } from '@domain/filing/sections';
import { type CSSProperties, type FocusEvent, type KeyboardEvent, memo } from 'react';
import { useLanguage } from '@/utils/language';
import { keyboards } from '../fields/TextFields';
import { isNumeric } from '../lines';
import { useDraftText } from '../useDraftText';
import { type CellControlProps, CellPopup, CellSelect, type GridCellProps } from './CellEditors';
import styles from './index.module.css';
import { findPosition } from './selection';

function CellControl(props: CellControlProps) {
  switch (props.field.type) {
    case 'boolean':
    case 'select':
    case 'multiselect':
    case 'cascader':
      return <CellSelect {...props} field={props.field} />;
    case 'file':
      return <CellPopup {...props} />;
    default:
      return <CellInput {...props} />;
  }
}

type Held = { column: number; isHeld?: boolean | undefined };

const heldClass = ({ isHeld }: Held): string => (isHeld ? (styles.held ?? '') : '');

/**
 * Sticky offset of a column: the widths of the columns before it, which the grid measures, beginning with the row
 * headers.
 */
export const getStickyOffsetStyle = ({ column, isHeld }: Held): CSSProperties | undefined =>
  isHeld ? ({ '--place': `var(--held-${column + 1})` } as CSSProperties) : undefined;

/** Role of the cells, as parts of a table with the role of a grid. */
export const GRID_CELL = { role: 'gridcell' } as const;
const FIXED_CELL = { ...GRID_CELL, 'aria-readonly': true } as const;

/** Read-only cell: a computed value, or a locked one with the reason. */
function FixedCell(props: GridCellProps) {
  const { path, field, value, fault, correction, line, column } = props;
  const { language, t } = useLanguage();
  const locked = isReadOnlyField(field);
  return (
    <td
      {...FIXED_CELL}
      className={`${styles.computed} ${isNumeric(field) ? styles.number : ''} ${heldClass(props)}`}
      style={getStickyOffsetStyle(props)}
      aria-colindex={column + 2}
      tabIndex={-1}
      data-line={line}
      data-column={column}
    >
      <bdi {...(locked && { id: path, tabIndex: -1 })}>
        {formatValue(field, value, language) || '—'}{' '}
        {locked && <LockOutlined role="img" aria-label={t('forms.lock.cell')} />}
      </bdi>
      <CellNotes
        path={path}
        note={props.note}
        brief={props.brief}
        isNotable={props.isNotable}
        fault={fault}
        correction={correction}
      />
    </td>
  );
}

/** Grid cell with native controls, because a table has hundreds of cells. */
function GridCell(props: GridCellProps) {
  const { note, brief, isNotable, ...control } = props;
  const { path, fault, correction, colleague, isTyped, line, column, onChange } = control;
  if (!isTyped) return <FixedCell {...props} />;
  const notes = { note, fault, correction, colleague };
  const describedBy = Object.entries(notes).flatMap(([name, text]) => (text ? [`${path}-${name}`] : []));
  return (
    <td
      {...GRID_CELL}
      className={`${styles.cell} ${fault ? styles.faulty : ''} ${correction ? styles.corrected : ''} ${colleague ? styles.shared : ''} ${heldClass(props)}`}
      style={getStickyOffsetStyle(props)}
      aria-colindex={column + 2}
      data-line={line}
      data-column={column}
    >
      <CellControl
        {...control}
        describedBy={describedBy.join(' ') || undefined}
        onChange={(next, raw) => onChange(line, column, next, raw)}
      />
      {colleague && <ColleagueMark id={`${path}-colleague`} name={colleague} />}
      <CellNotes
        path={path}
        note={note}
        brief={brief}
        isNotable={isNotable}
        fault={fault}
        correction={correction}
      />
    </td>
  );
}

/** Name of the colleague who is in the cell. It is read out to whoever comes to the cell, and not before. */
function ColleagueMark({ id, name }: { id: string; name: string }) {
  const { t } = useLanguage();
  return (
    <>
      <bdi className={styles.colleague} aria-hidden="true">
        {name}
      </bdi>
      <span id={id} className="visually-hidden">
        {t('forms.sheet.colleague', { name })}
      </span>
    </>
  );
}

type CellNotesProps = Pick<GridCellProps, 'path' | 'note' | 'brief' | 'isNotable' | 'fault' | 'correction'>;

/** Below the value: how it has changed, faults of a check and requests of a reviewer. */
function CellNotes({ path, note, brief, isNotable, fault, correction }: CellNotesProps) {
  const look = {
    note: isNotable ? styles.notable : styles.note,
    fault: styles.fault,
    correction: styles.correction,
  };
  return Object.entries({ note, fault, correction }).map(
    ([name, text]) =>
      text && (
        <div key={name} id={`${path}-${name}`} className={look[name as keyof typeof look]}>
          {name === 'note' && brief !== note ? <Note note={text} brief={brief} /> : text}
        </div>
      ),
  );
}

/** Note that is shown in a word where the cell is narrow, and is read out whole. */
function Note({ note, brief }: Pick<GridCellProps, 'note' | 'brief'>) {
  return (
    <>
      <span className={styles.brief} aria-hidden="true">
        {brief}
      </span>
      <span className={styles.whole}>{note}</span>
    </>
  );
}

export default memo(GridCell);

const placeholders: Record<string, string> = { date: 'YYYY-MM-DD', month: 'YYYY-MM' };

/** True if the focus moves to another cell of the same table. */
const isGoingOn = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  relatedTarget instanceof Element &&
  relatedTarget.closest('table') === currentTarget.closest('table') &&
  findPosition(relatedTarget) !== null;

/** Longest number, in characters, that fits a column of the usual width. */
const USUAL_DIGITS = 10;

/** Widens the column of a number that would be cut: it does not take its width from its inputs. */
const fitLongNumber = (text: string) =>
  text.length > USUAL_DIGITS && { style: { minInlineSize: `max(100%, calc(${text.length}ch + 20px))` } };

/** Input for text, numbers and dates. */
function CellInput(props: CellControlProps) {
  const { path, field, value, raw, fault, isRequired, name, describedBy, onChange } = props;
  const { text, type, leave, leaveForNext, revert } = useDraftText(field, value, raw, onChange);
  const common = {
    id: path,
    value: text,
    'aria-label': name,
    'aria-invalid': fault ? true : undefined,
    'aria-required': isRequired || undefined,
    'aria-describedby': describedBy,
    onBlur: (event: FocusEvent) => (isGoingOn(event) ? leaveForNext() : leave()),
    onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && revert(),
  };
  if (field.type === 'textarea') {
    return (
      <textarea
        {...common}
        className={styles.longInput}
        rows={2}
        onChange={(event) => type(event.target.value)}
      />
    );
  }
  const isNumber = isNumeric(field);
  return (
    <input
      {...common}
      {...(isNumber && fitLongNumber(text))}
      className={isNumber ? styles.numberInput : styles.input}
      inputMode={isNumber ? 'decimal' : (keyboards[field.type]?.inputMode ?? 'text')}
      placeholder={placeholders[field.type]}
      autoComplete="off"
      onChange={(event) => type(event.target.value)}
    />
  );
}
