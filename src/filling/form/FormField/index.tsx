import type { AnswerValue, Field } from '@domain/definition';
import { getFieldHelp } from '@domain/filing/field-help';
import { isReadOnlyField } from '@domain/filing/sections';
import type { Correction } from '@domain/filing/types';
import { getUnitText } from '@domain/filing/units';
import { memo, type ReactNode, useState } from 'react';
import type { AnswerCell } from '@/filling/draft/changes';
import type { ReplacedValue } from '@/filling/draft/replacedValues';
import CorrectionNote from '@/filling/form/CorrectionNote';
import FaultText from '@/filling/form/FaultText';
import ReplacedNote from '@/filling/form/ReplacedNote';
import { useLanguage, useText } from '@/utils/language';
import Control from '../Control';
import { type FormSession, useLatestSession } from '../session';
import type { FieldState } from '../useFieldStates';
import styles from './index.module.css';

interface FormFieldProps extends FieldState {
  path: string;
  /** Id of the control; by default the path, unless another element of the page has that id. */
  id?: string;
  section: string;
  /** Id of the row; a string, so that an unchanged row is an equal prop. */
  row?: string | undefined;
  field: Field;
  value: AnswerValue;
  edit: FormSession['edit'];
  /** Source of the value where it was given before, and its change since. */
  note?: string | undefined;
  /** True for a change that a reader should look at twice. */
  isNotable?: boolean;
}

const GROUPS: ReadonlySet<string> = new Set(['boolean']);
const NUMBERS: ReadonlySet<string> = new Set(['integer', 'decimal', 'money_wan', 'percent', 'year']);

/** Form field with label and messages; rendered again only when its own props change. */
function FormField(props: FormFieldProps) {
  const { path, id = path, section, row, field, value, raw, options, isRequired, edit } = props;
  const cell: AnswerCell = { section, field: field.key, ...(row !== undefined && { row: { row } }) };
  return (
    <FieldFrame
      path={id}
      field={field}
      isRequired={isRequired}
      fault={props.fault}
      misfit={props.misfit}
      warning={props.warning}
      corrections={props.corrections}
      replaced={props.replaced}
      isPrefilled={props.isPrefilled}
      mustRenew={props.mustRenew}
      note={props.note}
      isNotable={props.isNotable}
      isGroup={GROUPS.has(field.type) && !isReadOnlyField(field)}
    >
      {(hints) => (
        <Control
          id={id}
          path={path}
          field={field}
          value={value}
          raw={raw}
          options={options}
          isRequired={isRequired}
          {...hints}
          onChange={(next, unread) =>
            edit([{ ...cell, value: next, ...(unread !== undefined && { raw: unread }) }])
          }
        />
      )}
    </FieldFrame>
  );
}

export default memo(FormField);

interface FrameHints {
  labelledBy: string;
  describedBy: string | undefined;
  isInvalid: boolean;
}

interface FieldFrameProps {
  /** The id of the control: mostly the path of the answer, so that a link can lead to it. */
  path: string;
  field: Field;
  isRequired: boolean;
  /** Fault found by a check. */
  fault?: string | undefined;
  /** Fault of a value with the wrong type or size; hidden while the field has the focus. */
  misfit?: string | undefined;
  /** Notice to confirm on submission. */
  warning?: string | undefined;
  /** Corrections that a reviewer asks for, and their answers. */
  corrections?: Correction[] | undefined;
  replaced?: ReplacedValue | undefined;
  isPrefilled?: boolean;
  mustRenew?: boolean;
  note?: string | undefined;
  isNotable?: boolean | undefined;
  /** Groups of controls are named by their own element, not by a `label`. */
  isGroup?: boolean;
  children(hints: FrameHints): ReactNode;
}

/** Returns the text key for the reason why a field is locked, by the source of its value. */
function lockNote({ source = '' }: Field): string {
  if (source.startsWith('company.')) return 'forms.lock.company';
  if (source.startsWith('filing.')) return 'forms.lock.kind';
  return source ? 'forms.lock.filing' : 'forms.lock.other';
}

/** True if the box of the field shows the unit. */
const isAmount = (field: Field) => NUMBERS.has(field.type) && !isReadOnlyField(field);

const isLong = (field: Field) => field.type === 'textarea' || field.type === 'file';

/** Renders label, help, correction and error around a control and links them to it for screen readers. */
function FieldFrame(props: FieldFrameProps) {
  const { path, field, isRequired, corrections, isPrefilled, mustRenew, isGroup, children } = props;
  const latest = useLatestSession();
  const say = useText();
  const { t } = useLanguage();
  const [isFocused, setFocused] = useState(false);
  const fault = props.fault ?? (isFocused ? undefined : props.misfit);
  const lock = isReadOnlyField(field) ? t(lockNote(field)) : undefined;
  const help = getFieldHelp(field);
  const notes = { help: help && say(help), lock, note: props.note, warning: props.warning, fault };
  const describedBy = [
    ...(corrections ?? []).map(({ id }) => `${path}-${id}`),
    ...(mustRenew ? [`${path}-renew`] : []),
    ...Object.entries(notes).flatMap(([name, text]) => (text ? [`${path}-${name}`] : [])),
  ];
  const Label = isGroup ? 'div' : 'label';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches whether the control in it is being used
    <div
      className={isLong(field) ? styles.long : styles.field}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div className={styles.head}>
        <Label id={`${path}-label`} className={styles.label} {...(!isGroup && { htmlFor: path })}>
          {say(field)}
          {field.unit && (
            // An amount has its unit in the box; what reads aloud finds it here.
            <span className={isAmount(field) ? 'visually-hidden' : styles.unit}>
              {t('forms.field.unit', { unit: say(getUnitText(field.unit)) })}
            </span>
          )}
          {isRequired && !lock && (
            <span className={styles.required} aria-hidden="true">
              *
            </span>
          )}
        </Label>
        {!isRequired && !lock && <span className={styles.tag}>{t('forms.field.optional')}</span>}
        {mustRenew && (
          <span id={`${path}-renew`} className={styles.renew}>
            {t('renew.mark')}
          </span>
        )}
      </div>
      <div className={styles.control}>
        {corrections?.map((correction) => (
          <CorrectionNote
            key={correction.id}
            id={`${path}-${correction.id}`}
            correction={correction}
            onAnswer={latest.current.answerCorrection}
          />
        ))}
        {children({
          labelledBy: `${path}-label`,
          describedBy: describedBy.join(' ') || undefined,
          isInvalid: Boolean(fault),
        })}
      </div>
      <div className={styles.notes}>
        {props.replaced && (
          <ReplacedNote field={field} replaced={props.replaced} onTakeBack={latest.current.takeBack} />
        )}
        {notes.help && (
          <div id={`${path}-help`} className={styles.help}>
            {notes.help}
          </div>
        )}
        {(lock || isPrefilled) && (
          <div id={`${path}-lock`} className={styles.source}>
            {lock ?? t('forms.field.prefilled')}
          </div>
        )}
        {props.note && (
          <div id={`${path}-note`} className={props.isNotable ? styles.notable : styles.source}>
            {props.note}
          </div>
        )}
        {props.warning && (
          <div id={`${path}-warning`} className={styles.notable}>
            {props.warning}
          </div>
        )}
        <FaultText id={`${path}-fault`} text={fault} />
      </div>
    </div>
  );
}
