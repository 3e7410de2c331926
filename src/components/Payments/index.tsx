import { wordMoney } from '@domain/filing/units';
import type { OwnPaymentsData } from '@domain/payments/calls';
import { formatDate } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import styles from './index.module.css';

/** Sums granted and paid, and each payment that stands, for the company and the offices that read the filing. */
export function PaidParts({ granted, paid, payments }: OwnPaymentsData) {
  const { t, say } = useLanguage();
  const sums = { granted: say(wordMoney(granted)), paid: say(wordMoney(paid)) };
  return (
    <section className={styles.payments} aria-label={t('payments.own.title')}>
      <p>
        {t('labelled', {
          name: t('payments.own.title'),
          value: t(payments.length > 0 ? 'payments.own.sum' : 'payments.own.none', sums),
        })}
      </p>
      {payments.length > 0 && (
        <ul>
          {payments.map(({ id, amount, paid_on }) => (
            <li key={id}>
              {t('payments.own.one', { amount: say(wordMoney(amount)), day: formatDate(paid_on) })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Payments of an own filing. */
export default function OwnPayments({ id }: { id: string }) {
  const { data } = useRead('ownPayments', { path: { id } });
  return data ? <PaidParts {...data} /> : null;
}
