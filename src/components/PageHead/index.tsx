import type { ReactNode } from 'react';
import { isRightToLeft } from '@/utils/bidi';
import { useLanguage } from '@/utils/language';
import styles from './index.less';

interface PageHeadProps {
  title: ReactNode;
  /** One line on what the page is for. */
  lead?: ReactNode;
  actions?: ReactNode;
}

/** The one h1 of a page. Its title comes from the menu, which speaks every language, also over a page that does not. */
export default function PageHead({ title, lead, actions }: PageHeadProps) {
  const { locale } = useLanguage();
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
