import type { ScheduledDecisionData, ScheduledDecisionHead } from '@domain/review/scheduled-decision-calls';
import { Button, Space, Tag } from 'antd';
import { useEffect, useRef } from 'react';
import { Link } from 'umi';
import AsyncView from '@/components/AsyncView';
import { Fold } from '@/components/Page';
import { ABOUT_DECISION, useOpenDecisions } from '@/models/openDecisions';
import { call } from '@/utils/call';
import { useLanguage, useText } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { useRead } from '@/utils/useRead';
import Countdown from '../ScheduledDecisionsBar/Countdown';
import styles from './index.module.css';
import { getDecisionName } from './names';

const LOOK_EVERY_MS = 2_000;
const COLOURS = {
  signing: 'warning',
  waiting: 'processing',
  done: 'success',
  refused: 'error',
  taken_back: 'default',
} as const;

/** Returns the counts of each outcome in words. */
export function useOutcomeCounts(): (order: Pick<ScheduledDecisionData, 'counts'>) => string {
  const { t } = useLanguage();
  return ({ counts: { signing, waiting, done, refused, taken_back: takenBack } }) =>
    [
      (done > 0 || refused > 0) && t('decisions.counts', { done, refused }),
      signing > 0 && t('decisions.counts.signing', { signing }),
      waiting > 0 && t('decisions.counts.waiting', { waiting }),
      takenBack > 0 && t('decisions.counts.takenBack', { takenBack }),
    ]
      .filter(Boolean)
      .join(' · ');
}

/** True once an order can no longer be taken back and is being carried out filing by filing. */
export const isBeingCarriedOut = ({
  counts,
  left,
}: Pick<ScheduledDecisionHead, 'counts' | 'left'>): boolean => counts.waiting > 0 && left === 0;

/** Label of the button that takes an order back, or stops the rest of it. */
export function useWithdrawLabel(): (order: Pick<ScheduledDecisionHead, 'counts' | 'left'>) => string {
  const { t } = useLanguage();
  return (order) =>
    isBeingCarriedOut(order) ? t('decisions.stop', { count: order.counts.waiting }) : t('decisions.takeBack');
}

interface ScheduledDecisionProgressProps {
  id: string;
  /** Called to decide again on the failed filings. */
  onAgain(ids: string[]): void;
}

/** Progress of an order, and its outcome for each filing. */
export default function ScheduledDecisionProgress({ id, onAgain }: ScheduledDecisionProgressProps) {
  const order = useRead('decisionOrder', { path: { id } });
  const { data, reload } = order;
  const { reload: reloadOpen } = useOpenDecisions();
  const isOpen = (data?.counts.waiting ?? 0) > 0;
  const isUnseen = !isOpen && (data?.unseen ?? 0) > 0;
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(reload, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isOpen, reload]);
  useEffect(() => {
    // A failure is ignored: the refusals are merely shown once more.
    if (isUnseen) call('noteOrder', { path: { id } }).then(reloadOpen, () => undefined);
  }, [isUnseen, id, reloadOpen]);
  return (
    <AsyncView resource={order}>
      {(shown) => <DecisionProgress order={shown} onChange={order.change} onAgain={onAgain} />}
    </AsyncView>
  );
}

interface DecisionProgressProps extends Pick<ScheduledDecisionProgressProps, 'onAgain'> {
  order: ScheduledDecisionData;
  onChange(order: ScheduledDecisionData): void;
}

function DecisionProgress({ order, onChange, onAgain }: DecisionProgressProps) {
  const { t } = useLanguage();
  const say = useText();
  const countsOf = useOutcomeCounts();
  const takeBackName = useWithdrawLabel();
  const { counts, items, left } = order;
  const { reload } = useOpenDecisions();
  const head = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => head.current?.focus(), []);
  const failed = items.filter(({ state }) => state === 'refused');
  const takeBack = async () => {
    const data = await mutate(call('takeBackOrder', { path: { id: order.id } }), ABOUT_DECISION);
    if (!data) return;
    onChange(data);
    void reload();
    head.current?.focus();
  };
  return (
    <>
      <h3 ref={head} tabIndex={-1}>
        {say(getDecisionName(order))}
      </h3>
      <p role="status">{countsOf(order)}</p>
      <Space wrap>
        {(counts.waiting > 0 || counts.signing > 0) && (
          <Button danger={isBeingCarriedOut(order)} onClick={takeBack}>
            {takeBackName(order)}{' '}
            {left > 0 && counts.waiting > 0 && <Countdown key={order.id} seconds={left} />}
          </Button>
        )}
        {counts.waiting === 0 && counts.signing === 0 && failed.length > 0 && (
          <Button type="primary" onClick={() => onAgain(failed.map(({ id }) => id))}>
            {t('decisions.again', { count: failed.length })}
          </Button>
        )}
      </Space>
      {failed.length > 0 && <Items items={failed} />}
      {failed.length < items.length && (
        <Fold title={t('decisions.items')} startsOpen={items.length <= 50}>
          {() => <Items items={items.filter(({ state }) => state !== 'refused')} />}
        </Fold>
      )}
    </>
  );
}

function Items({ items }: Pick<ScheduledDecisionData, 'items'>) {
  const { t } = useLanguage();
  return (
    <ul className={styles.items}>
      {items.map(({ id, company, receipt_no, state, why }) => (
        <li key={id}>
          <Tag color={COLOURS[state]}>{t(`decisions.state.${state}`)}</Tag>
          <Link to={`/review/filing?id=${id}`}>
            <bdi>{company}</bdi> <bdi>{receipt_no}</bdi>
          </Link>
          {why && <p>{why}</p>}
        </li>
      ))}
    </ul>
  );
}
