import { listProgramKeys } from '@domain/programs/find';
import type { DecisionAwaitingSignature } from '@domain/review/scheduled-decision-calls';
import { partNames } from '@domain/workflow/workflow';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import SignedPartWords from '@/components/FilingLog/SignedPartWords';
import ListPage, { useList } from '@/components/ListPage';
import type { RecordColumn } from '@/components/RecordTable';
import { useProgramOptions } from '@/models/useProgramOptions';
import CheckTags from '@/pages/review/components/CheckTags';
import { LinkToFiling } from '@/pages/review/components/FilingLink';
import { formatDateTime } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { createPaging, oneOf } from '@/utils/urlState';
import SignDrawer from './components/SignDrawer';
import styles from './index.module.css';
import { useDecisionText } from './useDecisionText';

const toSignUrl = { program: oneOf(listProgramKeys), ...createPaging() };

/** Colleagues' decisions that wait for this person's signature, to be read and signed or sent back, singly or together. */
export default function ToSignPage() {
  const { t } = useLanguage();
  const list = useList(toSignUrl, 'decisionsToSign');
  const [signing, setSigning] = useState<DecisionAwaitingSignature[]>([]);
  const options = useProgramOptions();
  const { items } = list.marks;
  const nameOf = ({ company, receipt_no }: DecisionAwaitingSignature) =>
    t('queue.mark', { name: `${company} ${receipt_no}` });
  const close = () => {
    setSigning([]);
    list.marks.clear();
    void list.reload();
  };
  return (
    <ListPage
      list={list}
      lead={t('toSign.lead')}
      filters={[{ name: 'program', label: t('common.program'), any: t('common.anyProgram'), options }]}
      columns={useColumns((item) => setSigning([item]))}
      marking={{ nameOf, barredBy: () => null }}
      empty={{ none: t('toSign.none'), showAll: t('review.showAll') }}
    >
      {items.length > 0 && (
        <section className={styles.bar} aria-label={t('toSign.bar')}>
          <span role="status">{t('queue.marked', { count: items.length })}</span>
          <Button type="primary" onClick={() => setSigning(items)}>
            {t('toSign.sign', { count: items.length })}
          </Button>
          <Button onClick={list.marks.clear}>{t('queue.unmark')}</Button>
        </section>
      )}
      <SignDrawer items={signing} onClose={close} />
    </ListPage>
  );
}

function useColumns(
  onSign: (item: DecisionAwaitingSignature) => void,
): RecordColumn<DecisionAwaitingSignature>[] {
  const { t } = useLanguage();
  const say = useText();
  const words = useDecisionText();
  return [
    {
      key: 'company',
      title: t('common.company'),
      place: 'name',
      render: ({ id, company, receipt_no, subject }) => (
        <>
          <LinkToFiling id={id}>
            <bdi>{company}</bdi>
          </LinkToFiling>
          <div className={styles.quiet}>
            <bdi>{subject ?? ''}</bdi> <bdi>{receipt_no}</bdi>
          </div>
        </>
      ),
    },
    {
      key: 'decision',
      title: t('toSign.decision'),
      render: (item) => {
        const [action, ...rest] = words(item);
        return (
          <>
            <strong>{action}</strong>
            {rest.map((line) => (
              <div key={line} className={styles.quiet}>
                <bdi>{line}</bdi>
              </div>
            ))}
          </>
        );
      },
    },
    {
      key: 'by',
      title: t('toSign.by'),
      render: ({ by, ordered_at, signed }) => (
        <>
          <bdi>{by}</bdi> {formatDateTime(ordered_at)}
          {signed.map((each) => (
            <div key={each.part} className={styles.quiet}>
              <SignedPartWords {...each} />
            </div>
          ))}
        </>
      ),
    },
    {
      key: 'checks',
      title: t('queue.checks'),
      render: ({ checks, is_opened: isOpened }) => (
        <>
          <CheckTags checks={checks} />
          {!isOpened && <Tag>{t('queue.unopened')}</Tag>}
        </>
      ),
    },
    {
      key: 'sign',
      title: '',
      place: 'actions',
      render: (item) => (
        <Button
          aria-label={t('toSign.signOne', {
            part: say(partNames[item.part]),
            name: `${item.company} ${item.receipt_no}`,
          })}
          onClick={() => onSign(item)}
        >
          {say(partNames[item.part])}
        </Button>
      ),
    },
  ];
}
