import type { ListedProgram } from '@domain/program-documents/calls';
import type { EditionLine } from '@domain/program-documents/proposal-calls';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import AsyncView from '@/components/AsyncView';
import EmptyHint from '@/components/EmptyHint';
import { PageHead, Panel } from '@/components/Page';
import RecordTable, { type RecordColumn } from '@/components/RecordTable';
import { createActionsColumn } from '@/components/RecordTable/columns';
import { formatDateTime } from '@/utils/beijingTime';
import { call } from '@/utils/call';
import { useLanguage, useText } from '@/utils/language';
import { saveAs } from '@/utils/saveAs';
import { useRead } from '@/utils/useRead';
import PublishDialog from './components/PublishDialog';
import ProgramDrafts from './drafts';
import styles from './index.module.css';

/** Editions of programs that the office has published, and the publication of another one. */
export default function ProgramEditions() {
  const { t } = useLanguage();
  const editions = useRead('editionsOfPrograms');
  const inForce = useRead('programsInForce');
  const [isPublishing, setPublishing] = useState(false);
  return (
    <>
      <PageHead
        lead={t('editions.lead')}
        actions={
          <Button type="primary" onClick={() => setPublishing(true)}>
            {t('editions.publish')}
          </Button>
        }
      />
      <div className={styles.panels}>
        <ProgramDrafts />
        <Panel id="in-force" title={t('editions.present')}>
          <AsyncView resource={inForce}>
            {({ programs }) => <ProgramsInForce programs={programs} />}
          </AsyncView>
        </Panel>
        <Panel id="published" title={t('editions.history')}>
          <AsyncView resource={editions}>
            {(lines) =>
              lines.length > 0 ? <Editions lines={lines} /> : <EmptyHint text={t('editions.none')} />
            }
          </AsyncView>
        </Panel>
      </div>
      <PublishDialog
        open={isPublishing}
        onClose={() => setPublishing(false)}
        onPublished={() => {
          setPublishing(false);
          editions.reload();
          inForce.reload();
        }}
      />
    </>
  );
}

type Row = EditionLine & { id: string };

async function saveDocument({ key, edition }: Pick<EditionLine, 'key' | 'edition'>): Promise<void> {
  const { data } = await call('writtenDocument', { path: { key, edition } });
  saveAs(new Blob([data.document], { type: 'application/yaml' }), `${key}_${edition}.yaml`);
}

/** Offers the document of an edition as a file. */
function ExportButton({ line }: { line: Pick<EditionLine, 'key' | 'edition' | 'title'> }) {
  const { t } = useLanguage();
  const say = useText();
  return (
    <Button
      aria-label={`${t('editions.export')} ${say(line.title)} ${line.edition}`}
      onClick={() => saveDocument(line)}
    >
      {t('editions.export')}
    </Button>
  );
}

function ProgramsInForce({ programs }: { programs: readonly ListedProgram[] }) {
  const { t } = useLanguage();
  const say = useText();
  const columns: RecordColumn<ListedProgram & { id: string }>[] = [
    {
      key: 'program',
      title: t('common.program'),
      place: 'name',
      render: ({ title }) => <bdi>{say(title)}</bdi>,
    },
    {
      key: 'edition',
      title: t('editions.edition'),
      isShort: true,
      render: ({ edition }) => <bdi>{edition}</bdi>,
    },
    {
      key: 'origin',
      title: t('editions.origin'),
      isShort: true,
      render: ({ origin }) => t(`editions.origin.${origin}`),
    },
    createActionsColumn(t, (line) => <ExportButton line={line} />),
  ];
  return <RecordTable items={programs.map((each) => ({ ...each, id: each.key }))} columns={columns} />;
}

function Editions({ lines }: { lines: readonly EditionLine[] }) {
  const { t } = useLanguage();
  const say = useText();
  const columns: RecordColumn<Row>[] = [
    {
      key: 'program',
      title: t('common.program'),
      place: 'name',
      render: ({ title }) => <bdi>{say(title)}</bdi>,
    },
    {
      key: 'edition',
      title: t('editions.edition'),
      isShort: true,
      render: ({ edition }) => <bdi>{edition}</bdi>,
    },
    {
      key: 'state',
      title: t('common.status'),
      isShort: true,
      render: ({ is_in_force: isInForce }) => (
        <Tag color={isInForce ? 'success' : 'default'}>
          {t(isInForce ? 'editions.inForce' : 'editions.former')}
        </Tag>
      ),
    },
    { key: 'note', title: t('editions.note'), render: ({ note }) => <bdi>{note || '—'}</bdi> },
    {
      key: 'issued',
      title: t('editions.issued'),
      render: ({ issued }) => <bdi>{issued ? `${issued.name} ${formatDateTime(issued.at)}` : '—'}</bdi>,
    },
    {
      key: 'hash',
      title: t('editions.hash'),
      render: ({ hash }) => (
        <bdi dir="ltr" className={styles.hash}>
          {hash}
        </bdi>
      ),
    },
    createActionsColumn(t, (line) => <ExportButton line={line} />),
  ];
  return <RecordTable items={lines.map((line) => ({ ...line, id: `${line.no}` }))} columns={columns} />;
}
