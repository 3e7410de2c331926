import { useLanguage } from './language';

/** Says `2026-1` as a person does: the year, and which of its batches. */
export function useBatchName(): (batch: string) => string {
  const { t } = useLanguage();
  return (batch) => {
    const [, year, number] = batch.match(/^(\d{4})-(\d+)$/) ?? [];
    return year ? t('center.batch', { year, number }) : batch;
  };
}
