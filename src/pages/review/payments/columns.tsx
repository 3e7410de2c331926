import type { GrantItem } from '@domain/payments/calls';
import { paymentStates } from '@domain/payments/payment';
import type { RecordColumn } from '@/components/RecordTable';
import { createActionsColumn, createTimeColumn, OpenButton } from '@/components/RecordTable/columns';
import StatusTag from '@/components/Tags/StatusTag';
import WordTag from '@/components/Tags/WordTag';
import { formatDate } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

/** True for a filing for which the person can record a payment now. */
export const isPayable = ({ status, remaining }: Pick<GrantItem, 'status' | 'remaining'>): boolean =>
  status === 'approved' && remaining > 0;

const createAmountColumn = (
  key: 'granted' | 'paid' | 'remaining',
  title: string,
): RecordColumn<GrantItem> => ({
  key,
  title,
  isNumber: true,
  render: (item) => item[key].toFixed(2),
});

export function useColumns(records: boolean, open: (id: string) => void): RecordColumn<GrantItem>[] {
  const { t, say } = useLanguage();
  return [
    {
      key: 'company',
      title: t('payments.company'),
      place: 'name',
      render: ({ company, title }) => (
        <span className={styles.lines}>
          <bdi>{company}</bdi>
          <bdi className={styles.quiet}>{say(title)}</bdi>
        </span>
      ),
    },
    {
      key: 'no',
      title: t('payments.numbers'),
      isShort: true,
      render: ({ receipt_no, project_no }) => (
        <span className={styles.lines}>
          <bdi>{receipt_no}</bdi>
          <bdi className={styles.quiet}>{project_no}</bdi>
        </span>
      ),
    },
    createTimeColumn('approved', t('payments.approvedOn'), ({ approved_at: at }) => at, formatDate),
    createAmountColumn('granted', t('payments.granted')),
    {
      key: 'account',
      title: t('payments.account'),
      render: ({ payee }) => <PayeeLines payee={payee} />,
    },
    createAmountColumn('paid', t('payments.paid')),
    createAmountColumn('remaining', t('payments.remaining')),
    {
      key: 'state',
      title: t('payments.state'),
      render: ({ state, status, program }) => (
        <>
          <WordTag {...paymentStates[state]} />
          {status !== 'approved' && <StatusTag status={status} program={program} />}
        </>
      ),
    },
    createActionsColumn(t, (item) => {
      const isDue = records && isPayable(item);
      return (
        <OpenButton
          word={t(isDue ? 'payments.record' : 'common.view')}
          name={`${item.company} ${item.receipt_no}`}
          onOpen={() => open(item.id)}
        />
      );
    }),
  ];
}

function PayeeLines({ payee: { holder, bank, account } }: Pick<GrantItem, 'payee'>) {
  const { t } = useLanguage();
  if (!account) return <span className={styles.quiet}>{t('payments.noAccount')}</span>;
  const named = (name: string, value: string | null) =>
    value === null ? (
      <span className={styles.quiet}>{t('labelled', { name: t(name), value: t('payments.notGiven') })}</span>
    ) : (
      <bdi>{value}</bdi>
    );
  return (
    <span className={styles.lines}>
      {named('payments.holder', holder)}
      {named('payments.bank', bank)}
      <bdi className={styles.account}>{account}</bdi>
    </span>
  );
}
