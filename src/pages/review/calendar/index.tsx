import { formatBeijingDay, getBeijingYear } from '@domain/windows/calendar';
import { Alert, Form } from 'antd';
import { useMemo } from 'react';
import AsyncView from '@/components/AsyncView';
import { Select } from '@/components/Controls/Select';
import { PageHead } from '@/components/Page';
import { useLanguage } from '@/utils/language';
import { useUrlState } from '@/utils/urlState';
import { useRead } from '@/utils/useRead';
import type { SpanValues } from './components/AddSpan';
import YearEditor from './components/YearEditor';
import styles from './index.module.css';

/** Calendar of the days that deadlines skip, year by year. */
export default function WorkCalendar() {
  const { t } = useLanguage();
  const thisYear = getBeijingYear(new Date());
  const listUrl = useMemo(
    () => ({ year: { initial: String(thisYear), accepts: (value: string) => /^20\d\d$/.test(value) } }),
    [thisYear],
  );
  const [{ year }, change] = useUrlState(listUrl);
  const [form] = Form.useForm<SpanValues>();
  const calendar = useRead('workCalendar', { params: { year: Number(year) } });
  const known = calendar.data?.years ?? [];
  const years = [...new Set([...known, thisYear, thisYear + 1, Number(year)])].sort();
  const isDue =
    calendar.data && !known.includes(thisYear + 1) && formatBeijingDay(new Date()).slice(5) >= '11-01';
  return (
    <>
      <PageHead
        lead={t('calendar.lead')}
        actions={
          <Select
            aria-label={t('common.year')}
            className={styles.year}
            value={year}
            onChange={(chosen) => change({ year: chosen })}
            options={years.map((each) => ({
              value: String(each),
              label: t('calendar.yearOf', { year: each }),
            }))}
          />
        }
      />
      {isDue && (
        <Alert
          className={styles.notice}
          type="warning"
          showIcon
          message={t('calendar.due', { year: thisYear + 1 })}
        />
      )}
      <AsyncView resource={calendar}>
        {(data) => (
          <YearEditor
            key={`${data.year}-${data.version}`}
            calendar={data}
            form={form}
            onYear={(other) => change({ year: String(other) })}
            onSaved={(saved) => calendar.change(saved)}
          />
        )}
      </AsyncView>
    </>
  );
}
