import { MAX_BATCH_IDS } from '@domain/api/call-constants';
import type { AssignBody, Assignee } from '@domain/review/assignment-calls';
import type { QueueData, QueueItem } from '@domain/review/queue-calls';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import type { BulkOutcome } from '@/components/Accounts/OneTimePasswords';
import OnceOpened from '@/components/Controls/OnceOpened';
import type { ListAction, ListController } from '@/components/ListPage';
import type { MarkedRecords } from '@/components/ListPage/useList';
import { call } from '@/utils/call';
import { useLanguage } from '@/utils/language';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import { mutate } from '@/utils/mutate';
import type { AssignmentTarget } from './components/AssignDrawer';
import styles from './index.module.css';
import { buildFilter, type listUrl, ME } from './listUrl';

const AssignDrawer = lazyWithRetry(() => import('./components/AssignDrawer'));
const OneTimePasswords = lazyWithRetry(() => import('@/components/Accounts/OneTimePasswords'));

const seen = ({ id, assignment_version }: QueueItem) => ({ id, version: assignment_version });

/** Assignment of selected filings, of all found, or of the person's own: returns the elements for the page. */
export function useAssignment(
  list: ListController<keyof typeof listUrl, QueueData>,
  assignees: Assignee[],
  done: () => void,
  me?: string,
) {
  const { t } = useLanguage();
  const [target, setTarget] = useState<AssignmentTarget | null>(null);
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const { items } = list.marks;

  /** Assigns filings and lists refusals, each with company and reason. */
  const assign = async (body: AssignBody, of: { id: string; company: string }[]) => {
    const nameOf = (id: string) => of.find((each) => each.id === id)?.company ?? id;
    const showRefused = (those: { id: string; msg: string }[]) => {
      const refused = those.map(({ id, msg }) => ({ id, name: nameOf(id), why: msg }));
      if (refused.length > 0) setOutcome({ title: t('queue.assign.outcome'), passwords: [], refused });
    };
    const takeBack = async (ids: string[]) => {
      const filings = body.filings.flatMap(({ id, version }) =>
        ids.includes(id) ? [{ id, version: version + 1 }] : [],
      );
      const undone = await mutate(call('undoAssignments', { data: { filings } }), { afterwards: done });
      if (undone) showRefused(undone.refused);
    };
    const result = await mutate(call('assignFilings', { data: body }), {
      isUndoable: (assigned) => Boolean(assigned?.done.length),
      undo: (assigned) => assigned && takeBack(assigned.done),
    });
    if (!result) return;
    showRefused(result.refused);
    setTarget(null);
    done();
  };

  const actions: ListAction[] = [
    {
      key: 'assign',
      label: t('queue.assign.found'),
      isDisabled: !list.data?.total,
      onClick: () => setTarget({ filter: buildFilter(list.state) }),
    },
    {
      key: 'handOver',
      label: t('queue.handOver'),
      // Filtered by the person's own id: filings handled as a deputy stay with their reviewers.
      onClick: () => setTarget({ filter: { assigned: me ?? ME }, isHandOver: true }),
    },
  ];
  return {
    actions,
    bar: (others: ReactNode) => (
      <AssignBar
        marks={list.marks}
        onAssign={() => setTarget({ filings: items.map(seen) })}
        onUnassign={() => assign({ assignee: null, filings: items.map(seen) }, items)}
      >
        {others}
      </AssignBar>
    ),
    drawer: (
      <>
        <OnceOpened isOpen={target !== null}>
          <AssignDrawer
            target={target}
            assignees={assignees}
            onClose={() => setTarget(null)}
            onAssign={(plan, note) => {
              const filings = plan.map(({ company: _, ...filing }) => filing);
              return assign({ assignee: null, filings, ...(note.trim() && { note }) }, plan);
            }}
          />
        </OnceOpened>
        <OnceOpened isOpen={outcome !== null}>
          <OneTimePasswords outcome={outcome} onClose={() => setOutcome(null)} />
        </OnceOpened>
      </>
    ),
  };
}

interface AssignBarProps {
  marks: MarkedRecords<QueueItem>;
  onAssign: () => void;
  onUnassign: () => void;
  /** Further actions on the selected filings. */
  children?: ReactNode;
}

/** Actions on the selected filings. */
function AssignBar({ marks, onAssign, onUnassign, children }: AssignBarProps) {
  const { t } = useLanguage();
  const { items, clear } = marks;
  const tooMany = items.length > MAX_BATCH_IDS;
  if (items.length === 0) return null;
  return (
    <section className={styles.assign} aria-label={t('queue.assign.bar')}>
      <span role="status">
        {tooMany
          ? t('queue.assign.tooMany', { limit: MAX_BATCH_IDS })
          : t('queue.marked', { count: items.length })}
      </span>
      {children}
      <Button disabled={tooMany} onClick={onAssign}>
        {t('queue.assign')}
      </Button>
      <Button disabled={tooMany} onClick={onUnassign}>
        {t('queue.unassign')}
      </Button>
      <Button type="link" onClick={clear}>
        {t('queue.unmark')}
      </Button>
    </section>
  );
}
