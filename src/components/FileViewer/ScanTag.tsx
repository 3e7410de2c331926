import type { ScanState } from '@domain/files/calls';
import { Tag } from 'antd';
import { useLanguage } from '@/utils/language';

/** Said of files that are not to be trusted: one with a virus, and one that the scanner has not looked at yet. */
export default function ScanTag({ scan }: { scan: ScanState | undefined }) {
  const { t } = useLanguage();
  if (scan === 'infected') return <Tag color="error">{t('viewer.infected')}</Tag>;
  if (scan === 'waiting') return <Tag>{t('viewer.notScanned')}</Tag>;
  return null;
}
