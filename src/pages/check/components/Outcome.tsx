import type { CopyData } from '@domain/calls/documents';
import { Alert } from 'antd';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import type { Resource } from '@/utils/useRead';
import styles from '../index.module.css';

/** Reasons that a genuine copy is out of date. */
const OVERTAKEN: Record<CopyData['kind'], string> = {
  filing: 'documents.check.superseded',
  letter: 'documents.check.overtaken',
};

/** The server's answer about a copy, with the facts that the copy must show. */
export default function Outcome({ answer }: { answer: Resource<CopyData | null> }) {
  const { t } = useLanguage();
  const { data, failure } = answer;
  if (failure !== null) {
    const isAnswered = failure !== '';
    return (
      <Alert
        type={isAnswered ? 'error' : 'warning'}
        showIcon
        message={t(isAnswered ? 'documents.check.forged' : 'center.load.failed')}
        description={failure || t('center.load.failedWhy')}
      />
    );
  }
  if (!data) return null;
  return (
    <>
      <Alert
        type={data.current ? 'success' : 'warning'}
        showIcon
        message={t(data.current ? 'documents.check.genuine' : OVERTAKEN[data.kind])}
        description={t('documents.check.compare')}
      />
      <Facts copy={data} />
    </>
  );
}

function Facts({ copy }: { copy: CopyData }) {
  const { t } = useLanguage();
  const facts = {
    no: copy.no,
    program: copy.title,
    company: copy.company,
    [copy.kind === 'letter' ? 'decidedAt' : 'submittedAt']: beijingMinutes(copy.submitted_at),
  };
  return (
    <dl className={styles.facts}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{t(`documents.check.${name}`)}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
