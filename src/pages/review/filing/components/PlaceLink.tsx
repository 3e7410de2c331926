import { Button } from 'antd';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';
import type { Place } from '../places';
import { showPlace } from '../showPlace';

interface PlaceLinkProps {
  places: Place[];
  path: string | undefined;
}

/** The place of a correction, in full: a link to it, or the whole filing, which has none. */
export default function PlaceLink({ places, path }: PlaceLinkProps) {
  const { t } = useLanguage();
  const label = places.find(({ value }) => value === path)?.label;
  if (!path || !label) return <strong>{t('review.wholeFiling')}</strong>;
  return (
    <Button type="link" size="small" className={styles.place ?? ''} onClick={() => showPlace(path)}>
      <bdi>{label}</bdi>
    </Button>
  );
}
