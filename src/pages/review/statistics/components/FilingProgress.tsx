import type { FilingCourse } from '@domain/statistics/calls';
import { getDecidedMark, getSentMark } from '@domain/statistics/course';
import { computePercentShare } from '@domain/statistics/table';
import { stageNames, timedStepNames } from '@domain/statistics/words';
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { Link } from 'umi';
import CountChart from '@/components/CountChart';
import { Fold, Panel } from '@/components/Page';
import RecordTable from '@/components/RecordTable';
import { useLanguage, useText } from '@/utils/language';
import styles from '../index.module.css';
import { buildMarkLink, type StatisticsFilter } from '../rowLinks';

interface CourseProps {
  course: FilingCourse;
  asked: StatisticsFilter;
}

/** Progress of filings: by month, by stage, and by days needed. Each number links to its list. */
export default function FilingProgress({ course, asked }: CourseProps) {
  const { t } = useLanguage();
  return (
    <>
      <Panel id="stages" title={t('review.statistics.course')}>
        <div className={styles.course}>
          <Stages course={course} asked={asked} />
          <Steps course={course} asked={asked} />
        </div>
      </Panel>
      <Panel
        id="months"
        title={t('review.statistics.months', { year: course.year, before: course.year - 1 })}
      >
        <Months course={course} asked={asked} />
      </Panel>
    </>
  );
}

function Stages({ course: { stages }, asked }: CourseProps) {
  const { t } = useLanguage();
  const say = useText();
  const all = stages[0]?.filings ?? 0;
  const rows = stages.flatMap(({ stage, filings, lost }) => {
    const share = computePercentShare(filings, all);
    const label = say(stageNames[stage]);
    const reached = {
      key: stage,
      label:
        share === null || stage === 'sent' ? label : t('review.statistics.stage', { name: label, share }),
      count: filings,
      ...(stage !== 'sent' && { to: buildMarkLink(stage, asked) }),
    };
    const mark = `lost.${stage}`;
    const left = { key: mark, label: t('review.statistics.lost', { name: label }), count: lost };
    return lost > 0 ? [reached, { ...left, to: buildMarkLink(mark, asked) }] : [reached];
  });
  return <CountChart title={t('review.statistics.stages')} rows={rows} hasTotal={false} />;
}

function Steps({ course: { steps }, asked }: CourseProps) {
  const { t } = useLanguage();
  const say = useText();
  const days = (count: number | null) => (count === null ? '—' : count);
  const items = steps.map((step) => ({ ...step, id: step.step }));
  return (
    <RecordTable
      items={items}
      columns={[
        {
          key: 'step',
          title: t('review.statistics.step'),
          place: 'name',
          render: ({ step }) => say(timedStepNames[step]),
        },
        {
          key: 'filings',
          title: t('review.statistics.ended'),
          isNumber: true,
          render: ({ step, filings }) => (
            <Listed count={filings} to={buildMarkLink(`timed.${step}`, asked)} />
          ),
        },
        {
          key: 'median',
          title: t('review.statistics.median'),
          isNumber: true,
          render: ({ median }) => days(median),
        },
        {
          key: 'ninetieth',
          title: t('review.statistics.ninetieth'),
          isNumber: true,
          render: ({ ninetieth }) => days(ninetieth),
        },
      ]}
    />
  );
}

/** Number with a link to its list, where there is one. */
export function Listed({ count, to }: { count: number; to: string | undefined }) {
  return count > 0 && to ? <Link to={to}>{count}</Link> : count;
}

/** Counts by calendar month: filings of every batch, whatever year the filter selects. */
function Months({ course: { year, months }, asked: { program, department } }: CourseProps) {
  const { t } = useLanguage();
  const asked: StatisticsFilter = { ...(program && { program }), ...(department && { department }) };
  const columns = [
    { key: 'sent', of: year, mark: getSentMark },
    { key: 'sentBefore', of: year - 1, mark: getSentMark },
    { key: 'decided', of: year, mark: getDecidedMark },
    { key: 'decidedBefore', of: year - 1, mark: getDecidedMark },
  ] as const;
  const titleOf = ({ of, mark }: (typeof columns)[number]) =>
    t(mark === getSentMark ? 'review.statistics.sentIn' : 'review.statistics.decidedIn', { year: of });
  const items = months.map((each) => ({ ...each, id: String(each.month) }));
  const picture = (mark: typeof getSentMark) =>
    columns
      .filter((column) => column.mark === mark)
      .reverse()
      .map((column) => ({ key: column.key, name: titleOf(column) }));
  return (
    <>
      <div className={styles.course}>
        {[getSentMark, getDecidedMark].map((mark) => (
          <MonthsChart key={mark(year, 1)} months={months} counted={picture(mark)} />
        ))}
      </div>
      <Fold title={t('center.chart.table', { title: t('review.statistics.month') })}>
        {() => (
          <RecordTable
            items={items}
            columns={[
              {
                key: 'month',
                title: t('review.statistics.month'),
                place: 'name',
                render: ({ month }) => t('review.statistics.monthOf', { month }),
              },
              ...columns.map((column) => ({
                key: column.key,
                title: titleOf(column),
                isNumber: true as const,
                render: (row: (typeof items)[number]) => (
                  <Listed
                    count={row[column.key]}
                    to={buildMarkLink(column.mark(column.of, row.month), asked)}
                  />
                ),
              })),
            ]}
          />
        )}
      </Fold>
    </>
  );
}

const HEIGHT = 240;
const LABELS = { fill: 'var(--portal-text-secondary)', fontSize: '0.8571rem' };

interface MonthsChartProps {
  months: FilingCourse['months'];
  /** Series of this year and of the year before. */
  counted: readonly { key: 'sent' | 'sentBefore' | 'decided' | 'decidedBefore'; name: string }[];
}

/** Chart of a year beside the year before, by month; hidden from screen readers, because the table below has the numbers. */
function MonthsChart({ months, counted }: MonthsChartProps) {
  const { t } = useLanguage();
  return (
    // Months run as numbers do, in every language.
    <div dir="ltr" className={styles.picture} aria-hidden>
      <ResponsiveContainer width="100%" height={HEIGHT}>
        <BarChart data={months} barGap={1} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--portal-border)" />
          <XAxis
            dataKey="month"
            tick={LABELS}
            tickLine={false}
            axisLine={{ stroke: 'var(--portal-border)' }}
            interval="preserveStartEnd"
          />
          <YAxis allowDecimals={false} width={40} tick={LABELS} tickLine={false} axisLine={false} />
          <Tooltip
            cursor={{ fill: 'var(--portal-hover)' }}
            labelFormatter={(month) => t('review.statistics.monthOf', { month })}
            contentStyle={{ background: 'var(--portal-surface)', borderColor: 'var(--portal-border)' }}
          />
          <Legend formatter={(name) => <span className={styles.legend}>{name}</span>} />
          {counted.map(({ key, name }) => (
            <Bar
              key={key}
              dataKey={key}
              name={name}
              fill={key.endsWith('Before') ? 'var(--portal-text-tertiary)' : 'var(--portal-primary)'}
              maxBarSize={18}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
