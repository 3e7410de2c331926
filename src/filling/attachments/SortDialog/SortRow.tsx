import { CheckCircleFilled } from '@ant-design/icons';
import type { FileBox } from '@domain/files/sorting';
import { shortTitleOf } from '@domain/filing/sections';
import { useId } from 'react';
import { Select } from '@/components/Select';
import { useLanguage, useText } from '@/utils/language';
import { readableSize } from '../rules';
import UploadRow from '../UploadRow';
import type { Uploads } from '../uploads';
import styles from './index.module.css';
import { type SortedFile, useBoxName } from './useSorting';

/** Beside paths, which are never empty. */
const NONE = '';

interface SortRowProps {
  sorted: SortedFile;
  boxes: FileBox[];
  uploads: Uploads;
  onChoose(path: string | null): void;
  onTakeBack(): void;
}

/** One file: with the choice of its box, then with what becomes of it. */
export default function SortRow({ sorted, boxes, uploads, onChoose, onTakeBack }: SortRowProps) {
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
        <bdi>{file.name}</bdi> <bdi className={styles.size}>{readableSize(file.size)}</bdi>
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
    label: say(shortTitleOf(section)),
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
