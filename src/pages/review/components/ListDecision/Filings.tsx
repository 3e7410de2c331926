import type { DecisionPreview } from '@domain/review/scheduled-decision-calls';
import { Alert } from 'antd';
import NumberInput from '@/components/Controls/NumberInput';
import { Fold } from '@/components/Page';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

/** Lists the filings that a decision applies to, and those left out, grouped by reason. */
export function ReachedFilings({ reached }: { reached: DecisionPreview }) {
  const { t } = useLanguage();
  return (
    <section className={styles.reached}>
      {reached.in.length > 0 && (
        <Fold title={t('decisions.in', { count: reached.in.length })}>
          {() => (
            <ul className={styles.list}>
              {reached.in.map(({ id, company, receipt_no, subject }) => (
                <li key={id}>
                  <bdi>{company}</bdi> <bdi>{subject}</bdi> <bdi>{receipt_no}</bdi>
                </li>
              ))}
            </ul>
          )}
        </Fold>
      )}
      <LeftOut out={reached.out} title={t('decisions.out', { count: reached.out.length })} />
    </section>
  );
}

interface LeftOutProps {
  out: Omit<DecisionPreview['out'][number], 'version'>[];
  title: string;
}

/** Filings that are left out, grouped by reason. */
export function LeftOut({ out, title }: LeftOutProps) {
  const { t } = useLanguage();
  const reasons = [...new Set(out.map(({ why }) => why))];
  const nameOf = ({ company, receipt_no }: LeftOutProps['out'][number]) =>
    company === '' ? t('decisions.gone') : `${company} ${receipt_no}`;
  if (out.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      message={title}
      description={reasons.map((why) => (
        <div key={why}>
          <p className={styles.why}>{why}</p>
          <ul className={styles.list}>
            {out
              .filter((each) => each.why === why)
              .map((each) => (
                <li key={each.id}>
                  <bdi>{nameOf(each)}</bdi>
                </li>
              ))}
          </ul>
        </div>
      ))}
    />
  );
}

interface GrantsProps {
  filings: DecisionPreview['in'];
  grants: Record<string, number | null>;
  onChange(grants: Record<string, number | null>): void;
}

/** Fields for filings whose grant differs from the common one. */
export function Grants({ filings, grants, onChange }: GrantsProps) {
  const { t } = useLanguage();
  return (
    <Fold title={t('decisions.grantOwn')}>
      {() => (
        <ul className={styles.list}>
          {filings.map(({ id, company, receipt_no, subject }) => (
            <li key={id}>
              <span>
                <bdi>{company}</bdi> <bdi>{subject ?? receipt_no}</bdi>
              </span>
              <NumberInput
                min={0}
                precision={2}
                aria-label={t('decisions.grantOf', { name: `${company} ${receipt_no}` })}
                value={grants[id] ?? null}
                onChange={(grant) => onChange({ ...grants, [id]: grant })}
              />
            </li>
          ))}
        </ul>
      )}
    </Fold>
  );
}
