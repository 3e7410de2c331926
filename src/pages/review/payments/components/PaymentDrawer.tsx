import { canGrantMoney } from '@domain/definition';
import { wordMoney } from '@domain/filing/units';
import type { FilingPaymentsData, RecordedPayment } from '@domain/payments/calls';
import { findProgram } from '@domain/programs/find';
import { Alert, Button, Tag } from 'antd';
import { useState } from 'react';
import AsyncView from '@/components/AsyncView';
import SideDrawer from '@/components/Controls/SideDrawer';
import { FactList } from '@/components/Page';
import { useRightCheck } from '@/models/useRightCheck';
import { formatDate, formatDateTime } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import { isPayable } from '../columns';
import styles from '../index.module.css';
import RecordPayment from './RecordPayment';
import TakeBackPayment from './TakeBackPayment';

interface PaymentDrawerProps {
  /** Id of the filing; null while closed. */
  id: string | null;
  onClose(): void;
  /** Called after a payment was recorded or taken back. */
  onChanged(): void;
}

/** Payments of one filing: its account as a whole, the records, and the form for the next one. */
export default function PaymentDrawer({ id, onClose, onChanged }: PaymentDrawerProps) {
  const { t } = useLanguage();
  return (
    <SideDrawer open={id !== null} title={t('menu.payments')} onClose={onClose}>
      {id && <FilingPayments id={id} onChanged={onChanged} />}
    </SideDrawer>
  );
}

function FilingPayments({ id, onChanged }: { id: string; onChanged(): void }) {
  const { t } = useLanguage();
  const filing = useRead('filingPayments', { path: { id } });
  const records = useRightCheck()('payment.record');
  const [wrong, setWrong] = useState<RecordedPayment | null>(null);
  const take = (data: FilingPaymentsData) => {
    filing.change(() => data);
    onChanged();
  };
  return (
    <AsyncView resource={filing}>
      {(data) => (
        <div className={styles.drawer}>
          <Account filing={data} />
          {data.status !== 'approved' && <Alert type="warning" showIcon message={t('payments.revoked')} />}
          {!canGrantMoney(findProgram(data.program) ?? {}) && (
            <Alert type="warning" showIcon message={t('payments.ofAcceptance')} />
          )}
          {records && isPayable(data) && (
            <section aria-labelledby="record-payment">
              <h3 id="record-payment">{t('payments.record')}</h3>
              <RecordPayment filing={data} onRecorded={take} onRefused={filing.reload} />
            </section>
          )}
          <section aria-labelledby="payment-records">
            <h3 id="payment-records">{t('payments.records')}</h3>
            {data.payments.length === 0 && <p>{t('payments.noRecords')}</p>}
            <ul className={styles.records}>
              {data.payments.map((payment) => (
                <Record
                  key={payment.id}
                  payment={payment}
                  onTakeBack={records ? () => setWrong(payment) : undefined}
                />
              ))}
            </ul>
          </section>
          <TakeBackPayment
            filing={data}
            payment={wrong}
            onClose={() => setWrong(null)}
            onTaken={take}
            onRefused={filing.reload}
          />
        </div>
      )}
    </AsyncView>
  );
}

/** The grant and the account that it goes to. */
function Account({ filing }: { filing: FilingPaymentsData }) {
  const { t, say } = useLanguage();
  const { payee } = filing;
  const given = (value: string | null) => value ?? t('payments.notGiven');
  return (
    <>
      <FactList
        facts={[
          [t('common.company'), filing.company],
          [t('common.program'), say(filing.title)],
          [t('review.no'), filing.receipt_no],
          [t('review.projectNo'), filing.project_no],
          [t('payments.approvedOn'), formatDate(filing.approved_at)],
          [t('payments.granted'), filing.granted.toFixed(2)],
          [t('payments.paid'), filing.paid.toFixed(2)],
          [t('payments.remaining'), filing.remaining.toFixed(2)],
          [t('payments.holder'), given(payee.holder)],
          [t('payments.bank'), given(payee.bank)],
          [t('payments.accountNo'), given(payee.account)],
          ...(payee.from ? [[t('payments.from'), t(`payments.from.${payee.from}`)] as [string, string]] : []),
        ]}
      />
      {!payee.account && <Alert type="warning" showIcon message={t('payments.askForAccount')} />}
    </>
  );
}

interface RecordProps {
  payment: RecordedPayment;
  /** undefined for people who only read. */
  onTakeBack: (() => void) | undefined;
}

function Record({ payment: { amount, paid_on, note, by, at, taken_back }, onTakeBack }: RecordProps) {
  const { t, say } = useLanguage();
  const what = t('payments.own.one', { amount: say(wordMoney(amount)), day: formatDate(paid_on) });
  return (
    <li>
      <p>
        <strong className={taken_back ? styles.void : ''}>{what}</strong>{' '}
        {taken_back && <Tag>{t('payments.takenBack')}</Tag>}
      </p>
      {note && <p>{t('labelled', { name: t('payments.note'), value: note })}</p>}
      <p className={styles.quiet}>{t('payments.byAt', { by, at: formatDateTime(at) })}</p>
      {taken_back && <p>{t('payments.takenBackBy', { ...taken_back, at: formatDateTime(taken_back.at) })}</p>}
      {!taken_back && onTakeBack && (
        <Button size="small" aria-label={`${t('payments.takeBack')} ${what}`} onClick={onTakeBack}>
          {t('payments.takeBack')}
        </Button>
      )}
    </li>
  );
}
