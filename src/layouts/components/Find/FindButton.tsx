import { SearchOutlined } from '@ant-design/icons';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';
import ShortcutKeys from './ShortcutKeys';
import { FIND_BUTTON_ID } from './useSearchDialogs';

/** Button that opens the search; on a narrow screen an icon only. */
export default function FindButton({ onFind }: { onFind: () => void }) {
  const { t } = useLanguage();
  return (
    <button
      id={FIND_BUTTON_ID}
      type="button"
      className="bar-button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={({ currentTarget }) => {
        // Safari does not focus a clicked button.
        currentTarget.focus();
        onFind();
      }}
    >
      <SearchOutlined aria-hidden className={styles.sign} />
      <span className={styles.word}>{t('find')}</span>
      <span className={styles.wideOnly} aria-hidden>
        <ShortcutKeys of="find" />
      </span>
    </button>
  );
}
