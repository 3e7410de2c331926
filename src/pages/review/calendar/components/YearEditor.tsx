import {
  type CalendarDay,
  groupCalendarDays,
  listCalendarFaults,
  listHolidayDays,
  listYearFaults,
} from '@domain/windows/calendar-year';
import type { CalendarData } from '@domain/windows/calls';
import { DAY_KINDS, type DayKind } from '@domain/windows/working-days';
import { Alert, Button, Form, type FormInstance, Input, Tag } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import DatePicker from '@/components/Controls/DatePicker';
import { Select } from '@/components/Controls/Select';
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

interface AddSpanProps {
  form: FormInstance<Values>;
  year: number;
  taken: CalendarDay[];
  /** Days as typed so far. */
  days: CalendarDay[];
  onAdd(days: CalendarDay[]): void;
}

interface Values {
  range?: [Dayjs, Dayjs] | null;
  kind?: DayKind;
  name?: string;
}

/** Element id of the second date, referenced by its label. */
const LAST = 'range-last';

const format = (day: Dayjs) => day.format('YYYY-MM-DD');

function daysOf({ range, kind = 'holiday', name = '' }: Values): CalendarDay[] {
  if (!range || !name.trim()) return [];
  return listHolidayDays(format(range[0]), format(range[1]), kind, name.trim());
}

/** Form for a holiday period, or for weekend days that are worked. */
function AddSpan({ form, year, taken, days, onAdd }: AddSpanProps) {
  const { t } = useLanguage();
  const say = useText();
  const faults = listCalendarFaults(year, [...taken, ...days]);
  const [firstDay, lastDay] = [dayjs(`${year}-01-01`), dayjs(`${year}-12-31`)];

  const add = () => {
    onAdd(days);
    form.resetFields();
  };

  return (
    <Form form={form} layout="vertical" initialValues={{ kind: 'holiday' }} onFinish={add}>
      <div className={styles.adding}>
        <Form.Item name="range" label={t('calendar.when')} required>
          <DatePicker.RangePicker
            id={{ start: 'range', end: LAST }}
            defaultPickerValue={[firstDay, firstDay.add(1, 'month')]}
            minDate={firstDay}
            maxDate={lastDay}
          />
        </Form.Item>
        <label htmlFor={LAST} className="visually-hidden">
          {t('calendar.until')}
        </label>
        <Form.Item name="kind" label={t('calendar.kind')} required>
          <Select options={DAY_KINDS.map((value) => ({ value, label: t(`calendar.kind.${value}`) }))} />
        </Form.Item>
        <Form.Item name="name" label={t('common.name')} required>
          <Input {...createLengthLimit(40)} placeholder={t('calendar.name.example')} />
        </Form.Item>
        <Button htmlType="submit" disabled={days.length === 0 || faults.length > 0}>
          {t('calendar.add')}
        </Button>
      </div>
      {faults.length > 0 && <Alert role="alert" type="error" message={faults.map(say).join(' ')} />}
    </Form>
  );
}

const inOrder = (days: readonly CalendarDay[]): CalendarDay[] =>
  days.toSorted((a, b) => a.date.localeCompare(b.date));

interface YearEditorProps {
  calendar: CalendarData;
  onSaved(calendar: CalendarData): void;
}

type Span = ReturnType<typeof groupCalendarDays>[number] & { id: string };

/** Editor for the holidays of a year and the weekend days worked in exchange; nothing takes effect before it is saved. */
export default function YearEditor({ calendar, onSaved }: YearEditorProps) {
  const { t } = useLanguage();
  const say = useText();
  const [days, setDays] = useState(calendar.days);
  const [source, setSource] = useState(calendar.source);
  const [isSaving, setSaving] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [form] = Form.useForm<Values>();
  const typed = Form.useWatch([], form) ?? {};
  const { year, version } = calendar;
  const isTyping = Boolean(typed.range || typed.name?.trim());
  const typedDays = daysOf(typed);
  // A period that is typed and not added yet is saved too: nobody types one to have it dropped.
  const all = inOrder([...days, ...typedDays]);
  const isUnfinished = isTyping && typedDays.length === 0;
  const faults = isUnfinished ? [t('calendar.unfinished')] : listYearFaults(year, all).map(say);
  const isDirty = days !== calendar.days || source !== calendar.source || isTyping;
  useUnsavedWork(isDirty ? cannotKeep : null);
  useLeaveConfirmation({ isUnsaved: isDirty, isWholeAddress: true });
  const columns = useColumns((span) => remove(span));
  const spans = groupCalendarDays(days).map((span) => ({ ...span, id: span.from }));
  const remove = (span: Span) => {
    const gone = new Set(listHolidayDays(span.from, span.to, span.kind, span.name).map(({ date }) => date));
    setDays(days.filter(({ date }) => !gone.has(date)));
  };

  async function save() {
    setRefused(faults.length > 0);
    if (faults.length > 0) return;
    setSaving(true);
    const saved = await mutate(call('saveCalendar', { data: { year, version, source, days: all } }), {
      afterwards: () => setSaving(false),
    });
    if (saved) onSaved(saved);
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
          taken={days}
          days={typedDays}
          onAdd={(added) => setDays(inOrder([...days, ...added]))}
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
