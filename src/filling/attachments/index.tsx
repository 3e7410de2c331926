import { type DragEvent, type KeyboardEvent, useContext, useState } from 'react';
import { useLanguage } from '@/utils/language';
import FilePicker, { type FilePickerProps } from './FilePicker';
import { FileRow, RemovedRow, ReplaceFileInput, UploadRow } from './FileRows';
import styles from './index.module.css';
import { buildAcceptAttribute } from './rules';
import { UploadsContext } from './uploads';
import { useFileDoubts } from './useFileDoubts';
import { useFileInfo } from './useFileInfo';
import { NO_FILE, useFocusAfterRemoval } from './useFocusAfterRemoval';
import { useFocusWhenFull } from './useFocusWhenFull';
import { type RemovedFile, useRemovals, withTakenBack } from './useRemovals';

interface AttachmentsProps extends FilePickerProps {
  onChange(ids: string[]): void;
}

/** File field: the attached files, the uploads in progress, and the failed ones. */
export default function Attachments(props: AttachmentsProps) {
  const { path, field, ids, labelledBy, onChange } = props;
  const { t } = useLanguage();
  const infoOf = useFileInfo(ids);
  const form = useContext(UploadsContext);
  const uploads = form?.at(path) ?? [];
  const doubtsAbout = useFileDoubts(path, field);
  const [isOver, setOver] = useState(false);
  const { removals, note } = useRemovals(ids);
  const { box, removing } = useFocusAfterRemoval(ids.length, uploads.length);
  const focusing = useFocusWhenFull(box, ids.length);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    form?.add(path, field, [...event.dataTransfer.files]);
  };

  /** Offers to restore a removed file, unless the server no longer has it. */
  const noteRemoval = (index: number, id: string) => {
    const info = infoOf(id);
    if (info) note({ id, index, name: info.name });
    return info;
  };
  const remove = (index: number, file: string) => {
    const info = noteRemoval(index, file);
    removing(index);
    form?.tell(info ? t('forms.file.removed', { name: info.name }) : t('forms.file.removedOne'));
    onChange(ids.filter((_, i) => i !== index));
    // There is room now: that a file was refused for want of it is no longer so.
    for (const upload of uploads) if (upload.lacksRoom) form?.cancel(upload);
  };
  const replace = (index: number, old: string, [file]: File[]) => {
    if (!file) return;
    noteRemoval(index, old);
    form?.add(path, field, [file], old);
  };
  const takeBack = (removal: RemovedFile) => {
    removing(removal.index);
    form?.tell(t('forms.file.takenBack', { name: removal.name }));
    onChange(withTakenBack(ids, removal, field.maxFiles));
  };
  const undo = (event: KeyboardEvent) => {
    const last = removals.at(-1);
    if (!last || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey)
      return;
    event.preventDefault();
    event.stopPropagation();
    takeBack(last);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping files is an alternative to the input below
    <div
      ref={box}
      {...focusing}
      onKeyDown={undo}
      className={`${styles.box} ${isOver ? styles.over : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {(ids.length > 0 || uploads.length > 0 || removals.length > 0) && (
        <ul className={styles.list} aria-labelledby={labelledBy}>
          {ids.map((file, i) => (
            <FileRow
              key={file}
              id={file}
              info={infoOf(file)}
              doubts={doubtsAbout(infoOf(file))}
              onRemove={() => remove(i, file)}
              replace={
                form && (
                  <ReplaceFileInput
                    name={infoOf(file)?.name ?? ''}
                    accept={buildAcceptAttribute(field)}
                    onChoose={(chosen) => replace(i, file, chosen)}
                  />
                )
              }
            />
          ))}
          {removals.map((removal) => (
            <RemovedRow key={removal.id} name={removal.name} onTakeBack={() => takeBack(removal)} />
          ))}
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRetry={() => form?.retry(upload)}
              onCancel={() => form?.cancel(upload)}
              onGoneWithFocus={() => removing(NO_FILE)}
            />
          ))}
        </ul>
      )}
      <FilePicker {...props} />
    </div>
  );
}
