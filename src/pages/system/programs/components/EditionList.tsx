import { isReplacedEdition } from '@domain/program-documents/edition-state';
import type { EditionLine } from '@domain/program-documents/proposal-calls';
import { Button, Tag } from 'antd';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'umi';
import RecordTable, { type RecordColumn } from '@/components/RecordTable';
import { createActionsColumn } from '@/components/RecordTable/columns';
import { formatDateTime } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import AgainButton from './AgainButton';
import ExportButton from './ExportButton';
import ProposalDialog from './ProposalDialog';
import { useStartText } from './useStartText';

type Row = EditionLine & { id: string };

const STATE_COLORS = {
  proposed: 'processing',
  checked: 'processing',
  issued: 'default',
  refused: 'error',
  taken_back: 'default',
  merged: 'default',
} as const;

const describePerson = (person: EditionLine['made']): string =>
  person ? `${person.name} ${formatDateTime(person.at)}` : '—';

interface EditionListProps {
  lines: readonly EditionLine[];
  onChanged(): void;
}

/** Id of the panel that the list stands in. */
export const EDITIONS_PANEL = 'published';

/** The edition that a message leads to, `?no=…`; a task leads to the list, `?at=editions`. */
function useAskedEdition(lines: readonly EditionLine[]) {
  const [search, setSearch] = useSearchParams();
  const isListAsked = search.get('at') === 'editions';
  useEffect(() => {
    if (isListAsked) document.getElementById(EDITIONS_PANEL)?.scrollIntoView();
  }, [isListAsked]);
  return {
    asked: lines.find(({ no }) => String(no) === search.get('no')),
    forget: () => search.has('no') && setSearch({}, { replace: true }),
  };
}

/** All editions with state, start and people; each opens with the steps that can be taken. */
export default function EditionList({ lines, onChanged }: EditionListProps) {
  const { t } = useLanguage();
  const say = useText();
  const formatStart = useStartText();
  const [opened, setOpened] = useState<EditionLine | null>(null);
  const { asked, forget } = useAskedEdition(lines);
  const shown = opened ?? asked;
  const close = () => {
    setOpened(null);
    forget();
  };
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
      render: (line) => <StateTag line={line} isReplaced={isReplacedEdition(line, lines)} />,
    },
    { key: 'from', title: t('editions.from'), render: ({ from, issued }) => formatStart(from, issued) },
    {
      key: 'people',
      title: t('editions.people'),
      render: ({ made, checked, issued }) => (
        <>
          <div>
            {made ? (
              <>
                {t('editions.made')} <bdi>{describePerson(made)}</bdi>
              </>
            ) : (
              t('editions.madeByRelease')
            )}
          </div>
          {checked && (
            <div>
              {t('editions.checked')} <bdi>{describePerson(checked)}</bdi>
            </div>
          )}
          {issued && (
            <div>
              {t('editions.issued')} <bdi>{describePerson(issued)}</bdi>
            </div>
          )}
        </>
      ),
    },
    { key: 'note', title: t('editions.note'), render: ({ note }) => <bdi>{note || '—'}</bdi> },
    createActionsColumn(t, (line) => (
      <>
        <Button
          aria-label={`${t('editions.open')} ${say(line.title)} ${line.edition}`}
          onClick={() => setOpened(line)}
        >
          {t('editions.open')}
        </Button>
        <ExportButton line={line} />
        {line.state === 'issued' && <AgainButton line={line} onProposed={onChanged} />}
      </>
    )),
  ];
  return (
    <>
      <RecordTable items={lines.map((line) => ({ ...line, id: `${line.no}` }))} columns={columns} />
      {shown && <ProposalDialog key={shown.no} line={shown} onClose={close} onChanged={onChanged} />}
    </>
  );
}

interface StateTagProps {
  line: EditionLine;
  isReplaced: boolean;
}

function StateTag({ line: { state, is_in_force: isInForce }, isReplaced }: StateTagProps) {
  const { t } = useLanguage();
  if (isInForce) return <Tag color="success">{t('editions.inForce')}</Tag>;
  if (isReplaced) return <Tag>{t('editions.replaced')}</Tag>;
  return <Tag color={STATE_COLORS[state]}>{t(`editions.state.${state}`)}</Tag>;
}
