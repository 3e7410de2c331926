import type { KeptAmount, RankingQuery } from '@domain/calls/ranking';
import { Button, Form, InputNumber } from 'antd';
import { useState } from 'react';
import { useMay } from '@/models/useMay';
import { setBudget } from '@/services/ranking';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';

interface BudgetProps {
  series: RankingQuery;
  budget: KeptAmount;
  onSet(budget: KeptAmount): void;
  /** It was changed by somebody else, perhaps. */
  onRefused(): void;
}

/** The budget of the batch, in 万元: empty for none. */
export default function Budget({ series, budget, onSet, onRefused }: BudgetProps) {
  const { t } = useLanguage();
  const [typed, setTyped] = useState<number | null>();
  const [isBusy, setBusy] = useState(false);
  const amount = typed === undefined ? budget.amount : typed;
  const decides = useMay()('review.final');

  async function save() {
    setBusy(true);
    const body = { ...series, amount, version: budget.version };
    const kept = await mutate(setBudget(body), { afterwards: () => setBusy(false) });
    if (!kept) return onRefused();
    setTyped(undefined);
    onSet(kept);
  }

  if (!decides) return <span>{t('ranking.budgetIs', { amount: budget.amount?.toFixed(2) ?? '—' })}</span>;
  return (
    <Form layout="inline" requiredMark={false} onFinish={save}>
      <Form.Item label={t('ranking.budget')} htmlFor="budget">
        <InputNumber id="budget" min={0} precision={2} controls={false} value={amount} onChange={setTyped} />
      </Form.Item>
      <Button htmlType="submit" loading={isBusy} disabled={amount === budget.amount}>
        {t('ranking.saveBudget')}
      </Button>
    </Form>
  );
}
