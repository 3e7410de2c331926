import { memo } from 'react';
import { Helmet } from 'react-helmet-async';
import { useLanguage } from '@/utils/language';

interface Props {
  title: string;
  /** Stands first, such as “错误” after a submit that failed. */
  prefix?: string | undefined;
}

/** The title of the browser's tab: “page - portal”. The innermost one on a page wins. */
function PageTitle({ title, prefix }: Props) {
  const { t } = useLanguage();
  const page = prefix ? t('title.prefixed', { prefix, title }) : title;
  return (
    <Helmet>
      <title>{`${page} - ${t('portal')}`}</title>
    </Helmet>
  );
}

export default memo(PageTitle);
