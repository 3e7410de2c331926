import type { Assignee } from '@domain/calls/assigning';
import type { QueueItem } from '@domain/calls/review';
import { BATCH_AT_MOST } from '@domain/calls/shapes';
import { Button, Select } from 'antd';
import { type ReactNode, useState } from 'react';
import type { Marks } from '@/components/ListPage/useMarks';
import OneTimePasswords, { type BulkOutcome } from '@/components/OneTimePasswords';
import { assignFilings } from '@/services/queue';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import styles from '../index.module.css';
import { officerName } from '../officer';

interface AssignBarProps {
  marks: Marks<QueueItem>;
  assignees: Assignee[];
  onDone: () => void;
  /** Other things to do with the marked filings. */
  children?: ReactNode;
}

/** Assigns the marked filings to a reviewer and lists the refusals, each with its reason. */
export default function AssignBar({ marks, assignees, onDone, children }: AssignBarProps) {
  const { t } = useLanguage();
  const [chosen, setChosen] = useState<string>();
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const { items, clear } = marks;
  const tooMany = items.length > BATCH_AT_MOST;

  const assign = async (assignee: string | null) => {
    const filings = items.map(({ id, assignment_version }) => ({ id, version: assignment_version }));
    const result = await mutate(assignFilings({ assignee, filings }));
    if (!result) return;
    const nameOf = (id: string) => items.find((item) => item.id === id)?.company ?? id;
    const refused = result.refused.map(({ id, msg }) => ({ id, name: nameOf(id), why: msg }));
    if (refused.length > 0) setOutcome({ title: t('queue.assign.outcome'), passwords: [], refused });
    onDone();
  };

  return (
    <>
      {items.length > 0 && (
        <section className={styles.assign} aria-label={t('queue.assign.bar')}>
          <span role="status">
            {tooMany
              ? t('queue.assign.tooMany', { limit: BATCH_AT_MOST })
              : t('queue.marked', { count: items.length })}
          </span>
          {children}
          <Select
            showSearch
            optionFilterProp="label"
            aria-label={t('queue.assign.to')}
            placeholder={t('queue.assign.to')}
            className={styles.filter}
            value={chosen}
            onChange={setChosen}
            options={assignees.map((assignee) => ({ value: assignee.id, label: officerName(assignee) }))}
          />
          <Button type="primary" disabled={!chosen || tooMany} onClick={() => chosen && assign(chosen)}>
            {t('queue.assign')}
          </Button>
          <Button disabled={tooMany} onClick={() => assign(null)}>
            {t('queue.unassign')}
          </Button>
          <Button type="link" onClick={clear}>
            {t('queue.unmark')}
          </Button>
        </section>
      )}
      <OneTimePasswords outcome={outcome} onClose={() => setOutcome(null)} />
    </>
  );
}
