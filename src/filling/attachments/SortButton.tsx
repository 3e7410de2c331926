import { FolderAddOutlined } from '@ant-design/icons';
import { FILE_TYPES } from '@domain/files/names';
import { type ChangeEvent, useContext, useId } from 'react';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';
import { buildAcceptAttribute } from './rules';
import { UploadsContext } from './uploads';

/**
 * Button that chooses several files at once and sorts them into the file fields of the form; nothing outside a form being
 * filled in.
 */
export default function SortButton() {
  const { t } = useLanguage();
  const id = useId();
  const sort = useContext(UploadsContext)?.sort;
  if (!sort) return null;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    sort([...(target.files ?? [])]);
    target.value = '';
  };
  return (
    <span className={styles.pick}>
      <input
        id={id}
        className={styles.input}
        type="file"
        multiple
        accept={buildAcceptAttribute({ accept: [...FILE_TYPES] })}
        onChange={choose}
      />
      <label htmlFor={id} className={styles.button}>
        <FolderAddOutlined aria-hidden="true" /> {t('forms.sort.open')}
      </label>
    </span>
  );
}
