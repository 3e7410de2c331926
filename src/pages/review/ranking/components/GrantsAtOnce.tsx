import { sumAmounts, wordMoney } from '@domain/filing/units';
import { GRANT_METHODS, type GrantPlan, type GrantTier, planGrants } from '@domain/review/grants';
import type { WithRank } from '@domain/review/ranking';
import type { RankedFiling } from '@domain/review/ranking-calls';
import { Button, Form } from 'antd';
import { useState } from 'react';
import Dialog from '@/components/Controls/Dialog';
import NumberInput from '@/components/Controls/NumberInput';
import RadioGroup from '@/components/Controls/RadioGroup';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';
import type { RankingGrants } from '../useGrants';

interface GrantsAtOnceProps {
  filings: WithRank<RankedFiling>[];
  grants: RankingGrants;
  /** Budget left by all other filings; null without a budget. */
  free: number | null;
}

/** Proposes grants for all filings above the line by one rule, and shows their total before any is filled in. */
export default function GrantsAtOnce({ filings, grants, free }: GrantsAtOnceProps) {
  const { t, say } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [plan, setPlan] = useState<GrantPlan>({
    way: 'asked',
    percent: 100,
    tiers: [{ upTo: filings.length, amount: null }],
  });
  const change = (more: Partial<GrantPlan>) => setPlan((now) => ({ ...now, ...more }));
  const planned = planGrants(filings, plan);
  const replaced = planned.filter(({ filing, amount }) => {
    const now = grants.amountOf(filing);
    return now !== null && now !== amount;
  }).length;
  const sum = sumAmounts(planned.map(({ amount }) => amount));
  const over = free === null ? 0 : sumAmounts([sum, -free]);
  const fill = () => {
    for (const { filing, amount } of planned) grants.type(filing, amount);
    setOpen(false);
  };
  return (
    <>
      <Button disabled={filings.every(({ status }) => status === 'approved')} onClick={() => setOpen(true)}>
        {t('ranking.grants')}
      </Button>
      <Dialog
        open={isOpen}
        title={t('ranking.grants.title', { count: filings.length })}
        okText={t('ranking.grants.do', { count: planned.length })}
        okButtonProps={{ disabled: planned.length === 0 }}
        onOk={fill}
        onCancel={() => setOpen(false)}
        destroyOnHidden
      >
        <Form layout="vertical" requiredMark={false}>
          <Form.Item label={t('ranking.grants.way')}>
            <RadioGroup
              label={t('ranking.grants.way')}
              value={plan.way}
              onChange={({ target: { value } }) => change({ way: value })}
              options={GRANT_METHODS.map((value) => ({ value, label: t(`ranking.grants.${value}`) }))}
            />
          </Form.Item>
          {plan.way === 'share' && (
            <Form.Item label={t('ranking.grants.percent')} htmlFor="grants-percent">
              <NumberInput
                id="grants-percent"
                min={1}
                max={100}
                precision={0}
                suffix="%"
                value={plan.percent}
                onChange={(percent) => change({ percent })}
              />
            </Form.Item>
          )}
          {plan.way === 'tiers' && <Tiers tiers={plan.tiers} onChange={(tiers) => change({ tiers })} />}
        </Form>
        <p aria-live="polite">
          {t('ranking.grants.sum', { count: planned.length, sum: say(wordMoney(sum)) })}
          {replaced > 0 && t('ranking.grants.replaced', { count: replaced })}
          {over > 0 && (
            <strong className={styles.over}>
              {' '}
              {t('ranking.overReason.why', { over: say(wordMoney(over)) })}
            </strong>
          )}
        </p>
      </Dialog>
    </>
  );
}

interface TiersProps {
  tiers: readonly GrantTier[];
  onChange(tiers: GrantTier[]): void;
}

function Tiers({ tiers, onChange }: TiersProps) {
  const { t } = useLanguage();
  const setAt = (i: number, more: Partial<GrantTier>) =>
    onChange(tiers.map((tier, at) => (at === i ? { ...tier, ...more } : tier)));
  return (
    <>
      <ol className={styles.tiers}>
        {tiers.map(({ upTo, amount }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tier is identified by its position
          <li key={i}>
            <span>{t('ranking.grants.upTo')}</span>
            <NumberInput
              min={1}
              precision={0}
              controls={false}
              aria-label={t('ranking.grants.upToOf', { number: i + 1 })}
              value={upTo}
              onChange={(value) => setAt(i, { upTo: value })}
            />
            <span>{t('ranking.grants.each')}</span>
            <NumberInput
              min={0}
              precision={2}
              controls={false}
              aria-label={t('ranking.grants.eachOf', { number: i + 1 })}
              value={amount}
              onChange={(value) => setAt(i, { amount: value })}
            />
            <Button
              disabled={tiers.length === 1}
              aria-label={t('ranking.grants.removeOf', { number: i + 1 })}
              onClick={() => onChange(tiers.filter((_, at) => at !== i))}
            >
              {t('ranking.grants.remove')}
            </Button>
          </li>
        ))}
      </ol>
      <Button onClick={() => onChange([...tiers, { upTo: null, amount: null }])}>
        {t('ranking.grants.add')}
      </Button>
    </>
  );
}
