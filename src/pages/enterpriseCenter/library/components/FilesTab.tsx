import { formatBytes } from '@domain/files/size';
import type { LibraryFile, LibraryFiles } from '@domain/library/calls';
import { Button } from 'antd';
import { useState } from 'react';
import AsyncView from '@/components/AsyncView';
import { Select } from '@/components/Controls/Select';
import ScanTag from '@/components/FileViewer/ScanTag';
import { useDownload } from '@/components/FileViewer/useDownload';
import NextAct from '@/components/NextAct';
import { chooseFileAct } from '@/components/NextAct/pageActs';
import RecordTable, { type RecordColumn } from '@/components/RecordTable';
import { createActionsColumn, createTimeColumn } from '@/components/RecordTable/columns';
import { useFileUses } from '@/filling/library/useFileUses';
import { useRightCheck } from '@/models/useRightCheck';
import { formatDate } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import styles from '../index.module.css';
import SearchedItems from './SearchedItems';
import SourceLinks, { buildSourcePath } from './SourceLinks';
import UploadButton from './UploadButton';
import { useLibraryState } from './useLibraryState';

const STATES = ['all', 'used', 'free', 'withdrawn'] as const;
type StateChoice = (typeof STATES)[number];

const isIn: Record<StateChoice, (file: LibraryFile) => boolean> = {
  all: () => true,
  used: ({ uses }) => uses.length > 0,
  free: ({ uses, library }) => uses.length === 0 && library !== 'withdrawn',
  withdrawn: ({ library }) => library === 'withdrawn',
};

/** Files of the company with what holds them. */
export default function FilesTab() {
  const resource = useRead('libraryFiles');
  return (
    <AsyncView resource={resource}>{(data) => <Files data={data} onChange={resource.reload} />}</AsyncView>
  );
}

interface FilesProps {
  data: LibraryFiles;
  onChange(): void;
}

function Files({ data, onChange }: FilesProps) {
  const { t } = useLanguage();
  const mayEdit = useRightCheck()('filing.edit');
  const [state, setState] = useState<StateChoice>('all');
  const usesOf = useFileUses(data);
  const names: Record<StateChoice, string> = {
    all: t('library.file.allStates'),
    used: t('library.file.inUse'),
    free: t('library.file.free'),
    withdrawn: t('library.file.withdrawn'),
  };
  return (
    <>
      <NextAct act={mayEdit ? chooseFileAct(data, buildSourcePath) : null} />
      <SearchedItems
        items={data.files.filter(isIn[state])}
        searchLabel={t('library.search.files')}
        listWords={(file) => [file.name, ...usesOf(file)]}
        tools={
          <>
            <Select
              value={state}
              aria-label={t('library.file.uses')}
              onChange={setState}
              popupMatchSelectWidth={false}
              options={STATES.map((value) => ({ value, label: names[value] }))}
            />
            {mayEdit && <UploadButton onUploaded={onChange} />}
          </>
        }
        remark={data.has_more ? t('library.file.more') : ''}
        emptyText={t(data.files.length === 0 ? 'library.file.none' : 'library.noMatch')}
      >
        {(items) => <FileTable items={items} data={data} mayEdit={mayEdit} onChange={onChange} />}
      </SearchedItems>
    </>
  );
}

interface FileTableProps extends FilesProps {
  items: LibraryFile[];
  mayEdit: boolean;
}

function FileTable({ items, data, mayEdit, onChange }: FileTableProps) {
  const { t } = useLanguage();
  const download = useDownload();
  const { withdraw, restore } = useLibraryState(data, onChange);
  const columns: RecordColumn<LibraryFile>[] = [
    {
      key: 'name',
      title: t('library.file'),
      place: 'name',
      render: (file) => (
        <span className={styles.name}>
          <bdi>{file.name}</bdi> <ScanTag scan={file.scan} />
          {file.library === 'withdrawn' && (
            <span className={styles.doubt}> {t('library.file.withdrawn')}</span>
          )}
        </span>
      ),
    },
    {
      key: 'size',
      title: t('library.file.size'),
      isShort: true,
      isNumber: true,
      render: ({ size }) => formatBytes(size),
    },
    createTimeColumn('day', t('library.file.day'), (file) => file.created_at, formatDate),
    { key: 'uses', title: t('library.file.uses'), render: (file) => <FileUses file={file} data={data} /> },
    createActionsColumn(t, (file) => (
      <>
        <Button aria-label={t('library.file.download', { name: file.name })} onClick={() => download(file)}>
          {t('common.download')}
        </Button>
        {mayEdit && file.library === 'withdrawn' && (
          <Button
            aria-label={t('library.file.restoreOne', { name: file.name })}
            onClick={() => restore(file)}
          >
            {t('library.file.restore')}
          </Button>
        )}
        {mayEdit && file.library !== 'withdrawn' && (
          <Button
            aria-label={t('library.file.withdrawOne', { name: file.name })}
            onClick={() => withdraw(file)}
          >
            {t('library.file.withdraw')}
          </Button>
        )}
      </>
    )),
  ];
  return <RecordTable items={items} columns={columns} />;
}

/** Holders of a file: links to filings and reports, and the company profile. */
function FileUses({ file: { uses }, data }: { file: LibraryFile; data: LibraryFiles }) {
  const { t } = useLanguage();
  if (uses.length === 0) return <span className={styles.note}>{t('library.paper.unused')}</span>;
  const held = new Set(uses.map(({ source }) => source));
  return (
    <>
      {held.has(undefined) && <span>{t('library.source.profile')}</span>}
      <SourceLinks sources={data.sources.filter(({ id }) => held.has(id))} />
    </>
  );
}
