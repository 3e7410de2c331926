import type { ListedEdition, ListedProgram } from '@domain/program-documents/calls';
import type { EditionLine } from '@domain/program-documents/proposal-calls';
import { Button } from 'antd';
import { useState } from 'react';
import AsyncView from '@/components/AsyncView';
import { PageHead, Panel } from '@/components/Page';
import RecordTable, { type RecordColumn } from '@/components/RecordTable';
import { createActionsColumn } from '@/components/RecordTable/columns';
import { useLanguage, useText } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import EditionList, { EDITIONS_PANEL } from './components/EditionList';
import ExportButton from './components/ExportButton';
import FailingExpressions from './components/FailingExpressions';
import ProposeDialog from './components/ProposeDialog';
import { useFewerHands } from './components/useFewerHands';
import { useStartText } from './components/useStartText';
import ProgramDrafts from './drafts';
import ReviseButton from './drafts/ReviseButton';
import styles from './index.module.css';

/** True for an edition that the list of those in force says all about. */
const isOfReleaseInForce = ({ made, is_in_force }: EditionLine): boolean => made === null && is_in_force;

/** Editions of programs in every state, and the proposal of another one. */
export default function ProgramEditions() {
  const { t } = useLanguage();
  const editions = useRead('editionsOfPrograms');
  const inForce = useRead('programsInForce');
  const hasFewerHands = useFewerHands();
  const [isProposing, setProposing] = useState(false);
  const reload = () => {
    editions.reload();
    inForce.reload();
  };
  return (
    <>
      <PageHead
        lead={t(hasFewerHands ? 'editions.lead.fewerHands' : 'editions.lead')}
        actions={<Button onClick={() => setProposing(true)}>{t('editions.proposeDocument')}</Button>}
      />
      <div className={styles.panels}>
        <FailingExpressions />
        <ProgramDrafts editions={editions.data ?? []} />
        <Panel id="in-force" title={t('editions.present')}>
          <AsyncView resource={inForce}>
            {({ programs, by_batch }) => <ProgramsInForce programs={programs} byBatch={by_batch} />}
          </AsyncView>
        </Panel>
        {editions.data?.every(isOfReleaseInForce) !== true && (
          <Panel id={EDITIONS_PANEL} title={t('editions.history')}>
            <AsyncView resource={editions}>
              {(lines) => <EditionList lines={lines} onChanged={reload} />}
            </AsyncView>
          </Panel>
        )}
      </div>
      <ProposeDialog
        open={isProposing}
        onClose={() => setProposing(false)}
        onProposed={() => {
          setProposing(false);
          reload();
        }}
      />
    </>
  );
}

interface ProgramsInForceProps {
  programs: readonly ListedProgram[];
  byBatch: readonly ListedEdition[];
}

function ProgramsInForce({ programs, byBatch }: ProgramsInForceProps) {
  const { t } = useLanguage();
  const formatStart = useStartText();
  const listToCome = (key: string, edition: string) => {
    const ofProgram = byBatch.filter((each) => each.key === key);
    const present = ofProgram.findIndex((each) => each.edition === edition);
    return present < 0 ? [] : ofProgram.slice(present + 1);
  };
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
      render: ({ key, edition }) => (
        <>
          <bdi>{edition}</bdi>
          {listToCome(key, edition).map(({ edition: other, from }) => (
            <div key={other}>
              <bdi>{other}</bdi> {formatStart({ kind: 'batch', ...from })}
            </div>
          ))}
        </>
      ),
    },
    {
      key: 'origin',
      title: t('editions.origin'),
      isShort: true,
      render: ({ origin }) => t(`editions.origin.${origin}`),
    },
    createActionsColumn(t, (line) => (
      <>
        <ReviseButton program={line} />
        <ExportButton line={line} />
      </>
    )),
  ];
  return <RecordTable items={programs.map((each) => ({ ...each, id: each.key }))} columns={columns} />;
}
