import { Result } from 'antd';
import ButtonLink from '@/components/Controls/ButtonLink';
import { useLanguage } from '@/utils/language';

/** Page of a program that the portal has only an address for. */
export default function UnderConstruction() {
  const { t } = useLanguage();
  return (
    <Result
      status="info"
      title={<h1>{t('forms.notOpen.title')}</h1>}
      subTitle={t('forms.notOpen.why')}
      extra={
        <ButtonLink type="primary" to="/index">
          {t('forms.notOpen.back')}
        </ButtonLink>
      }
    />
  );
}
