import { FolderAddOutlined } from '@ant-design/icons';
import { FILE_TYPES } from '@domain/files/names';
import { type ChangeEvent, useContext, useId } from 'react';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';
import { buildAcceptAttribute } from './rules';
import { UploadsContext } from './uploads';

/** Chooses several files at once, to be sorted into the boxes of the form; nothing where no form is being filled in. */
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
