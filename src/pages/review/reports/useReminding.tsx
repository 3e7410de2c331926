import type { ReportQueueItem } from '@domain/reports/calls';
import { Button } from 'antd';
import { useState } from 'react';
import OneTimePasswords, { type BulkOutcome } from '@/components/Accounts/OneTimePasswords';
import type { Marks } from '@/components/ListPage/useList';
import { remindReports } from '@/services/reports';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import styles from './index.module.css';

/** Reports that may be reminded of: nobody has filed them, or not again. */
export const isRemindable = ({ status }: Pick<ReportQueueItem, 'status'>): boolean =>
  status === 'open' || status === 'overdue' || status === 'returned';

/** Reminding the companies of marked reports: the bar below the list, and what was refused. */
export function useReminding(marks: Marks<ReportQueueItem>) {
  const { t } = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const { items, clear } = marks;

  const remind = async () => {
    const content = t('reports.remind.what', { count: items.length });
    if (!(await feedback.confirm({ title: t('reports.remind.sure'), content }))) return;
    setBusy(true);
    const told = await mutate(remindReports(items.map(({ id }) => id)));
    setBusy(false);
    if (!told) return;
    const nameOf = (id: string) => items.find((item) => item.id === id)?.company ?? id;
    const refused = told.refused.map(({ id, msg }) => ({ id, name: nameOf(id), why: msg }));
    if (refused.length > 0) setOutcome({ title: t('reports.remind.outcome'), passwords: [], refused });
    clear();
  };

  if (items.length === 0 && !outcome) return null;
  return (
    <>
      {items.length > 0 && (
        <section className={styles.marked} aria-label={t('reports.remind.bar')}>
          <span role="status">{t('queue.marked', { count: items.length })}</span>
          <Button type="primary" loading={isBusy} onClick={remind}>
            {t('reports.remind')}
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
