import { standingReceipt } from '@domain/document/mark';
import { words } from '@domain/document/words';
import type { Filing } from '@domain/filing/types';
import { useSelector } from 'umi';
import StatusTag from '@/components/StatusTag';
import type { RootState } from '@/models/connect';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { useBatchName } from '@/utils/names';
import styles from '../index.module.css';

/** Whose filing it is, where it stands, and by which number and hash it can be told from any other. */
export default function Facts({ filing }: { filing: Filing }) {
  const { t } = useLanguage();
  const say = useText();
  const batchName = useBatchName();
  const company = useSelector((state: RootState) => state.user.currentUser?.company?.name);
  const receipt = standingReceipt(filing);
  return (
    <dl className={styles.facts}>
      {company && (
        <div>
          <dt>{t('center.preview.company')}</dt>
          <dd>
            <bdi>{company}</bdi>
          </dd>
        </div>
      )}
      <div>
        <dt>{t('center.preview.batch')}</dt>
        <dd>{batchName(filing.batch)}</dd>
      </div>
      <div>
        <dt>{t('center.preview.status')}</dt>
        <dd>
          <StatusTag status={filing.status} />
        </dd>
      </div>
      <div>
        <dt>{t('center.preview.version')}</dt>
        <dd>{filing.version}</dd>
      </div>
      <div>
        <dt>{t('center.preview.receiptNo')}</dt>
        <dd>{receipt ? receipt.no : t('center.preview.notSubmitted')}</dd>
      </div>
      {receipt && (
        <>
          <div>
            <dt>{t('center.preview.submittedAt')}</dt>
            <dd>{beijingMinutes(receipt.submitted_at)}</dd>
          </div>
          <div className={styles.hash}>
            <dt>{t('center.preview.hash')}</dt>
            <dd>{receipt.sha256}</dd>
          </div>
        </>
      )}
      {filing.masked && (
        <div className={styles.hash}>
          <dt>{say(words.copy)}</dt>
          <dd>{say(words.masked)}</dd>
        </div>
      )}
    </dl>
  );
}
