import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

export const MAIN_ID = 'main';

/** Moves the focus to an element if it is focusable, else to the first control in it. */
export function moveFocusInto(id: string): void {
  const part = document.getElementById(id);
  const isStop = part?.hasAttribute('tabindex');
  (isStop ? part : part?.querySelector<HTMLElement>('a[href], button, input'))?.focus();
}

interface SkipLinkProps {
  /** Id of the target element. */
  to?: string;
  text?: string;
}

/** Skip link, visible on focus: past the menu as the first tab stop, or past long content to the next action. */
export default function SkipLink({ to = MAIN_ID, text }: SkipLinkProps) {
  const { t } = useLanguage();
  return (
    <a
      className={styles.link}
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        moveFocusInto(to);
      }}
    >
      {text ?? t('skip')}
    </a>
  );
}
