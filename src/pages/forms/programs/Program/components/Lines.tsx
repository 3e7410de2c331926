import type { Text } from '@domain/text';
import { useText } from '@/utils/language';
import styles from '../index.module.css';

/** Texts of the program, one a line. Titles of rules and notices are Chinese in every language. */
export default function Lines({ texts }: { texts: readonly (Text | string)[] }) {
  const say = useText();
  return (
    <ul className={styles.lines}>
      {texts.map((text) =>
        typeof text === 'string' ? (
          <li key={text} lang="zh-CN">
            <bdi>{text}</bdi>
          </li>
        ) : (
          <li key={text.zh}>{say(text)}</li>
        ),
      )}
    </ul>
  );
}
