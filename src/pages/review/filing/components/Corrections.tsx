import { Button, Form, Input, Select } from 'antd';
import { useLanguage } from '@/utils/language';
import styles from '../index.less';
import type { Place } from '../places';
import { newPin, type Pinned } from '../usePinned';

interface CorrectionsProps {
  places: Place[];
  pinned: Pinned[];
  onPin(pinned: Pinned[]): void;
}

/** What is to be corrected, each at its place; without one it is about the whole filing. */
export default function Corrections({ places, pinned, onPin }: CorrectionsProps) {
  const { t } = useLanguage();
  const change = (key: string, change: Partial<Pinned>) =>
    onPin(pinned.map((each) => (each.key === key ? { ...each, ...change } : each)));
  return (
    <Form.Item label={t('review.corrections')}>
      {pinned.map(({ key, path, comment }) => (
        <div key={key} className={styles.correction}>
          <Select
            aria-label={t('review.place')}
            showSearch
            optionFilterProp="label"
            value={path}
            onChange={(value) => change(key, { path: value })}
            options={[{ value: '', label: t('review.wholeFiling') }, ...places]}
          />
          <Input
            aria-label={t('review.comment')}
            placeholder={t('review.comment')}
            maxLength={1000}
            value={comment}
            onChange={({ target }) => change(key, { comment: target.value })}
          />
          <Button onClick={() => onPin(pinned.filter((each) => each.key !== key))}>
            {t('review.removePin')}
          </Button>
        </div>
      ))}
      <Button onClick={() => onPin([...pinned, newPin('')])}>{t('review.addPin')}</Button>
    </Form.Item>
  );
}
