import type { CopyData } from '@domain/calls/documents';
import { Alert } from 'antd';
import { useLanguage } from '@/utils/language';
import type { Resource } from '@/utils/useRead';
import { Facts, factsOf, OVERTAKEN } from './Facts';

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
      <Facts facts={factsOf(data)} />
    </>
  );
}
