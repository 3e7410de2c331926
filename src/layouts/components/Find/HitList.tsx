import { Link } from 'umi';
import { useLanguage } from '@/utils/language';
import type { Hit } from './hits';
import styles from './index.module.css';
import type { Group } from './useGroups';

interface HitListProps {
  id: string;
  groups: Group[];
  idOf(hit: Hit): string;
  active: Hit | undefined;
  onFollow(hit: Hit): void;
}

/** What was found, by its kind. The keyboard comes here through the field: nothing in it takes the focus. */
export default function HitList({ id, groups, idOf, active, onFollow }: HitListProps) {
  const { t } = useLanguage();
  return (
    <div id={id} role="listbox" aria-label={t('find.hits')} tabIndex={-1} className={styles.hits}>
      {groups.map(({ name, hits }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of a listbox
        <div key={name} role="group" aria-labelledby={`${id}-in-${name}`} className={styles.group}>
          <div id={`${id}-in-${name}`} className={styles.kind}>
            {t(`find.in.${name}`)}
          </div>
          {hits.map((hit) => (
            <Link
              key={hit.key}
              id={idOf(hit)}
              role="option"
              aria-selected={hit === active}
              tabIndex={-1}
              to={hit.to}
              className={styles.hit}
              onClick={() => onFollow(hit)}
            >
              <bdi>{hit.title}</bdi>
              {hit.note && <bdi className={styles.note}>{hit.note}</bdi>}
            </Link>
          ))}
        </div>
      ))}
    </div>
  );
}
