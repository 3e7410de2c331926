import { toFileLanguage } from '@domain/text';
import { Helmet } from 'react-helmet-async';
import { useLanguage } from '@/utils/language';
import { useOfficeSettings, usePortalName } from '@/utils/officeSettings';
import { useShownTitle } from '@/utils/route';

/** Sets the title of the browser tab: “page - portal”. Rendered once around each page. */
export default function DocumentTitle() {
  const { t, language } = useLanguage();
  const name = usePortalName();
  const title = useShownTitle() ?? name;
  const portal = useOfficeSettings().masthead[toFileLanguage(language)] || t('portal');
  return (
    <Helmet defer={false}>
      <title>{`${title} - ${portal}`}</title>
    </Helmet>
  );
}
