import type { QueueData } from '@domain/calls/review';
import { ORDER_AT_MOST } from '@domain/filing/ordering';
import { Button, Space } from 'antd';
import { useState } from 'react';
import ButtonLink from '@/components/ButtonLink';
import type { List } from '@/components/ListPage';
import HeldBar from '@/pages/review/components/HeldBar';
import ListDecision from '@/pages/review/components/ListDecision';
import type { OrderTarget } from '@/services/orders';
import { useLanguage } from '@/utils/language';
import { queryOf } from '@/utils/urlState';
import type { listUrl } from './listUrl';

/** Deciding on the marked filings of the queue, or on all that its filters find: the pieces for its places on the page. */
export function useDecidingOnMany(list: List<keyof typeof listUrl, QueueData>, done: () => void) {
  const { t } = useLanguage();
  const [target, setTarget] = useState<OrderTarget | null>(null);
  const [ordered, setOrdered] = useState(0);
  const { items } = list.marks;
  const decideOnFound = () => {
    const { current: _, pageSize: __, ...filter } = queryOf<Record<string, unknown>>(list.spec, list.state);
    setTarget({ filter });
  };
  return {
    bar: <HeldBar key={ordered} onChanged={list.reload} />,
    found: (
      <Space wrap>
        <ButtonLink to="/review/orders">{t('orders.own')}</ButtonLink>
        <Button disabled={!list.data?.total} onClick={decideOnFound}>
          {t('orders.found')}
        </Button>
      </Space>
    ),
    marked: (
      <Button
        type="primary"
        disabled={items.length > ORDER_AT_MOST}
        onClick={() => setTarget({ filings: items.map(({ id, version }) => ({ id, version })) })}
      >
        {t('orders.marked')}
      </Button>
    ),
    drawer: (
      <ListDecision
        target={target}
        onClose={() => setTarget(null)}
        onOrdered={() => {
          setOrdered((times) => times + 1);
          done();
        }}
      />
    ),
  };
}
