import type { RankedFiling } from '@domain/calls/ranking';
import { Button, InputNumber } from 'antd';
import { useMay } from '@/models/useMay';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';
import type { Grants } from '../useGrants';

/** A proposed grant, and what stands in its way to the server. What was approved is only said. */
export default function GrantField({ filing, grants }: { filing: RankedFiling; grants: Grants }) {
  const { t } = useLanguage();
  const { id, status, company, receipt_no, asked } = filing;
  const amount = grants.amountOf(filing);
  const decides = useMay()('review.final');
  if (status === 'approved' || !decides) return <>{amount?.toFixed(2) ?? '—'}</>;
  const fault = grants.faultOf(id);
  return (
    <div className={styles.grant}>
      <InputNumber
        min={0}
        precision={2}
        controls={false}
        {...(asked !== null && { placeholder: t('ranking.atMost', { asked: asked.toFixed(2) }) })}
        aria-label={t('ranking.grantOf', { name: `${company} ${receipt_no}` })}
        aria-describedby={`grant-${id}`}
        status={fault ? 'error' : ''}
        value={amount}
        onChange={(next) => grants.type(filing, next)}
      />
      <span id={`grant-${id}`} role="status" className={fault ? styles.over : styles.quiet}>
        {fault ? fault.why || t('ranking.unsent') : grants.isOpen(id) && t('ranking.saving')}
      </span>
      {fault?.theirs && (
        <>
          <Button size="small" onClick={() => grants.settle(id, true)}>
            {t('ranking.keepMine')}
          </Button>
          <Button size="small" onClick={() => grants.settle(id, false)}>
            {t('ranking.takeTheirs')}
          </Button>
        </>
      )}
      {fault && !fault.theirs && (
        <Button size="small" onClick={() => grants.again(id)}>
          {t('ranking.again')}
        </Button>
      )}
    </div>
  );
}
