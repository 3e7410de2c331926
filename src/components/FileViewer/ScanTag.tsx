import type { ScanState } from '@domain/files/calls';
import { Tag } from 'antd';
import { useLanguage } from '@/utils/language';

/** Warning tag of a file with a virus, or of one that the scanner has not checked yet. */
export default function ScanTag({ scan }: { scan: ScanState | undefined }) {
  const { t } = useLanguage();
  if (scan === 'infected') return <Tag color="error">{t('viewer.infected')}</Tag>;
  if (scan === 'waiting') return <Tag>{t('viewer.notScanned')}</Tag>;
  return null;
}
