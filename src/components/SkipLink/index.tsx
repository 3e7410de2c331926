import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

export const MAIN_ID = 'main';

/** Leads the keyboard to a part of the page: to itself if it takes the focus, else to the first control in it. */
export function goInto(id: string): void {
  const part = document.getElementById(id);
  const isStop = part?.hasAttribute('tabindex');
  (isStop ? part : part?.querySelector<HTMLElement>('a[href], button, input'))?.focus();
}

interface SkipLinkProps {
  /** The id of what it leads to. */
  to?: string;
  text?: string;
}

/**
 * Past the menu to the content as the first stop of the keyboard, or past long content to the next act. Shows when it has
 * the focus.
 */
export default function SkipLink({ to = MAIN_ID, text }: SkipLinkProps) {
  const { t } = useLanguage();
  return (
    <a
      className={styles.link}
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        goInto(to);
      }}
    >
      {text ?? t('skip')}
    </a>
  );
}
