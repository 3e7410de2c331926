import type { Filing } from '@domain/filing/types';
import { findProgram } from '@domain/programs/find';
import { getProgramForBatch } from '@domain/programs/registry';
import { Alert } from 'antd';
import { useLanguage } from '@/utils/language';

interface ReturnedEditionProps {
  filing: Pick<Filing, 'program' | 'batch' | 'edition' | 'paper'>;
}

/** Notice that a filing of another edition moves to the one that holds for its batch once it is returned. */
export default function ReturnedEdition({
  filing: { program: key, batch, edition, paper },
}: ReturnedEditionProps) {
  const { t } = useLanguage();
  const program = findProgram(key);
  // A paper comes with a filing of another edition than the one that holds.
  if (!paper || !program) return null;
  const [batchYear = 0, batchNo = 0] = batch.split('-').map(Number);
  const { edition: to } = getProgramForBatch(program, { batchYear, batchNo });
  return <Alert type="warning" showIcon message={t('review.returnedEdition', { from: edition, to })} />;
}
