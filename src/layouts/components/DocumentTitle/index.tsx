import { Helmet } from 'react-helmet-async';
import { useLanguage } from '@/utils/language';
import { useShownTitle } from '@/utils/route';

/** The title of the browser's tab: “page - portal”. Stands once around each page. */
export default function DocumentTitle() {
  const { t } = useLanguage();
  const title = useShownTitle() ?? t('portal.full');
  return (
    <Helmet defer={false}>
      <title>{`${title} - ${t('portal')}`}</title>
    </Helmet>
  );
}
