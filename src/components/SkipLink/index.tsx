import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

export const MAIN_ID = 'main';

/** The first stop of the keyboard: past the menu, to the content. Shows when it has the focus. */
export default function SkipLink() {
  const { t } = useLanguage();
  const skip = () => document.getElementById(MAIN_ID)?.focus();
  return (
    <a
      className={styles.link}
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        event.preventDefault();
        skip();
      }}
    >
      {t('skip')}
    </a>
  );
}
