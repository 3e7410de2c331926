import { CloseCircleFilled } from '@ant-design/icons';
import { useLanguage } from '@/utils/language';

/** The sign that empties a field, by its name in the language of the page: antd says it in English. */
export default function ClearSign() {
  const { t } = useLanguage();
  return <CloseCircleFilled aria-label={t('clear')} />;
}
