import type { ScheduledDecisionHead } from '@domain/review/scheduled-decision-calls';
import { Alert, Button, Space } from 'antd';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { history, Link } from 'umi';
import { MAIN_ID, moveFocusInto } from '@/components/SkipLink';
import { ABOUT_DECISION, type OpenDecision, useOpenDecisions } from '@/models/openDecisions';
import {
  isBeingCarriedOut,
  useOutcomeCounts,
  useWithdrawLabel,
} from '@/pages/review/components/ScheduledDecisionProgress';
import {
  countDecisionFilings,
  getDecisionName,
} from '@/pages/review/components/ScheduledDecisionProgress/names';
import { saveRevokedDecision } from '@/pages/review/filing/decisionDraft';
import { call } from '@/utils/call';
import { useLanguage, useText } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { isPressed } from '@/utils/shortcuts';
import Countdown from './Countdown';
import styles from './index.module.css';

/** The name of an order: its filing, or the first of many. */
export function useScheduledDecisionName(): (order: ScheduledDecisionHead) => string {
  const { t } = useLanguage();
  return (order) => {
    const { company, receipt_no: no } = order.first;
    const count = countDecisionFilings(order);
    return count > 1
      ? t('decisions.many', { name: company, count })
      : [company, no].filter(Boolean).join(' ');
  };
}

interface ScheduledDecisionsBarProps {
  /** Called with the ids of orders that were carried out or taken back. */
  onChanged(orders: string[]): void;
}

/** Bar of scheduled decisions that can still be taken back, and of failed ones. */
export default function ScheduledDecisionsBar({ onChanged }: ScheduledDecisionsBarProps) {
  const { t } = useLanguage();
  const { waiting, refused } = useShownDecisions(onChanged);
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
        <Held key={order.id} order={order} />
      ))}
    </div>
  );
}

function Held({ order }: { order: OpenDecision }) {
  const { t } = useLanguage();
  const say = useText();
  const name = useScheduledDecisionName()(order);
  const [isBusy, setBusy] = useState(false);
  const { reload } = useOpenDecisions();
  const [seconds] = useState(() => Math.max(0, Math.ceil((order.until - performance.now()) / 1_000)));
  const isSingle = countDecisionFilings(order) === 1;
  const countsOf = useOutcomeCounts();
  const takeBackName = useWithdrawLabel();

  async function takeBack() {
    if (isBusy) return;
    setBusy(true);
    const data = await mutate(call('takeBackOrder', { path: { id: order.id } }), ABOUT_DECISION);
    if (data && isSingle) saveRevokedDecision(order.first.id, data.decision);
    // Also where it was too late: the decision is no longer open then.
    await reload();
    setBusy(false);
    if (!data) return;
    const { pathname, search } = history.location;
    const desk = `/review/filing?id=${order.first.id}`;
    if (isSingle && pathname + search !== desk) history.push(desk);
    // The pressed button is gone.
    else moveFocusInto(MAIN_ID);
  }

  const latest = useRef(takeBack);
  latest.current = takeBack;
  // Before the button is painted: whoever sees it may press its key.
  useLayoutEffect(() => {
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
      message={
        <>
          {t('decisions.held', { action: say(getDecisionName(order)), name })}
          {/* Screen readers hear the time once; the button shows it as it runs. */}
          {!isBeingCarriedOut(order) && (
            <span className="visually-hidden">{t('decisions.held.hint', { seconds })}</span>
          )}
        </>
      }
      description={isBeingCarriedOut(order) && countsOf(order)}
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

/** The decisions that still wait, and those with unseen refusals. `onEnded` receives the ids of decisions that no longer wait. */
function useShownDecisions(onEnded: (ids: string[]) => void) {
  const { list } = useOpenDecisions();
  const waiting = list?.filter(({ counts }) => counts.waiting > 0) ?? [];
  const refused = list?.filter(({ unseen }) => unseen > 0) ?? [];
  const ended = useRef(onEnded);
  ended.current = onEnded;
  const before = useRef<string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the waiting decisions derive from the list
  useEffect(() => {
    if (list === undefined) return;
    const now = waiting.map(({ id }) => id);
    const gone = before.current.filter((id) => !now.includes(id));
    before.current = now;
    if (gone.length > 0) ended.current(gone);
  }, [list]);
  return { waiting, refused };
}
