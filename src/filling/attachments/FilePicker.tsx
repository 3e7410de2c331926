import { CameraOutlined, UploadOutlined } from '@ant-design/icons';
import type { FileField } from '@domain/definition';
import { type AriaAttributes, type ChangeEvent, useContext } from 'react';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';
import LibraryButton from './LibraryButton';
import PhoneButton from './PhoneButton';
import PhotoPaperButton from './PhotoPaperButton';
import { buildAcceptAttribute, countRule, formatAcceptedTypes, isPictureAccepted, PICTURES } from './rules';
import { UploadsContext } from './uploads';

export interface FilePickerProps {
  id: string;
  /** The path of the answer. */
  path: string;
  field: FileField;
  /** Ids of the attached files. */
  ids: string[];
  labelledBy: string;
  aria: AriaAttributes;
}

/** The ways to files of a field: from the disk, by the camera, from a phone, from the library. */
export default function FilePicker({ id, path, field, ids, labelledBy, aria }: FilePickerProps) {
  const { t, say } = useLanguage();
  const form = useContext(UploadsContext);
  const isFull = ids.length >= field.maxFiles;
  const need = countRule(form?.asks(field).fewest ?? 0, field.maxFiles);
  const described = [aria['aria-describedby'], `${id}-rules`].filter(Boolean).join(' ');
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    form?.add(path, field, [...(target.files ?? [])]);
    target.value = '';
  };
  return (
    <div className={styles.pick}>
      <input
        id={id}
        className={styles.input}
        type="file"
        accept={buildAcceptAttribute(field)}
        multiple={field.maxFiles > 1}
        disabled={isFull}
        aria-labelledby={`${labelledBy} ${id}-pick`}
        {...aria}
        aria-describedby={described}
        onChange={choose}
      />
      <label id={`${id}-pick`} htmlFor={id} className={isFull ? styles.full : styles.button}>
        <UploadOutlined aria-hidden="true" /> {t('forms.file.choose')}
      </label>
      {isPictureAccepted(field) && (
        <label className={`${isFull ? styles.full : styles.button} ${styles.camera}`}>
          <CameraOutlined aria-hidden="true" /> {t('forms.file.camera')}
          <input
            className={styles.input}
            type="file"
            accept={PICTURES}
            capture="environment"
            disabled={isFull}
            onChange={choose}
          />
        </label>
      )}
      {form && !isFull && field.accept.includes('pdf') && (
        <PhotoPaperButton
          label={say(field)}
          maxSizeMb={field.maxSizeMb}
          onPaper={(paper) => form.add(path, field, [paper])}
        />
      )}
      {form?.draft && !isFull && (
        <PhoneButton
          target={{ ...form.draft, path, room: field.maxFiles - ids.length }}
          takesPictures={isPictureAccepted(field) || field.accept.includes('pdf')}
          label={say(field)}
          onFiles={(files) => form.attach(path, files)}
        />
      )}
      {form?.sort && !isFull && <LibraryButton field={field} path={path} form={form} ids={ids} />}
      <span className={styles.hint} aria-hidden="true">
        {t('forms.file.dropHere')}
      </span>
      <span id={`${id}-rules`} className={styles.rules}>
        {field.accept.length === 0
          ? t('forms.file.noTypes')
          : t('forms.file.rules', {
              types: formatAcceptedTypes(field),
              size: field.maxSizeMb,
              need: t(need.key, need.values),
              count: ids.length,
            })}
      </span>
    </div>
  );
}
