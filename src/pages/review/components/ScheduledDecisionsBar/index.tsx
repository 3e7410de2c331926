import { ERROR_LEVEL } from '@domain/api/codes';
import { actionNames } from '@domain/filing/actions';
import type { ScheduledDecisionHead } from '@domain/review/scheduled-decision-calls';
import { Alert, Button, Space } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { history, Link } from 'umi';
import { MAIN_ID, moveFocusInto } from '@/components/SkipLink';
import {
  isBeingCarriedOut,
  useOutcomeCounts,
  useWithdrawLabel,
} from '@/pages/review/components/ScheduledDecisionProgress';
import { saveRevokedDecision } from '@/pages/review/filing/decisionDraft';
import { call } from '@/utils/call';
import { useLanguage, useText } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { isPressed } from '@/utils/shortcuts';
import { useRead } from '@/utils/useRead';
import Countdown from './Countdown';
import styles from './index.module.css';

export const countDecisionFilings = ({ counts }: Pick<ScheduledDecisionHead, 'counts'>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** The name of an order: its filing, or the first of many. */
export function useScheduledDecisionName(): (order: ScheduledDecisionHead) => string {
  const { t } = useLanguage();
  return (order) => {
    const name = order.first.company;
    const count = countDecisionFilings(order);
    return count > 1 ? t('decisions.many', { name, count }) : name;
  };
}

interface ScheduledDecisionsBarProps {
  /** Called with the ids of orders that were carried out or taken back. */
  onChanged(orders: string[]): void;
}

/** Bar of scheduled decisions that can still be taken back, and of failed ones. Give it a new `key` to reload. */
export default function ScheduledDecisionsBar({ onChanged }: ScheduledDecisionsBarProps) {
  const { t } = useLanguage();
  const { waiting, refused, reload, forget } = useOpenOrders(onChanged);
  const nameOf = useScheduledDecisionName();
  return (
    <div className={styles.bars}>
      {refused.map((order) => (
        <Alert
          key={order.id}
          type="error"
          role="alert"
          showIcon
          message={t('decisions.refused', { count: order.unseen, name: nameOf(order) })}
          action={<Link to={`/review/orders?id=${order.id}`}>{t('decisions.refused.why')}</Link>}
        />
      ))}
      {waiting.slice(0, 1).map((order) => (
        <Held key={order.id} order={order} onTakenBack={() => forget(order)} onRefused={reload} />
      ))}
    </div>
  );
}

interface HeldProps {
  order: ScheduledDecisionHead;
  onTakenBack(): void;
  /** Called when the order could not be taken back any more, or the request failed. */
  onRefused(): void;
}

function Held({ order, onTakenBack, onRefused }: HeldProps) {
  const { t } = useLanguage();
  const say = useText();
  const name = useScheduledDecisionName()(order);
  const [isBusy, setBusy] = useState(false);
  const [seconds] = useState(order.left);
  const isSingle = countDecisionFilings(order) === 1;
  const countsOf = useOutcomeCounts();
  const takeBackName = useWithdrawLabel();

  async function takeBack() {
    if (isBusy) return;
    setBusy(true);
    const data = await mutate(call('takeBackOrder', { path: { id: order.id } }), {
      afterwards: () => setBusy(false),
    });
    if (!data) return onRefused();
    if (isSingle) saveRevokedDecision(order.first.id, data.decision);
    onTakenBack();
    const { pathname, search } = history.location;
    const desk = `/review/filing?id=${order.first.id}`;
    if (isSingle && pathname + search !== desk) history.push(desk);
    // The pressed button is gone.
    else moveFocusInto(MAIN_ID);
  }

  const latest = useRef(takeBack);
  latest.current = takeBack;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isPressed(event, 'takeBack')) void latest.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  return (
    <Alert
      type="info"
      role="status"
      showIcon
      message={t('decisions.held', { action: say(actionNames[order.action]), name })}
      description={isBeingCarriedOut(order) ? countsOf(order) : t('decisions.held.hint', { seconds })}
      action={
        <Space wrap>
          {!isSingle && <Link to={`/review/orders?id=${order.id}`}>{t('decisions.progress')}</Link>}
          <Button danger={isBeingCarriedOut(order)} onClick={takeBack} loading={isBusy}>
            {takeBackName(order)} {!isBeingCarriedOut(order) && <Countdown seconds={seconds} />}
          </Button>
        </Space>
      }
    />
  );
}

/** Milliseconds after an order is due before it is read again, repeated while it is carried out. */
const AFTER_MS = 1_200;
const AGAIN_MS = 2_000;

/** The person's waiting orders, and those with unseen refusals. `onEnded` receives the ids of orders that no longer wait. */
function useOpenOrders(onEnded: (ids: string[]) => void) {
  const { data, reload, change } = useRead('decisionOrders', {
    params: { open: 'true' },
    level: ERROR_LEVEL.silent,
  });
  const list = data?.list ?? [];
  const waiting = list.filter(({ counts }) => counts.waiting > 0);
  const refused = list.filter(({ unseen }) => unseen > 0);
  const soonest = waiting.length > 0 ? Math.min(...waiting.map(({ left }) => left)) : null;

  const ended = useRef(onEnded);
  ended.current = onEnded;
  const before = useRef<string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the waiting orders derive from the data
  useEffect(() => {
    if (data === undefined) return;
    const now = waiting.map(({ id }) => id);
    const gone = before.current.filter((id) => !now.includes(id));
    before.current = now;
    if (gone.length > 0) ended.current(gone);
  }, [data]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer starts a new timer, even an equal one
  useEffect(() => {
    if (soonest === null) return;
    const timer = setTimeout(reload, soonest > 0 ? soonest * 1000 + AFTER_MS : AGAIN_MS);
    return () => clearTimeout(timer);
  }, [data, soonest, reload]);

  /** Removes an order at once, without waiting for the server's next answer. */
  const forget = (order: ScheduledDecisionHead) =>
    change((now) => now && { ...now, list: now.list.filter(({ id }) => id !== order.id) });
  return { waiting, refused, reload, forget };
}
