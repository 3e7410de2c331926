import type { FileInfo } from '@domain/files/calls';
import { formatBytes } from '@domain/files/size';
import type { FileBox } from '@domain/filing/sort-files';
import type { LibraryFile, LibraryFiles } from '@domain/library/calls';
import { rankLibraryFiles } from '@domain/library/rank-files';
import { useMemo, useState } from 'react';
import AsyncView from '@/components/AsyncView';
import Dialog from '@/components/Controls/Dialog';
import EmptyHint from '@/components/EmptyHint';
import { formatDate } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { isOfdAccepted } from '@/utils/officeSettings';
import { useRead } from '@/utils/useRead';
import PickList, { type PickItem, PickSources } from '../PickList';
import { useFileUses } from '../useFileUses';
import styles from './index.module.css';

interface ListedFile extends PickItem {
  file: LibraryFile;
  /** Boxes that hold the file, in words. */
  uses: string[];
}

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
  const [chosen, setChosen] = useState<ListedFile[]>([]);
  const room = Math.max(0, box.field.maxFiles - ids.length);
  return (
    <Dialog
      open
      width={820}
      title={`${t('library.paper.title')} · ${say(box.field)}`}
      cancelText={t('common.cancel')}
      okText={t('library.paper.take', { count: chosen.length })}
      okButtonProps={{ disabled: chosen.length === 0 || chosen.length > room }}
      onOk={() => onTake(chosen.map(({ file: { uses: _, ...info } }) => info))}
      onCancel={onClose}
      destroyOnHidden
    >
      <p>{t('library.paper.how', { count: room })}</p>
      <AsyncView resource={library}>
        {(data) => (
          <FileList
            box={box}
            years={years}
            ids={ids}
            data={data}
            room={room}
            chosen={chosen}
            onChange={setChosen}
          />
        )}
      </AsyncView>
    </Dialog>
  );
}

interface FileListProps extends Pick<LibraryDialogProps, 'box' | 'years' | 'ids'> {
  data: LibraryFiles;
  room: number;
  chosen: readonly ListedFile[];
  onChange(chosen: ListedFile[]): void;
}

function FileList({ box, years, ids, data, ...list }: FileListProps) {
  const { t } = useLanguage();
  const say = useText();
  const usesOf = useFileUses(data);
  const ranked = useMemo(() => {
    const held = new Set(data.files.filter(({ id }) => ids.includes(id)).map(({ sha256 }) => sha256));
    return rankLibraryFiles({ box, label: say(box.field), years, held }, data.files, isOfdAccepted());
  }, [box, years, ids, data, say]);
  const items = ranked.map(({ file, isLikely }): ListedFile => {
    const uses = usesOf(file);
    return {
      id: file.id,
      name: file.name,
      searchText: [file.name, ...uses].join('\n'),
      badge: isLikely && <span className={styles.likely}>{t('library.paper.fits')}</span>,
      file,
      uses,
    };
  });
  if (items.length === 0) return <EmptyHint text={t('library.paper.none')} />;
  return (
    <PickList
      {...list}
      items={items}
      searchLabel={t('library.paper.search')}
      emptyText={t('library.paper.noMatch')}
      renderFacts={({ file, uses }) => (
        <PickSources
          lead={`${formatBytes(file.size)} · ${formatDate(file.created_at)} · `}
          names={uses.length > 0 ? uses : [t('library.paper.unused')]}
        />
      )}
    />
  );
}
