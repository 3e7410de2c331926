import type { FileInfo } from '@domain/files/calls';
import { formatBytes } from '@domain/files/size';
import type { FileBox } from '@domain/filing/sort-files';
import type { LibraryFile, LibraryFiles } from '@domain/library/calls';
import { type RankedFile, rankLibraryFiles } from '@domain/library/rank-files';
import { Button, Checkbox, Input, Modal, Pagination } from 'antd';
import { useId, useMemo, useState } from 'react';
import AsyncView from '@/components/AsyncView';
import EmptyHint from '@/components/EmptyHint';
import { useFileUses } from '@/filling/RegisterPicker/useFileUses';
import { formatDate } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { isOfdAccepted } from '@/utils/officeSettings';
import { useRead } from '@/utils/useRead';
import styles from './index.module.css';

/** Files on a page of the list. */
const SHOWN = 20;

interface LibraryDialogProps {
  box: FileBox;
  years: readonly number[];
  /** Ids of the files in the box. */
  ids: readonly string[];
  onTake(files: FileInfo[]): void;
  onClose(): void;
}

/** Dialog that offers the company's files to a box, the likeliest first; the same file is attached, without an upload. */
export default function LibraryDialog({ box, years, ids, onTake, onClose }: LibraryDialogProps) {
  const { t } = useLanguage();
  const say = useText();
  const library = useRead('libraryFiles');
  const [chosen, setChosen] = useState<LibraryFile[]>([]);
  const room = Math.max(0, box.field.maxFiles - ids.length);
  const choose = (file: LibraryFile, isChosen: boolean) =>
    setChosen((before) => {
      const others = before.filter(({ id }) => id !== file.id);
      if (!isChosen) return others;
      return room === 1 ? [file] : [...others, file];
    });
  return (
    <Modal
      open
      width={820}
      title={`${t('library.paper.title')} · ${say(box.field)}`}
      onCancel={onClose}
      destroyOnHidden
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            type="primary"
            disabled={chosen.length === 0 || chosen.length > room}
            onClick={() => onTake(chosen.map(({ uses: _, ...info }) => info))}
          >
            {t('library.paper.take', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <p>{t('library.paper.how', { count: room })}</p>
      <AsyncView resource={library}>
        {(data) => (
          <FileList box={box} years={years} ids={ids} data={data} chosen={chosen} onChoose={choose} />
        )}
      </AsyncView>
    </Modal>
  );
}

interface FileListProps extends Pick<LibraryDialogProps, 'box' | 'years' | 'ids'> {
  data: LibraryFiles;
  chosen: readonly LibraryFile[];
  onChoose(file: LibraryFile, isChosen: boolean): void;
}

function FileList({ box, years, ids, data, chosen, onChoose }: FileListProps) {
  const { t } = useLanguage();
  const say = useText();
  const [words, setWords] = useState('');
  const [page, setPage] = useState(1);
  const usesOf = useFileUses(data);
  const ranked = useMemo(() => {
    const held = new Set(data.files.filter(({ id }) => ids.includes(id)).map(({ sha256 }) => sha256));
    return rankLibraryFiles({ box, label: say(box.field), years, held }, data.files, isOfdAccepted());
  }, [box, years, ids, data, say]);
  const sought = words.trim().toLowerCase();
  const found = ranked.filter(({ file }) =>
    [file.name, ...usesOf(file)].join('\n').toLowerCase().includes(sought),
  );
  if (ranked.length === 0) return <EmptyHint text={t('library.paper.none')} />;
  return (
    <>
      <Input.Search
        allowClear
        value={words}
        aria-label={t('library.paper.search')}
        placeholder={t('library.paper.search')}
        onChange={(event) => {
          setWords(event.target.value);
          setPage(1);
        }}
      />
      {found.length === 0 && <EmptyHint text={t('library.paper.noMatch')} />}
      <ul className={styles.files}>
        {found.slice((page - 1) * SHOWN, page * SHOWN).map((each) => (
          <FileItem
            key={each.file.id}
            ranked={each}
            uses={usesOf(each.file)}
            isChosen={chosen.some(({ id }) => id === each.file.id)}
            onChoose={(isChosen) => onChoose(each.file, isChosen)}
          />
        ))}
      </ul>
      <Pagination
        size="small"
        current={page}
        pageSize={SHOWN}
        total={found.length}
        hideOnSinglePage
        showSizeChanger={false}
        onChange={setPage}
      />
    </>
  );
}

interface FileItemProps {
  ranked: RankedFile<LibraryFile>;
  /** Boxes that hold the file, in words. */
  uses: string[];
  isChosen: boolean;
  onChoose(isChosen: boolean): void;
}

function FileItem({ ranked: { file, isLikely }, uses, isChosen, onChoose }: FileItemProps) {
  const { t } = useLanguage();
  const aboutId = useId();
  const [first, ...others] = uses;
  return (
    <li className={styles.file}>
      <Checkbox
        checked={isChosen}
        aria-describedby={aboutId}
        onChange={(event) => onChoose(event.target.checked)}
      >
        <bdi>{file.name}</bdi>
        {isLikely && <span className={styles.likely}>{t('library.paper.fits')}</span>}
      </Checkbox>
      <p id={aboutId} className={styles.note} title={others.join('\n')}>
        {formatBytes(file.size)} · {formatDate(file.created_at)} · {first ?? t('library.paper.unused')}
        {others.length > 0 && ` ${t('library.moreSources', { count: others.length })}`}
      </p>
    </li>
  );
}
