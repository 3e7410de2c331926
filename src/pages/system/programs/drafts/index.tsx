import { findProposedEdition, isChangedSince } from '@domain/program-documents/edition-state';
import type { EditionLine } from '@domain/program-documents/proposal-calls';
import type { DeletedProgramDraft, ProgramDraftLine } from '@domain/program-drafts/calls';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import AsyncView from '@/components/AsyncView';
import ButtonLink from '@/components/Controls/ButtonLink';
import EmptyHint from '@/components/EmptyHint';
import { Fold, Panel } from '@/components/Page';
import RecordTable, { type RecordColumn } from '@/components/RecordTable';
import { createActionsColumn, createTimeColumn } from '@/components/RecordTable/columns';
import { useLiveRefresh } from '@/live';
import { formatDateTime } from '@/utils/beijingTime';
import { call } from '@/utils/call';
import { useLanguage, useText } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { useRead } from '@/utils/useRead';
import { useStartText } from '../components/useStartText';
import styles from '../index.module.css';
import NewDraftDialog from './NewDraftDialog';

const REFRESH_MS = 60_000;

interface ProgramDraftsProps {
  editions: readonly EditionLine[];
}

/** Drafts of programs: begun, opened, deleted and restored. */
export default function ProgramDrafts({ editions }: ProgramDraftsProps) {
  const { t } = useLanguage();
  const drafts = useRead('programDrafts');
  const [isCreating, setCreating] = useState(false);
  useLiveRefresh(drafts.reload, REFRESH_MS, ['programDraft']);
  const restore = async (id: string) => {
    await mutate(call('restoreProgramDraft', { path: { id } }));
    await drafts.reload();
  };
  const remove = async (id: string) => {
    await mutate(call('deleteProgramDraft', { path: { id } }), { undo: () => restore(id) });
    await drafts.reload();
  };
  return (
    <Panel
      id="drafts"
      title={t('design.drafts')}
      extra={
        <Button type="primary" onClick={() => setCreating(true)}>
          {t('design.new')}
        </Button>
      }
    >
      <AsyncView resource={drafts}>
        {({ drafts: lines, deleted }) => (
          <>
            {lines.length > 0 ? (
              <DraftLines lines={lines} editions={editions} onRemove={remove} />
            ) : (
              <EmptyHint text={t('design.drafts.none')} />
            )}
            {deleted.length > 0 && (
              <Fold title={t('design.deleted', { count: deleted.length })}>
                {() => <DeletedLines lines={deleted} onRestore={restore} />}
              </Fold>
            )}
          </>
        )}
      </AsyncView>
      <NewDraftDialog open={isCreating} onClose={() => setCreating(false)} />
    </Panel>
  );
}

function useNameColumns<Line extends ProgramDraftLine>(): RecordColumn<Line>[] {
  const { t } = useLanguage();
  const say = useText();
  return [
    {
      key: 'program',
      title: t('common.program'),
      place: 'name',
      render: ({ title, key }) => <bdi>{say(title) || key || t('design.unnamed')}</bdi>,
    },
    {
      key: 'edition',
      title: t('editions.edition'),
      isShort: true,
      render: ({ edition, base }) => (
        <bdi>{base && base !== edition ? `${base} → ${edition}` : edition || '—'}</bdi>
      ),
    },
  ];
}

interface DraftStateProps extends ProgramDraftsProps {
  line: ProgramDraftLine;
}

/** State of the edition that was proposed from a draft, and whether the draft was changed since. */
function DraftState({ line, editions }: DraftStateProps) {
  const { t } = useLanguage();
  const formatStart = useStartText();
  const edition = findProposedEdition(line, editions);
  if (!edition) return <Tag>{t('design.draft.open')}</Tag>;
  return (
    <>
      {edition.state === 'issued' ? (
        <>
          <Tag color="success">{t('design.draft.published')}</Tag>
          <div>{t('design.draft.holds', { from: formatStart(edition.from, edition.issued) })}</div>
        </>
      ) : (
        <Tag color="processing">{t(`editions.state.${edition.state}`)}</Tag>
      )}
      {isChangedSince(line, edition) && <Tag color="warning">{t('design.draft.changed')}</Tag>}
    </>
  );
}

/** Leads to the edition that was proposed from a draft while it is to be checked or issued. */
function ProposalLink({ line, editions }: DraftStateProps) {
  const { t } = useLanguage();
  const say = useText();
  const { no, state, edition } = findProposedEdition(line, editions) ?? {};
  if (state !== 'proposed' && state !== 'checked') return null;
  return (
    <ButtonLink
      to={`/system/programs?no=${no}`}
      aria-label={`${t('editions.open')} ${say(line.title)} ${edition}`}
    >
      {t('editions.open')}
    </ButtonLink>
  );
}

interface DraftLinesProps extends ProgramDraftsProps {
  lines: readonly ProgramDraftLine[];
  onRemove(id: string): void;
}

function DraftLines({ lines, editions, onRemove }: DraftLinesProps) {
  const { t } = useLanguage();
  const say = useText();
  const columns: RecordColumn<ProgramDraftLine>[] = [
    ...useNameColumns<ProgramDraftLine>(),
    {
      key: 'state',
      title: t('common.status'),
      isShort: true,
      render: (line) => <DraftState line={line} editions={editions} />,
    },
    {
      key: 'saved',
      title: t('design.saved'),
      render: ({ updated_by, updated_at }) => <bdi>{`${updated_by} ${formatDateTime(updated_at)}`}</bdi>,
    },
    createActionsColumn(t, (line) => (
      <div className={styles.actions}>
        <ProposalLink line={line} editions={editions} />
        <ButtonLink
          to={`/system/programs/design?draft=${line.id}`}
          aria-label={`${t('design.open')} ${say(line.title)}`}
        >
          {t('design.open')}
        </ButtonLink>
        <Button aria-label={`${t('common.delete')} ${say(line.title)}`} onClick={() => onRemove(line.id)}>
          {t('common.delete')}
        </Button>
      </div>
    )),
  ];
  return <RecordTable items={[...lines]} columns={columns} />;
}

interface DeletedLinesProps {
  lines: readonly DeletedProgramDraft[];
  onRestore(id: string): void;
}

function DeletedLines({ lines, onRestore }: DeletedLinesProps) {
  const { t } = useLanguage();
  const say = useText();
  const columns: RecordColumn<DeletedProgramDraft>[] = [
    ...useNameColumns<DeletedProgramDraft>(),
    {
      key: 'deleted',
      title: t('design.deleted.by'),
      render: ({ deleted_by, deleted_at }) => <bdi>{`${deleted_by} ${formatDateTime(deleted_at)}`}</bdi>,
    },
    createTimeColumn('gone', t('design.deleted.until'), ({ gone_at }) => gone_at),
    createActionsColumn(t, ({ id, title }) => (
      <Button aria-label={`${t('center.deleted.restore')} ${say(title)}`} onClick={() => onRestore(id)}>
        {t('center.deleted.restore')}
      </Button>
    )),
  ];
  return <RecordTable items={[...lines]} columns={columns} />;
}
