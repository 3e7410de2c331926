import type { Fit } from '@domain/filing/fit';
import { Tag } from 'antd';
import { useLanguage } from '@/utils/language';

/** Whether the company fits, by its profile; nothing where the profile does not say. */
export default function FitTag({ fit }: { fit: Fit }) {
  const { t } = useLanguage();
  if (fit === 'open') return null;
  return fit === 'fits' ? (
    <Tag color="success">{t('center.programs.fits')}</Tag>
  ) : (
    <Tag>{t('center.programs.unfit')}</Tag>
  );
}
