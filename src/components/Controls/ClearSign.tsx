import { CloseCircleFilled } from '@ant-design/icons';
import { useLanguage } from '@/utils/language';

/** Clear icon with a label in the language of the page: antd's own is in English. */
export default function ClearSign() {
  const { t } = useLanguage();
  return <CloseCircleFilled aria-label={t('clear')} />;
}
