import { toFileLanguage } from '@domain/text';
import { useLayoutEffect } from 'react';
import { useLanguage } from '@/utils/language';
import { useOfficeSettings, usePortalName } from '@/utils/officeSettings';
import { useShownTitle } from '@/utils/route';

/** Sets the title of the browser tab: “page - portal”. Rendered once around each page. */
export default function DocumentTitle() {
  const { t, language } = useLanguage();
  const name = usePortalName();
  const page = useShownTitle() ?? name;
  const portal = useOfficeSettings().masthead[toFileLanguage(language)] || t('portal');
  const title = `${page} - ${portal}`;
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
