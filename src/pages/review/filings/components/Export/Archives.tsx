import type { ArchiveData } from '@domain/document/calls';
import { formatBytes } from '@domain/files/size';
import { formatBeijingMinute } from '@domain/windows/calendar';
import { Button, List, Progress } from 'antd';
import { useEffect } from 'react';
import AsyncView from '@/components/AsyncView';
import { fetchArchive } from '@/services/documents';
import type { CallAnswer } from '@/utils/call';
import { useLanguage } from '@/utils/language';
import type { Resource } from '@/utils/useRead';
import { useSaveFile } from '@/utils/useSaveFile';

const LOOK_EVERY_MS = 3_000;

type Archives = CallAnswer<'archives'>;
const isOpen = ({ state }: ArchiveData) => state === 'waiting' || state === 'running';

/** The person's archives, with their progress and download. */
export default function ArchiveList({ resource }: { resource: Resource<Archives> }) {
  const { t } = useLanguage();
  const { data, reload } = resource;
  const hasOpen = data?.some(isOpen) ?? false;
  useEffect(() => {
    if (!hasOpen) return;
    const timer = setInterval(reload, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [hasOpen, reload]);
  return (
    <AsyncView resource={resource}>
      {(archives) => (
        <List
          size="small"
          header={t('exports.archives')}
          locale={{ emptyText: t('exports.noArchives') }}
          dataSource={archives}
          rowKey="id"
          renderItem={(archive) => (
            <List.Item extra={archive.state === 'done' && <Download archive={archive} />}>
              <ArchiveState archive={archive} />
            </List.Item>
          )}
        />
      )}
    </AsyncView>
  );
}

function ArchiveState({ archive }: { archive: ArchiveData }) {
  const { t } = useLanguage();
  const { state, done, total, size, why, ordered_at, ends_at } = archive;
  const said = {
    waiting: t('exports.archiveWaits', { total }),
    running: t('exports.archiveRuns', { done, total }),
    done: t('exports.archiveDone', {
      done,
      size: formatBytes(size ?? 0),
      until: ends_at ? formatBeijingMinute(new Date(ends_at)) : '',
    }),
    failed: why ?? '',
  }[state];
  return (
    <List.Item.Meta
      title={formatBeijingMinute(new Date(ordered_at))}
      description={
        <>
          {said}
          {state === 'running' && (
            <Progress aria-label={said} size="small" percent={Math.floor((done / total) * 100)} />
          )}
        </>
      }
    />
  );
}

function Download({ archive: { id, ordered_at } }: { archive: ArchiveData }) {
  const { t } = useLanguage();
  const { isSaving, save } = useSaveFile();
  return (
    <Button
      size="small"
      loading={isSaving}
      onClick={() => save(() => fetchArchive(id))}
      aria-label={t('exports.takeArchiveOf', { at: formatBeijingMinute(new Date(ordered_at)) })}
    >
      {t('common.download')}
    </Button>
  );
}
