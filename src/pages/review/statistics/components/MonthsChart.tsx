import type { Course } from '@domain/calls/statistics';
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';

const HEIGHT = 240;
const LABELS = { fill: 'var(--portal-text-secondary)', fontSize: '0.8571rem' };

interface MonthsChartProps {
  months: Course['months'];
  /** What is counted, this year and the year before. */
  counted: readonly { key: 'sent' | 'sentBefore' | 'decided' | 'decidedBefore'; name: string }[];
}

/** A year beside the year before, month by month. A picture alone: the numbers stand in the table below it. */
export default function MonthsChart({ months, counted }: MonthsChartProps) {
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
