import type { EditionStep } from '@domain/program-documents/edition-state';
import type { EditionLine, EditionProposal } from '@domain/program-documents/proposal-calls';
import { NOTE_AT_MOST } from '@domain/program-documents/publication-limits';
import { Alert, Button, Form, Input, Steps } from 'antd';
import { useState } from 'react';
import AsyncView from '@/components/AsyncView';
import ButtonLink from '@/components/Controls/ButtonLink';
import { FactList } from '@/components/Page';
import FieldsModal from '@/components/ValidatedForm/FieldsModal';
import { formatDateTime } from '@/utils/beijingTime';
import { call } from '@/utils/call';
import { useLanguage, useText } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import { mutate } from '@/utils/mutate';
import { cannotKeep, useUnsavedWork } from '@/utils/unsaved';
import { useRead } from '@/utils/useRead';
import ConsequencesButton from '../consequences/ConsequencesButton';
import DifferingScenarios from '../consequences/DifferingScenarios';
import styles from '../index.module.css';
import { useStartText } from './useStartText';

const STEP_CALLS = {
  check: 'checkEdition',
  issue: 'issueEdition',
  refuse: 'refuseEdition',
  take_back: 'takeBackEdition',
} as const;

interface ProposalDialogProps {
  line: Pick<EditionLine, 'no' | 'title' | 'edition'>;
  onClose(): void;
  onChanged(): void;
}

/** A proposed edition: who has compiled, checked and issued it, what it meets, and the steps that the person can take. */
export default function ProposalDialog({ line, onClose, onChanged }: ProposalDialogProps) {
  const say = useText();
  const proposal = useRead('editionProposal', { path: { no: line.no } });
  return (
    <FieldsModal
      open
      title={`${say(line.title)} ${line.edition}`}
      width={760}
      footer={null}
      onCancel={onClose}
    >
      <AsyncView resource={proposal}>
        {(read) => (
          <Proposal
            proposal={read}
            onChanged={() => {
              proposal.reload();
              onChanged();
            }}
          />
        )}
      </AsyncView>
    </FieldsModal>
  );
}

type Person = EditionLine['made'];

const describePerson = (person: Person): string =>
  person ? [person.name, formatDateTime(person.at), person.note].filter(Boolean).join(' · ') : '';

function People({ proposal }: { proposal: EditionProposal }) {
  const { t } = useLanguage();
  const { made, checked, issued, closed, state } = proposal;
  const isClosed = closed !== null;
  const current = issued ? 3 : checked ? 2 : 1;
  return (
    <Steps
      direction="vertical"
      size="small"
      current={current}
      status={isClosed && state !== 'merged' ? 'error' : undefined}
      items={[
        {
          title: t('editions.made'),
          description: made ? describePerson(made) : t('editions.madeByRelease'),
        },
        {
          title: t('editions.checked'),
          description:
            isClosed && !checked
              ? `${t(`editions.state.${state}`)} · ${describePerson(closed)}`
              : describePerson(checked),
        },
        {
          title: t('editions.issued'),
          description:
            isClosed && checked
              ? `${t(`editions.state.${state}`)} · ${describePerson(closed)}`
              : describePerson(issued),
        },
      ]}
    />
  );
}

function Meeting({ proposal }: { proposal: EditionProposal }) {
  const { t } = useLanguage();
  if (proposal.under_way.length === 0) return null;
  const batches = proposal.under_way
    .map(({ batch_year: year, batch_no: no, days_left: days }) =>
      t('editions.underWay.batch', { year, no, days }),
    )
    .join(t('list.comma'));
  return (
    <Alert
      type={proposal.strictness === 'asks_more' ? 'warning' : 'info'}
      showIcon
      message={`${t('editions.underWay', { batches })} ${t(`editions.strictness.${proposal.strictness}`)}`}
    />
  );
}

/** Texts that have not followed their rules, for whoever checks and issues them. */
function OutdatedTexts({ texts }: { texts: EditionProposal['outdated'] }) {
  const { t } = useLanguage();
  if (texts.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      message={t('editions.outdated', { count: texts.length })}
      description={
        <ul className={styles.outdated}>
          {texts.map(({ hint, words }) => (
            <li key={`${hint} ${words}`}>
              {hint}
              <q>
                <bdi>{words}</bdi>
              </q>
            </li>
          ))}
        </ul>
      }
    />
  );
}

function Proposal({ proposal, onChanged }: { proposal: EditionProposal; onChanged(): void }) {
  const { t } = useLanguage();
  const formatStart = useStartText();
  const { no, key, edition, note, reason, replaces, release, merges, hash, origin, state } = proposal;
  const isOpen = state === 'proposed' || state === 'checked';
  const proposed = { kind: 'edition', key, edition } as const;
  return (
    <div className={styles.publish}>
      <FactList
        facts={[
          [t('editions.from'), formatStart(proposal.from, proposal.issued)],
          [t('editions.replaces'), replaces ?? t('editions.replaces.none')],
          ...(release ? ([[t('editions.release'), release]] as [string, string][]) : []),
          ...(merges ? ([[t('editions.merges'), merges]] as [string, string][]) : []),
          [t('editions.note'), note || '—'],
          ...(reason ? ([[t('editions.reason'), reason]] as [string, string][]) : []),
          [
            t('editions.hash'),
            <bdi key="hash" dir="ltr" className={styles.hash}>
              {hash}
            </bdi>,
          ],
        ]}
      />
      <Meeting proposal={proposal} />
      <OutdatedTexts texts={proposal.outdated} />
      {isOpen && <DifferingScenarios proposed={proposed} name={edition} />}
      <div className={styles.actions}>
        <ConsequencesButton proposed={proposed} name={edition} />
        {isOpen && origin === 'release' && (
          <ButtonLink to={`/system/programs/release?no=${no}`}>{t('release.open.proposal')}</ButtonLink>
        )}
      </div>
      <People proposal={proposal} />
      {proposal.waits && <Alert type="info" showIcon message={proposal.waits} />}
      <StepForm proposal={proposal} onChanged={onChanged} />
    </div>
  );
}

/** The steps of an edition with the note of whoever takes one. */
function StepForm({ proposal, onChanged }: { proposal: EditionProposal; onChanged(): void }) {
  const { t } = useLanguage();
  const [note, setNote] = useState('');
  const [taking, setTaking] = useState<EditionStep | null>(null);
  useUnsavedWork(note ? cannotKeep : null);
  const { steps, no } = proposal;
  if (steps.length === 0) return null;

  async function take(step: EditionStep): Promise<void> {
    setTaking(step);
    const request = call(STEP_CALLS[step], { path: { no }, data: { note } });
    const taken = await mutate(request, { afterwards: () => setTaking(null) });
    if (!taken) return;
    setNote('');
    onChanged();
  }

  return (
    <Form layout="vertical">
      <Form.Item
        label={t('editions.stepNote')}
        htmlFor="edition-step-note"
        extra={t('editions.stepNote.hint')}
      >
        <Input
          id="edition-step-note"
          value={note}
          onChange={({ target }) => setNote(target.value)}
          {...createLengthLimit(NOTE_AT_MOST)}
          autoComplete="off"
        />
      </Form.Item>
      <div className={styles.actions}>
        {steps.map((step) => (
          <Button
            key={step}
            type={step === 'check' || step === 'issue' ? 'primary' : 'default'}
            loading={taking === step}
            disabled={taking !== null || (step === 'refuse' && note.trim() === '')}
            onClick={() => take(step)}
          >
            {t(`editions.step.${step}`)}
          </Button>
        ))}
      </div>
    </Form>
  );
}
