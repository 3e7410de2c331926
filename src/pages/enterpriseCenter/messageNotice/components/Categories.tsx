import type { Glint } from '@domain/calls/inbox';
import { MESSAGE_CATEGORIES, messageCategories } from '@domain/inbox/messages';
import { useLanguage, useText } from '@/utils/language';
import styles from '../index.module.css';

interface CategoriesProps {
  chosen: string;
  unread: Pick<Glint, 'unread' | 'unread_by_category'> | undefined;
  onChoose: (category: string) => void;
}

/** The kinds of messages, with how many of each are unread. */
export default function Categories({ chosen, unread, onChoose }: CategoriesProps) {
  const { t } = useLanguage();
  const say = useText();
  const choices = [
    { key: '', name: t('center.message.all'), count: unread?.unread ?? 0 },
    ...MESSAGE_CATEGORIES.map((key) => ({
      key,
      name: say(messageCategories[key]),
      count: unread?.unread_by_category[key] ?? 0,
    })),
  ];
  return (
    <nav aria-label={t('center.message.categories')} className={styles.categories}>
      {choices.map(({ key, name, count }) => (
        <button
          key={key}
          type="button"
          aria-current={chosen === key ? 'true' : undefined}
          aria-label={count > 0 ? t('center.message.categoryUnread', { name, count }) : name}
          onClick={() => onChoose(key)}
        >
          {name}
          {count > 0 && <span className={styles.count}>{count}</span>}
        </button>
      ))}
    </nav>
  );
}
