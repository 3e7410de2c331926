import { Link } from 'umi';
import { useText } from '@/utils/language';
import styles from './index.module.css';
import type { HelpTopic } from './topic';

/** Links to help topics, each of which has a page of its own. */
export default function TopicList({ topics }: { topics: readonly HelpTopic[] }) {
  const say = useText();
  return (
    <ul className={styles.list}>
      {topics.map(({ key, title }) => (
        <li key={key}>
          <Link to={`/help?topic=${key}`}>{say(title)}</Link>
        </li>
      ))}
    </ul>
  );
}
