import { CheckCircleFilled } from '@ant-design/icons';
import { formatBytes } from '@domain/files/size';
import { getSectionShortTitle } from '@domain/filing/sections';
import type { FileBox } from '@domain/filing/sort-files';
import { type DragEvent, useId } from 'react';
import Dialog from '@/components/Controls/Dialog';
import { Select } from '@/components/Controls/Select';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { UploadRow } from '../FileRows';
import type { FormUploads } from '../uploads';
import { useBoxName } from '../useBoxName';
import styles from './index.module.css';
import { isLeft, isReady, type SortedFile, useSorting } from './useSorting';

interface SortDialogProps {
  files: File[];
  boxes: FileBox[];
  uploads: FormUploads;
  /** Called with files dropped on the dialog. */
  onMore(files: File[]): void;
  onClose(): void;
}

/** Dialog that proposes a file field for each file by its name; the files are uploaded once the person confirms. */
export default function SortDialog({ files, boxes, uploads, onMore, onClose }: SortDialogProps) {
  const { t } = useLanguage();
  const { sorted, isUnmatched, choose, putIn, takeBack } = useSorting(files, boxes, uploads);
  const ready = sorted.filter(isReady).length;
  const left = sorted.filter(isLeft);
  const placed = sorted.length - left.length;
  const keyed = sorted.map((each, key) => ({ each, key, isOpen: isUnmatched(each.file) }));

  const close = () => {
    if (left.length > 0)
      feedback.notify({
        key: 'unsorted',
        type: 'warning',
        title: t('forms.sort.left', { count: left.length }),
        description: (
          <ul className={styles.names}>
            {left.map(({ file }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes, and files that may have the same name
              <li key={i}>
                <bdi>{file.name}</bdi>
              </li>
            ))}
          </ul>
        ),
        duration: 0,
      });
    onClose();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    onMore([...event.dataTransfer.files]);
  };

  return (
    <Dialog
      open
      width={820}
      title={t('forms.sort.title')}
      maskClosable={false}
      onCancel={close}
      wrapProps={{ onDrop: drop }}
      okText={t('forms.sort.put', { count: ready })}
      cancelText={placed > 0 ? t('forms.sort.done') : undefined}
      cancelButtonProps={{ type: ready > 0 ? 'default' : 'primary' }}
      onOk={putIn}
      footer={(_, { OkBtn, CancelBtn }) => (
        <>
          <CancelBtn />
          {ready > 0 && <OkBtn />}
        </>
      )}
    >
      <p>{t('forms.sort.how')}</p>
      <ul className={styles.files}>
        {[...keyed].sort(openFirst).map(({ each, key }) => (
          <SortRow
            key={key}
            sorted={each}
            boxes={boxes}
            uploads={uploads}
            onChoose={(path) => choose(each.file, path)}
            onTakeBack={() => takeBack(each)}
          />
        ))}
      </ul>
      <p role="status" className={styles.counts}>
        {t('forms.sort.counts', { count: sorted.length, placed, ready, left: left.length - ready })}
      </p>
    </Dialog>
  );
}

/** Sorts files without a proposal first: the person must choose their field, and only check that of the others. */
const openFirst = (one: { isOpen: boolean }, other: { isOpen: boolean }): number =>
  Number(other.isOpen) - Number(one.isOpen);

/** Option value for no field; distinct from paths, which are never empty. */
const NONE = '';

interface SortRowProps {
  sorted: SortedFile;
  boxes: FileBox[];
  uploads: FormUploads;
  onChoose(path: string | null): void;
  onTakeBack(): void;
}

/** Row of one file: the choice of its field, later the state of its upload. */
function SortRow({ sorted, boxes, uploads, onChoose, onTakeBack }: SortRowProps) {
  const { t } = useLanguage();
  const nameOf = useBoxName();
  const { file, box, reason, isPlaced, upload } = sorted;
  const into = box && nameOf(box);
  if (upload)
    return (
      <li className={styles.sent}>
        <div className={styles.into}>{t('forms.sort.into', { box: into })}</div>
        <ul>
          <UploadRow upload={upload} onRetry={() => uploads.retry(upload)} onCancel={onTakeBack} />
        </ul>
      </li>
    );
  return (
    <li className={styles.file}>
      <span className={styles.name}>
        <bdi>{file.name}</bdi> <bdi className={styles.size}>{formatBytes(file.size)}</bdi>
      </span>
      {isPlaced ? (
        <span className={styles.arrived}>
          <CheckCircleFilled aria-hidden /> {t('forms.sort.arrived', { box: into })}
        </span>
      ) : (
        <BoxChoice
          file={file}
          box={box}
          reason={reason}
          boxes={boxes}
          taken={uploads.taken}
          onChoose={onChoose}
        />
      )}
    </li>
  );
}

interface BoxChoiceProps extends Pick<SortedFile, 'file' | 'box' | 'reason'> {
  boxes: FileBox[];
  taken(path: string): number;
  onChoose(path: string | null): void;
}

function BoxChoice({ file, box, reason, boxes, taken, onChoose }: BoxChoiceProps) {
  const { t } = useLanguage();
  const say = useText();
  const nameOf = useBoxName();
  const why = useId();
  const options = [...new Set(boxes.map(({ section }) => section))].map((section) => ({
    label: say(getSectionShortTitle(section)),
    options: boxes
      .filter((each) => each.section === section)
      .map((each) => ({
        value: each.path,
        label: t('forms.sort.held', {
          label: nameOf(each),
          count: taken(each.path),
          limit: each.field.maxFiles,
        }),
      })),
  }));
  return (
    <span className={styles.choice}>
      <Select
        showSearch
        classNames={{ popup: { root: styles.options } }}
        optionFilterProp="label"
        value={box?.path ?? NONE}
        status={reason ? 'warning' : ''}
        aria-label={t('forms.sort.boxFor', { name: file.name })}
        aria-describedby={reason && why}
        options={[{ value: NONE, label: t('forms.sort.none') }, ...options]}
        onChange={(path: string) => onChoose(path || null)}
      />
      {reason && (
        <span id={why} className={styles.reason}>
          {reason}
        </span>
      )}
    </span>
  );
}
