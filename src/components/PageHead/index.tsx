import type { ReactNode } from 'react';
import styles from './index.less';

interface PageHeadProps {
  title: ReactNode;
  /** One line on what the page is for. */
  lead?: ReactNode;
  actions?: ReactNode;
}

/** The one h1 of a page. */
export default function PageHead({ title, lead, actions }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
