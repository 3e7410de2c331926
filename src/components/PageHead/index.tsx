import type { ReactNode } from 'react';
import { useRouteTitle } from '@/utils/route';
import styles from './index.module.css';

interface PageHeadProps {
  /** By default the title of the route. */
  title?: ReactNode;
  /** One line on the purpose of the page. */
  lead?: ReactNode;
  actions?: ReactNode;
}

/** The one h1 of a page. */
export default function PageHead({ title: own, lead, actions }: PageHeadProps) {
  const routeTitle = useRouteTitle();
  return (
    <header className={styles.head}>
      <div>
        <h1>{own ?? routeTitle}</h1>
        {lead && <p>{lead}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
