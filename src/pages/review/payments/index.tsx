import type { PaymentsData } from '@domain/payments/calls';
import { PAYMENT_STATES, paymentStates } from '@domain/payments/payment';
import { useId, useState } from 'react';
import ListPage, { type ListFilter, type TabChoice, useList } from '@/components/ListPage';
import ListDownload from '@/components/ListPage/ListDownload';
import { useProgramOptions } from '@/models/useProgramOptions';
import { useRightCheck } from '@/models/useRightCheck';
import { fetchOfficeList } from '@/services/documents';
import { useLanguage } from '@/utils/language';
import { useBatchName } from '@/utils/names';
import { ALL, anyText, createPaging, matching, oneOrAll, toListQuery } from '@/utils/urlState';
import { useColumns } from './columns';
import PaymentDrawer from './components/PaymentDrawer';
import styles from './index.module.css';

const listUrl = {
  keyword: anyText,
  state: oneOrAll(PAYMENT_STATES, ALL),
  program: matching(/^\w{1,64}$/),
  batch: matching(/^\d{4}-\d{1,3}$/),
  ...createPaging(),
};

/** Grants of approved filings: where they go, what was paid and what remains. */
export default function Payments() {
  const { t, language } = useLanguage();
  const list = useList(listUrl, 'payments');
  const records = useRightCheck()('payment.record');
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <ListPage
      list={list}
      lead={t(records ? 'payments.lead' : 'payments.lead.reading')}
      actions={
        <ListDownload
          isDisabled={!list.data?.total}
          take={() =>
            fetchOfficeList('exportPayments', { language, filter: toListQuery<object>(listUrl, list.state) })
          }
        />
      }
      tabs={useTabs(list.data)}
      filters={useFilters(list.data)}
      before={({ sums }) => <Sums sums={sums} />}
      columns={useColumns(records, setOpened)}
      empty={{ none: t('payments.none'), noMatch: t('payments.noMatch'), showAll: t('common.showAll') }}
      pagination={{ hideOnSinglePage: true }}
    >
      <PaymentDrawer id={opened} onClose={() => setOpened(null)} onChanged={list.reload} />
    </ListPage>
  );
}

function useTabs(data: PaymentsData | undefined): TabChoice<'state'> {
  const { t, say } = useLanguage();
  const all = data && Object.values(data.by_state).reduce((sum, count) => sum + count, 0);
  return {
    name: 'state',
    label: t('payments.state'),
    options: [
      { value: ALL, label: t('common.all'), count: all },
      ...PAYMENT_STATES.map((state) => ({
        value: state,
        label: say(paymentStates[state]),
        count: data?.by_state[state],
      })),
    ],
  };
}

function useFilters(data: PaymentsData | undefined): ListFilter<keyof typeof listUrl>[] {
  const { t } = useLanguage();
  const batchName = useBatchName();
  const programOptions = useProgramOptions();
  return [
    { name: 'keyword', label: t('payments.search'), kind: 'words' },
    {
      name: 'program',
      label: t('common.program'),
      any: t('common.anyProgram'),
      options: programOptions,
      select: { popupMatchSelectWidth: false },
    },
    {
      name: 'batch',
      label: t('common.batch'),
      any: t('common.anyBatch'),
      options: (data?.batches ?? []).map((batch) => ({ value: batch, label: batchName(batch) })),
    },
  ];
}

/** Sums over all filings that the filters find, not of this page alone. */
function Sums({ sums }: Pick<PaymentsData, 'sums'>) {
  const { t } = useLanguage();
  const title = useId();
  return (
    <section aria-labelledby={title} className={styles.sums}>
      <strong id={title}>{t('payments.sums')}</strong>
      <dl>
        {(['granted', 'paid', 'remaining'] as const).map((name) => (
          <div key={name}>
            <dt>{t(`payments.${name}`)}</dt>
            <dd>{sums[name].toFixed(2)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
