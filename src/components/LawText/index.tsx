import type { Text } from '@domain/text';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';

/** Words of the law behind a rule or a condition, folded; nothing where the office gave none. */
export default function LawText({ text }: { text: Text | undefined }) {
  const { t } = useLanguage();
  const say = useText();
  if (!text) return null;
  return (
    <details>
      <summary className={styles.title}>{t('help.lawText')}</summary>
      <blockquote className={styles.words} dir="auto">
        {say(text)}
      </blockquote>
    </details>
  );
}
