import {
  type CalendarDay,
  groupCalendarDays,
  listCalendarFaults,
  listHolidayDays,
  listYearFaults,
} from '@domain/windows/calendar-year';
import type { CalendarData } from '@domain/windows/calls';
import { Alert, Button, Form, type FormInstance, Input, Tag } from 'antd';
import { useState } from 'react';
import EmptyHint from '@/components/EmptyHint';
import { Panel } from '@/components/Page';
import RecordTable, { type RecordColumn } from '@/components/RecordTable';
import { createActionsColumn } from '@/components/RecordTable/columns';
import { formatDate, formatDateTime } from '@/utils/beijingTime';
import { call } from '@/utils/call';
import { useLanguage, useText } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import { mutate } from '@/utils/mutate';
import { cannotKeep, useUnsavedWork } from '@/utils/unsaved';
import { useLeaveConfirmation } from '@/utils/useLeaveConfirmation';
import styles from '../index.module.css';
import AddSpan, { findSpanFault, listSpanDays, type SpanValues } from './AddSpan';

const inOrder = (days: readonly CalendarDay[]): CalendarDay[] =>
  days.toSorted((a, b) => a.date.localeCompare(b.date));

interface YearEditorProps {
  calendar: CalendarData;
  /** Form for a period, which outlives the change of the year. */
  form: FormInstance<SpanValues>;
  onSaved(calendar: CalendarData): void;
  onYear(year: number): void;
}

type Span = ReturnType<typeof groupCalendarDays>[number] & { id: string };

/** Editor for the holidays of a year and the weekend days worked in exchange; nothing takes effect before it is saved. */
export default function YearEditor({ calendar, form, onSaved, onYear }: YearEditorProps) {
  const { t } = useLanguage();
  const say = useText();
  const [days, setDays] = useState(calendar.days);
  const [source, setSource] = useState(calendar.source);
  const [isSaving, setSaving] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const typed = Form.useWatch([], form) ?? {};
  const { year, version } = calendar;
  const isTyping = Boolean(typed.from || typed.to || typed.name?.trim());
  const typedDays = listSpanDays(typed);
  // A period that is typed and not added yet is saved too: nobody types one to have it dropped.
  const all = inOrder([...days, ...typedDays]);
  const spanFault = findSpanFault(typed, year);
  const spanFaults = spanFault
    ? [t(spanFault, { year: typed.from?.year() })]
    : listCalendarFaults(year, [...days, ...typedDays]).map(say);
  const isUnfinished = isTyping && typedDays.length === 0;
  const faults = listFaults();
  const isYearDirty = days !== calendar.days || source !== calendar.source;
  const isDirty = isYearDirty || isTyping;
  useUnsavedWork(isDirty ? cannotKeep : null);
  useLeaveConfirmation({ isUnsaved: isYearDirty, isWholeAddress: true });
  // What is typed for a period goes along to another year.
  useLeaveConfirmation({ isUnsaved: isTyping && !isYearDirty });
  const columns = useColumns((span) => remove(span));
  const spans = groupCalendarDays(days).map((span) => ({ ...span, id: span.from }));
  const remove = (span: Span) => {
    const gone = new Set(listHolidayDays(span.from, span.to, span.kind, span.name).map(({ date }) => date));
    setDays(days.filter(({ date }) => !gone.has(date)));
  };

  function listFaults(): string[] {
    if (spanFault) return spanFaults;
    return isUnfinished ? [t('calendar.unfinished')] : listYearFaults(year, all).map(say);
  }

  async function save() {
    setRefused(faults.length > 0);
    if (faults.length > 0) return;
    setSaving(true);
    const saved = await mutate(call('saveCalendar', { data: { year, version, source, days: all } }), {
      afterwards: () => setSaving(false),
    });
    if (!saved) return;
    form.resetFields();
    onSaved(saved);
  }

  return (
    <div className={styles.form}>
      {version === 0 && <Alert type="info" showIcon message={t('calendar.notEntered', { year })} />}
      <Panel id="days" title={t('calendar.days')}>
        {spans.length === 0 ? (
          <EmptyHint text={t('calendar.none')} />
        ) : (
          <RecordTable items={spans} columns={columns} />
        )}
      </Panel>
      <Panel id="add" title={t('calendar.add')}>
        <AddSpan
          form={form}
          year={year}
          faults={spanFaults}
          typed={typed}
          onAdd={() => setDays(all)}
          onYear={onYear}
        />
      </Panel>
      <Panel id="source" title={t('calendar.source')}>
        <div className={styles.form}>
          <Input
            aria-label={t('calendar.source')}
            placeholder={t('calendar.source.example')}
            {...createLengthLimit(300)}
            value={source}
            onChange={({ target }) => setSource(target.value)}
          />
          {isRefused && faults.length > 0 && <Alert role="alert" type="error" message={faults.join(' ')} />}
          <p className={styles.quiet}>{t('calendar.effect')}</p>
          <div className={styles.foot}>
            <Button id="save-year" type="primary" loading={isSaving} onClick={save}>
              {t('common.save')}
            </Button>
            {isDirty && <span role="status">{t('calendar.unsaved')}</span>}
            {!isDirty && calendar.updated_at && (
              <span className={styles.quiet}>
                {t('calendar.updated', {
                  at: formatDateTime(calendar.updated_at),
                  by: calendar.updated_by === 'system' ? t('calendar.bySystem') : calendar.updated_by,
                })}
              </span>
            )}
          </div>
        </div>
      </Panel>
    </div>
  );
}

function useColumns(onRemove: (span: Span) => void): RecordColumn<Span>[] {
  const { t } = useLanguage();
  return [
    { key: 'name', title: t('common.name'), place: 'name', render: ({ name }) => <bdi>{name}</bdi> },
    {
      key: 'when',
      title: t('calendar.when'),
      render: ({ from, to }) => (
        <bdi>
          {from === to
            ? formatDate(from)
            : t('calendar.span', {
                from: formatDate(from),
                to: formatDate(to),
                days: listHolidayDays(from, to, 'holiday', '').length,
              })}
        </bdi>
      ),
    },
    {
      key: 'kind',
      title: t('calendar.kind'),
      render: ({ kind }) => (
        <Tag color={kind === 'holiday' ? 'success' : 'warning'}>{t(`calendar.kind.${kind}`)}</Tag>
      ),
    },
    createActionsColumn(t, (span) => (
      <Button
        aria-label={`${t('common.remove')} ${span.name} ${formatDate(span.from)}`}
        onClick={() => onRemove(span)}
      >
        {t('common.remove')}
      </Button>
    )),
  ];
}
