import type { RankingData } from '@domain/calls/ranking';
import { leftOf } from '@domain/review/ranking';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';

/** The money of the batch as it would be if the line stood: granted, proposed, and what is left or too much. */
export default function Standing({ data, proposed }: { data: RankingData; proposed: number }) {
  const { t } = useLanguage();
  const { budget, granted } = data;
  const left = budget.amount === null ? null : leftOf(budget.amount, granted, proposed);
  const pairs = [
    { name: t('ranking.granted'), value: granted.toFixed(2), isOver: false },
    { name: t('ranking.proposed'), value: proposed.toFixed(2), isOver: false },
    ...(left === null
      ? []
      : [
          {
            name: t(left < 0 ? 'ranking.over' : 'ranking.left'),
            value: Math.abs(left).toFixed(2),
            isOver: left < 0,
          },
        ]),
  ];
  return (
    <dl className={styles.standing} aria-live="polite">
      {pairs.map(({ name, value, isOver }) => (
        <div key={name} className={isOver ? styles.over : ''}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
