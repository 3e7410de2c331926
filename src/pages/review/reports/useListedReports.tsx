import type { ListedReports, ReportQueueItem } from '@domain/reports/calls';
import { LIST_REPORT_ACTIONS, type ListReportAction, listReportSteps } from '@domain/reports/status';
import { Button } from 'antd';
import { useState } from 'react';
import { useSelector } from 'umi';
import OneTimePasswords, { type BulkOutcome } from '@/components/Accounts/OneTimePasswords';
import type { MarkedRecords } from '@/components/ListPage/useList';
import type { RootState } from '@/models/connect';
import { call } from '@/utils/call';
import { createId } from '@/utils/createId';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { mutate, mutateConfirmed } from '@/utils/mutate';
import DecideListed from './DecideListed';
import styles from './index.module.css';

/** True if a reminder is possible: the report is not filed, or returned and not filed again. */
export const isRemindable = ({ status }: Pick<ReportQueueItem, 'status'>): boolean =>
  status === 'open' || status === 'overdue' || status === 'returned';

/** Actions on selected reports, of which their companies are notified: the bar below the list, and the refusals. */
export function useListedReports(marks: MarkedRecords<ReportQueueItem>, onDone: () => void) {
  const { t } = useLanguage();
  const role = useSelector((root: RootState) => root.user.currentUser?.role);
  const [isBusy, setBusy] = useState(false);
  const [deciding, setDeciding] = useState<ListReportAction | null>(null);
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const { items, clear } = marks;
  const fitting = (action: ListReportAction) =>
    items.filter(({ status }) => role && listReportSteps(status, role).includes(action)).map(({ id }) => id);

  const finish = (told: ListedReports | null | undefined, title: string) => {
    if (!told) return;
    const nameOf = (id: string) => items.find((item) => item.id === id)?.company ?? id;
    const refused = told.refused.map(({ id, msg }) => ({ id, name: nameOf(id), why: msg }));
    if (refused.length > 0) setOutcome({ title, passwords: [], refused });
    clear();
    onDone();
  };

  const remind = async () => {
    const content = t('reports.remind.what', { count: items.length });
    if (!(await feedback.confirm({ title: t('reports.remind.sure'), content }))) return;
    setBusy(true);
    const told = await mutate(call('remindReports', { data: { ids: items.map(({ id }) => id) } }));
    setBusy(false);
    finish(told, t('reports.remind.outcome'));
  };

  const decide = async (action: ListReportAction, said: { opinion: string; due_on?: string }) => {
    const data = { ids: fitting(action), action, ...said };
    const idempotencyKey = createId();
    const told = await mutateConfirmed(
      (confirmed) =>
        call('decideReports', { data: { ...data, ...(confirmed && { confirmed }) }, idempotencyKey }),
      t(`reports.list.${action}`, { count: data.ids.length }),
    );
    if (told) setDeciding(null);
    finish(told, t('reports.list.outcome'));
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
          {LIST_REPORT_ACTIONS.filter((action) => fitting(action).length > 0).map((action) => (
            <Button key={action} onClick={() => setDeciding(action)}>
              {t(`reports.list.${action}`, { count: fitting(action).length })}
            </Button>
          ))}
          <Button type="link" onClick={clear}>
            {t('queue.unmark')}
          </Button>
        </section>
      )}
      {deciding && (
        <DecideListed
          action={deciding}
          count={fitting(deciding).length}
          onDecide={(said) => decide(deciding, said)}
          onClose={() => setDeciding(null)}
        />
      )}
      <OneTimePasswords outcome={outcome} onClose={() => setOutcome(null)} />
    </>
  );
}
