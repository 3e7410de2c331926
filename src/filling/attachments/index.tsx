import { CameraOutlined, MobileOutlined, SwapOutlined, UploadOutlined } from '@ant-design/icons';
import type { FileField } from '@domain/definition';
import type { FileInfo } from '@domain/files/calls';
import type { PhoneTarget } from '@domain/files/phone-link-calls';
import { Button } from 'antd';
import {
  type AriaAttributes,
  type ChangeEvent,
  type DragEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLanguage } from '@/utils/language';
import { FileRow, RemovedRow, UploadRow } from './FileRows';
import styles from './index.module.css';
import LibraryButton from './LibraryButton';
import { buildAcceptAttribute, countRule, formatAcceptedTypes, isPictureAccepted, PICTURES } from './rules';
import { type OpenDraft, UploadsContext } from './uploads';
import { useFileDoubts } from './useFileDoubts';
import { useFileInfo } from './useFileInfo';
import { type RemovedFile, useRemovals, withTakenBack } from './useRemovals';

interface AttachmentsProps {
  id: string;
  /** The path of the answer. */
  path: string;
  field: FileField;
  ids: string[];
  labelledBy: string;
  aria: AriaAttributes;
  /** True in a table cell. */
  isCompact: boolean;
  onChange(ids: string[]): void;
}

/** File field: the attached files, the uploads in progress, and the failed ones. */
export default function Attachments(props: AttachmentsProps) {
  const { id, path, field, ids, labelledBy, aria, isCompact, onChange } = props;
  const { t, say } = useLanguage();
  const infoOf = useFileInfo(ids);
  const form = useContext(UploadsContext);
  const uploads = form?.at(path) ?? [];
  const doubtsAbout = useFileDoubts(path, field);
  const [isOver, setOver] = useState(false);
  const isFull = ids.length >= field.maxFiles;
  const { removals, note } = useRemovals(ids);
  const { box, removing } = useFocusAfterRemoval(ids.length, uploads.length);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    form?.add(path, field, [...event.dataTransfer.files]);
  };

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    form?.add(path, field, [...(target.files ?? [])]);
    target.value = '';
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
  const need = countRule(form?.asks(field).fewest ?? 0, field.maxFiles);
  const described = [aria['aria-describedby'], !isCompact && `${id}-rules`].filter(Boolean).join(' ');

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping files is an alternative to the input below
    <div
      ref={box}
      onKeyDown={undo}
      className={`${isCompact ? styles.compact : styles.box} ${isOver ? styles.over : ''}`}
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
                form &&
                field.maxFiles === 1 && (
                  <Replacement
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
          aria-describedby={described || undefined}
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
        {form?.draft && !isFull && (
          <PhoneButton
            target={{ ...form.draft, path, room: field.maxFiles - ids.length }}
            isCompact={isCompact}
            takesPictures={isPictureAccepted(field) || field.accept.includes('pdf')}
            label={say(field)}
            onFiles={(files) => form.attach(path, files)}
          />
        )}
        {form?.sort && !isFull && (
          <LibraryButton field={field} path={path} form={form} ids={ids} isCompact={isCompact} />
        )}
        <span className={styles.hint} aria-hidden="true">
          {t('forms.file.dropHere')}
        </span>
        {!isCompact && (
          <span id={`${id}-rules`} className={styles.rules}>
            {t('forms.file.rules', {
              types: formatAcceptedTypes(field),
              size: field.maxSizeMb,
              need: t(need.key, need.values),
              count: ids.length,
            })}
          </span>
        )}
      </div>
    </div>
  );
}

interface ReplacementProps {
  name: string;
  accept: string;
  onChoose(files: File[]): void;
}

/** File input that replaces an attached file. */
function Replacement({ name, accept, onChoose }: ReplacementProps) {
  const { t } = useLanguage();
  return (
    <label className={styles.replace}>
      <SwapOutlined aria-hidden="true" /> {t('forms.file.replace')}
      <input
        className={styles.input}
        type="file"
        accept={accept}
        aria-label={t('forms.file.replaceOne', { name })}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </label>
  );
}

/** Index for a removed upload: it has no position among the files. */
const NO_FILE = -1;

/** After a removal focuses the file at the same position, or else the input, or the last file where the field is full. */
function useFocusAfterRemoval(files: number, uploads: number) {
  const box = useRef<HTMLDivElement>(null);
  const removed = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when the number of either has changed
  useEffect(() => {
    if (removed.current === null) return;
    const rows = [...(box.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    const input = box.current?.querySelector<HTMLElement>('input[type=file]:enabled');
    (rows[removed.current] ?? input ?? rows.at(-1))?.focus();
    removed.current = null;
  }, [files, uploads]);
  return {
    box,
    removing: (index: number) => {
      removed.current = index;
    },
  };
}

const PhoneDialog = lazy(() => import('./PhoneDialog'));

interface PhoneButtonProps {
  target: Pick<OpenDraft, 'program' | 'id'> & Pick<PhoneTarget, 'path' | 'room'>;
  isCompact: boolean;
  takesPictures: boolean;
  label: string;
  onFiles(files: FileInfo[]): void;
}

/** Button that opens a link for uploading from a phone; not on phones, which have a camera themselves. */
function PhoneButton({ target, isCompact, takesPictures, label, onFiles }: PhoneButtonProps) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { id: draft, program, path, room } = target;
  const words = t(takesPictures ? 'phone.photograph' : 'phone.upload');
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <>
      <Button
        ref={opener}
        className={styles.phone}
        size={isCompact ? 'small' : 'middle'}
        icon={<MobileOutlined aria-hidden />}
        aria-label={words}
        onClick={() => setOpen(true)}
      >
        {!isCompact && words}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PhoneDialog
            target={{ program, draft, path, room }}
            label={label}
            onFiles={onFiles}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
