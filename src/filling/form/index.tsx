import type {
  ComputedSection as ComputedSectionOf,
  DeclarationSection as DeclarationSectionOf,
  Section,
} from '@domain/definition';
import { isVisible } from '@domain/filing/scope';
import { Checkbox, Skeleton } from 'antd';
import { type FocusEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { getSectionFields } from '@/filling/draft/changes';
import ComputedValue from '@/filling/form/ComputedValue';
import FaultText from '@/filling/form/FaultText';
import { FigureStatus, KnownFigures, SectionFigures } from '@/filling/form/KnownFigures';
import { useFormSession } from '@/filling/form/session';
import { forgetUsedAnswer, noteUsedControl } from '@/filling/form/usedAnswer';
import { useFieldStates } from '@/filling/form/useFieldStates';
import { useLanguage, useText } from '@/utils/language';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import { useAtFirstSign } from '@/utils/useAtFirstSign';
import { ChoiceList } from './fields/ChoiceFields';
import styles from './index.module.css';
import FieldsSection from './sections/FieldsSection';

export const RowsSection = lazyWithRetry(
  () => import(/* webpackChunkName: "rows" */ './sections/RowsSection'),
);

const prepareParts = () => Promise.all([RowsSection.prepare(), ChoiceList.prepare()]);

/** Draws one section of any form, to be filled in. */
export default function FormRenderer({ section }: { section: Section }) {
  const say = useText();
  useAtFirstSign(prepareParts);
  return (
    <Announcer>
      {section.help && <p className={styles.help}>{say(section.help)}</p>}
      <KnownFigures section={section} />
      <SectionBody section={section} />
      <FigureStatus section={section} />
      <SectionFigures section={section} />
    </Announcer>
  );
}

function SectionBody({ section }: { section: Section }) {
  switch (section.kind) {
    case 'fields':
    case 'files':
      return <FieldsSection section={section} />;
    case 'computed':
      return <ComputedSection section={section} />;
    case 'declaration':
      return <DeclarationSection section={section} />;
    case 'table':
    case 'yearly':
      return (
        <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 12 }} />}>
          <RowsSection section={section} />
        </Suspense>
      );
  }
}

/** Section of indicators computed from other answers. */
function ComputedSection({ section }: { section: ComputedSectionOf }) {
  const { filled, scope, rules } = useFormSession();
  const { t } = useLanguage();
  const values = getSectionFields(filled, section.key);
  return (
    <>
      <p className={styles.note}>{t('forms.computed.note')}</p>
      <div className={styles.values}>
        {section.fields
          .filter((field) => isVisible(field, scope))
          .map((field) => (
            <ComputedValue
              key={field.key}
              section={section.key}
              field={field}
              value={values[field.key]}
              rule={rules.find(({ id }) => id === field.judgedBy)}
            />
          ))}
      </div>
    </>
  );
}

/** The filer's declaration: statements to read, confirmations to tick, and the signatory. */
function DeclarationSection({ section }: { section: DeclarationSectionOf }) {
  const { answers, scope, edit } = useFormSession();
  const say = useText();
  const stateOf = useFieldStates();
  const typed = getSectionFields(answers, section.key);
  const fields = section.fields.filter((field) => isVisible(field, scope));
  const promises = fields.filter((field) => field.type === 'boolean');
  const signature = fields.filter((field) => field.type !== 'boolean');
  return (
    <>
      {section.statements && (
        <ol className={styles.statements}>
          {section.statements.map((statement) => (
            <li key={statement.zh}>{say(statement)}</li>
          ))}
        </ol>
      )}
      {promises.map((field) => {
        const path = `${section.key}.${field.key}`;
        const value = typed[field.key];
        const { fault, isRequired } = stateOf(field, path, { section: section.key, field: field.key }, value);
        return (
          <div key={field.key} className={styles.promise}>
            <Checkbox
              id={path}
              checked={value === true}
              aria-invalid={fault ? true : undefined}
              aria-required={isRequired || undefined}
              aria-describedby={fault && `${path}-fault`}
              onChange={(event) =>
                edit([{ section: section.key, field: field.key, value: event.target.checked ? true : null }])
              }
            >
              {say(field)}
              {isRequired && (
                <span className={styles.required} aria-hidden="true">
                  *
                </span>
              )}
            </Checkbox>
            <FaultText id={`${path}-fault`} text={fault} />
          </div>
        );
      })}
      <FieldsSection section={{ ...section, kind: 'fields', fields: signature }} />
    </>
  );
}

/** Milliseconds after blur until the field has been validated. */
const SETTLED_MS = 600;

const faultAt = (id: string): string => document.getElementById(`${id}-fault`)?.textContent?.trim() ?? '';

/** Announces the error of a field or cell once it is left; the error is also shown beside it. */
function Announcer({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState('');
  const known = useRef('');
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const running = timers.current;
    return () => {
      running.forEach(clearTimeout);
      forgetUsedAnswer();
    };
  }, []);

  const enter = ({ target }: FocusEvent) => {
    noteUsedControl(target.id);
    known.current = faultAt(target.id);
    setSaid('');
  };
  const leave = ({ target: { id } }: FocusEvent) => {
    const before = known.current;
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      const fault = faultAt(id);
      if (fault !== before) setSaid(fault);
    }, SETTLED_MS);
    timers.current.add(timer);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches which of its controls is being used
    <div onFocus={enter} onBlur={leave}>
      {children}
      <span role="status" className={`visually-hidden ${styles.said}`}>
        {said}
      </span>
    </div>
  );
}
