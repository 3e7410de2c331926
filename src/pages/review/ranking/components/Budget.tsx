import { wordMoney } from '@domain/filing/units';
import { computeRemainingBudget } from '@domain/review/ranking';
import type { RankingData, RankingQuery, SavedAmount } from '@domain/review/ranking-calls';
import { Button, Form } from 'antd';
import { useState } from 'react';
import NumberInput from '@/components/Controls/NumberInput';
import { useRightCheck } from '@/models/useRightCheck';
import { call } from '@/utils/call';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { useBatchName } from '@/utils/names';
import styles from '../index.module.css';

interface BudgetProps {
  series: RankingQuery;
  budget: SavedAmount;
  onSet(budget: SavedAmount): void;
  /** Called when the server refused the budget: somebody else may have changed it. */
  onRefused(): void;
}

/** The budget of the batch, in 万元: empty for none. */
export default function Budget({ series, budget, onSet, onRefused }: BudgetProps) {
  const { t, say } = useLanguage();
  const [typed, setTyped] = useState<number | null>();
  const [isBusy, setBusy] = useState(false);
  const amount = typed === undefined ? budget.amount : typed;
  const decides = useRightCheck()('review.final');

  async function save() {
    setBusy(true);
    const body = { ...series, amount, version: budget.version };
    const kept = await mutate(call('setBudget', { data: body }), { afterwards: () => setBusy(false) });
    if (!kept) return onRefused();
    setTyped(undefined);
    onSet(kept);
  }

  if (!decides) {
    const { amount } = budget;
    return <span>{t('ranking.budgetIs', { amount: amount === null ? '—' : say(wordMoney(amount)) })}</span>;
  }
  return (
    <Form layout="inline" requiredMark={false} onFinish={save}>
      <Form.Item label={t('ranking.budget')} htmlFor="budget">
        <NumberInput id="budget" min={0} precision={2} controls={false} value={amount} onChange={setTyped} />
      </Form.Item>
      <Button htmlType="submit" loading={isBusy} disabled={amount === budget.amount}>
        {t('ranking.saveBudget')}
      </Button>
    </Form>
  );
}

interface StandingProps {
  data: RankingData;
  proposed: number;
  /** Lowest score above the cut-off line. */
  lowest: number | null;
}

/** Money of the batch for the present cut-off line: granted, proposed, and the rest or excess. */
export function BudgetFigures({ data, proposed, lowest }: StandingProps) {
  const { t } = useLanguage();
  const { budget, granted } = data;
  const left = budget.amount === null ? null : computeRemainingBudget(budget.amount, granted, proposed);
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
    { name: t('ranking.lowest'), value: lowest?.toFixed(2) ?? '—', isOver: false },
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

/** Cut-off lines of earlier batches. */
export function EarlierRankings({ earlier }: Pick<RankingData, 'earlier'>) {
  const { t, say } = useLanguage();
  const batchName = useBatchName();
  if (earlier.length === 0) return null;
  return (
    <p className={styles.quiet}>
      {t('ranking.earlier')}{' '}
      {earlier
        .map(({ batch, lowest, granted, ...counts }) =>
          t('ranking.earlier.batch', {
            ...counts,
            batch: batchName(batch),
            lowest: lowest?.toFixed(2) ?? '—',
            granted: say(wordMoney(granted)),
          }),
        )
        .join(' · ')}
    </p>
  );
}
