import type { DueAction } from '@domain/filing/deciding';
import { getStepWords } from '@domain/filing/outcome';
import { listBulkActions, MAX_FILINGS_PER_DECISION } from '@domain/filing/scheduled-decisions';
import { findProgram } from '@domain/programs/find';
import type { QueueData, QueueItem } from '@domain/review/queue-calls';
import { Button, Space } from 'antd';
import { useState } from 'react';
import { useSelector } from 'umi';
import OnceOpened from '@/components/Controls/OnceOpened';
import type { ListAction, ListController } from '@/components/ListPage';
import type { RootState } from '@/models/connect';
import type { DecisionTarget } from '@/pages/review/components/ListDecision/target';
import ScheduledDecisionsBar from '@/pages/review/components/ScheduledDecisionsBar';
import { useLanguage, useText } from '@/utils/language';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import { buildFilter, type listUrl } from './listUrl';

const ListDecision = lazyWithRetry(() => import('@/pages/review/components/ListDecision'));

const seen = ({ id, version }: QueueItem) => ({ id, version });

/**
 * Decision on one filing of the queue, on the selected ones, or on all that its filters find: returns the elements for the page.
 */
export function useListDecision(list: ListController<keyof typeof listUrl, QueueData>, done: () => void) {
  const { t } = useLanguage();
  const [target, setTarget] = useState<DecisionTarget | null>(null);
  const [action, setAction] = useState<DueAction | null>(null);
  const { items } = list.marks;
  const decide = (on: DecisionTarget, by: DueAction | null = null) => {
    setAction(by);
    setTarget(on);
  };
  const found = list.data?.total ?? 0;
  const actions: ListAction[] = [
    { key: 'orders', label: t('decisions.own'), isFront: true, to: '/review/orders' },
    // With a selection, the decision on all found filings is not offered beside it.
    ...(items.length > 0
      ? []
      : [
          {
            key: 'found',
            label: t('decisions.found', { count: found }),
            isFront: true,
            isDisabled: found === 0,
            onClick: () => decide({ filter: buildFilter(list.state), found }),
          },
        ]),
  ];
  return {
    actions,
    bar: <ScheduledDecisionsBar onChanged={list.reload} />,
    ofOne: (item: QueueItem) => (
      <Steps item={item} onChoose={(by) => decide({ filings: [seen(item)] }, by)} />
    ),
    marked: (
      <Button
        type="primary"
        disabled={items.length > MAX_FILINGS_PER_DECISION}
        onClick={() => decide({ filings: items.map(seen) })}
      >
        {t('decisions.marked', { count: items.length })}
      </Button>
    ),
    drawer: (
      <OnceOpened isOpen={target !== null}>
        <ListDecision target={target} action={action} onClose={() => setTarget(null)} onOrdered={done} />
      </OnceOpened>
    ),
  };
}

interface StepsProps {
  item: QueueItem;
  onChoose(action: DueAction): void;
}

/** Decisions that the person may take on one filing now and that need no more than words. */
function Steps({ item, onChoose }: StepsProps) {
  const { t } = useLanguage();
  const say = useText();
  const role = useSelector((state: RootState) => state.user.currentUser?.role);
  const actions = role ? listBulkActions(role, true).filter((action) => item.steps.includes(action)) : [];
  const program = findProgram(item.program);
  return (
    <Space wrap>
      {actions.map((action) => {
        const name = say(getStepWords(action, program ?? {}));
        return (
          <Button
            key={action}
            aria-label={t('queue.decide', { action: name, name: `${item.company} ${item.receipt_no}` })}
            onClick={() => onChoose(action)}
          >
            {name}
          </Button>
        );
      })}
    </Space>
  );
}
