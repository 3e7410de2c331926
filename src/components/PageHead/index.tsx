import type { ReactNode } from 'react';
import { isRightToLeft } from '@/utils/bidi';
import { useLanguage } from '@/utils/language';
import { useRouteTitle } from '@/utils/route';
import styles from './index.module.css';

interface PageHeadProps {
  /** By default the title of the route. */
  title?: ReactNode;
  /** One line on the purpose of the page. */
  lead?: ReactNode;
  actions?: ReactNode;
}

/** The one h1 of a page. Titles of routes speak every language, also over a page that does not. */
export default function PageHead({ title: own, lead, actions }: PageHeadProps) {
  const { locale } = useLanguage();
  const routeTitle = useRouteTitle();
  const title = own ?? routeTitle;
  return (
    <header className={styles.head}>
      <div>
        <h1 lang={typeof title === 'string' && isRightToLeft(title) ? locale : undefined}>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
