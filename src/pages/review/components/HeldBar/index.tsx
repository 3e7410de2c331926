import type { OrderHead } from '@domain/calls/orders';
import { actionNames } from '@domain/filing/actions';
import { Alert, Button, Space } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { history, Link } from 'umi';
import { goInto, MAIN_ID } from '@/components/SkipLink';
import { keepTakenBack } from '@/pages/review/filing/takenBack';
import { takeBackOrder } from '@/services/orders';
import { useLanguage, useText } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { isPressed } from '@/utils/shortcuts';
import Countdown from './Countdown';
import styles from './index.module.css';
import { useOpenOrders } from './useOpenOrders';

export const sizeOf = ({ counts }: Pick<OrderHead, 'counts'>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** The name of an order: its filing, or the first of many. */
export function useOrderName(): (order: OrderHead) => string {
  const { t } = useLanguage();
  return (order) => {
    const name = order.first.company;
    const count = sizeOf(order);
    return count > 1 ? t('orders.many', { name, count }) : name;
  };
}

interface HeldBarProps {
  /** Decisions were carried out or taken back: these orders, by id. */
  onChanged(orders: string[]): void;
}

/** Decisions that the person may still take back, and those that could not be carried out. Give it a `key` to look anew. */
export default function HeldBar({ onChanged }: HeldBarProps) {
  const { t } = useLanguage();
  const { waiting, refused, reload, forget } = useOpenOrders(onChanged);
  const nameOf = useOrderName();
  return (
    <div className={styles.bars}>
      {refused.map((order) => (
        <Alert
          key={order.id}
          type="error"
          role="alert"
          showIcon
          message={t('orders.refused', { count: order.unseen, name: nameOf(order) })}
          action={<Link to={`/review/orders?id=${order.id}`}>{t('orders.refused.why')}</Link>}
        />
      ))}
      {waiting.slice(0, 1).map((order) => (
        <Held key={order.id} order={order} onTakenBack={() => forget(order)} onRefused={reload} />
      ))}
    </div>
  );
}

interface HeldProps {
  order: OrderHead;
  onTakenBack(): void;
  /** It was too late, or the request failed. */
  onRefused(): void;
}

function Held({ order, onTakenBack, onRefused }: HeldProps) {
  const { t } = useLanguage();
  const say = useText();
  const name = useOrderName()(order);
  const [isBusy, setBusy] = useState(false);
  const [seconds] = useState(order.left);
  const isSingle = sizeOf(order) === 1;

  async function takeBack() {
    if (isBusy) return;
    setBusy(true);
    const data = await mutate(takeBackOrder(order.id), { afterwards: () => setBusy(false) });
    if (!data) return onRefused();
    if (isSingle) keepTakenBack(order.first.id, data.decision);
    onTakenBack();
    const { pathname, search } = history.location;
    const desk = `/review/filing?id=${order.first.id}`;
    if (isSingle && pathname + search !== desk) history.push(desk);
    // The pressed button is gone.
    else goInto(MAIN_ID);
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
      message={t('orders.held', { action: say(actionNames[order.action]), name })}
      description={t('orders.held.hint', { seconds })}
      action={
        <Space wrap>
          {!isSingle && <Link to={`/review/orders?id=${order.id}`}>{t('orders.progress')}</Link>}
          <Button onClick={takeBack} loading={isBusy}>
            {t('orders.takeBack')} <Countdown seconds={seconds} />
          </Button>
        </Space>
      }
    />
  );
}
