import { appealStatuses, MAX_APPEAL_REASON_LENGTH } from '@domain/appeals/appeal';
import type { AnsweredAppeal } from '@domain/appeals/calls';
import { appealMessages } from '@domain/appeals/messages';
import { getActionWords, getStatusWords } from '@domain/filing/outcome';
import type { FilingStatus } from '@domain/filing/status';
import { OBJECTION_OUTCOMES, type ObjectionOutcome } from '@domain/objections/objection';
import { findProgram } from '@domain/programs/find';
import { Alert, Tag } from 'antd';
import { FileNames } from '@/components/AnswersView/values';
import SideDrawer from '@/components/Controls/SideDrawer';
import DecisionGrounds from '@/components/FilingLog/DecisionGrounds';
import { FactList, type PageFact, QuotedText } from '@/components/Page';
import WordTag from '@/components/Tags/WordTag';
import AnsweredList from '@/pages/review/components/AnsweredList';
import { AboutFiling } from '@/pages/review/components/FilingLink';
import HearingNote from '@/pages/review/components/HearingNote';
import OutcomeForm from '@/pages/review/components/OutcomeForm';
import { formatDateTime } from '@/utils/beijingTime';
import { type CallInput, call } from '@/utils/call';
import { useLanguage, useText } from '@/utils/language';
import { useTextOptions } from '@/utils/useTextOptions';

const fetchAppeals = (params: CallInput<'appeals'>['params']) => call('appeals', { params });

/** Appeals in the person's programs; those that others hear are there to be read. */
export default function Appeals() {
  const { t } = useLanguage();
  return (
    <AnsweredList
      texts="appeals"
      fetch={fetchAppeals}
      words={appealStatuses}
      act={t('appeals.hear')}
      mayAnswer={({ hearing }) => hearing === 'self'}
      sentAt={({ sent_at }) => sent_at}
      own={{ key: 'decision', title: t('appeals.decision'), render: useDecision() }}
      due={(appeal) => <Due appeal={appeal} />}
      drawer={(appeal, ways) => <HearingDrawer appeal={appeal} {...ways} />}
    />
  );
}

/** The decision that an appeal is against, in the words of its program. */
function useDecision(): (appeal: Pick<AnsweredAppeal, 'decision' | 'program'>) => string {
  const say = useText();
  return ({ decision, program }) => say(getActionWords(decision, findProgram(program)));
}

function Due({ appeal: { due_at, overdue } }: { appeal: AnsweredAppeal }) {
  const { t } = useLanguage();
  return (
    <>
      {formatDateTime(due_at)} {overdue && <Tag color="error">{t('appeals.overdue')}</Tag>}
    </>
  );
}

interface HearingDrawerProps {
  /** Appeal in the drawer; null: closed. */
  appeal: AnsweredAppeal | null;
  onClose(): void;
  onAnswered(): void;
  /** Called when the server refused the answer: somebody else may have answered. */
  onRefused(): void;
}

/** Drawer with an appeal, its texts, and the form to answer it. */
function HearingDrawer({ appeal, onClose, ...answering }: HearingDrawerProps) {
  const { t } = useLanguage();
  return (
    <SideDrawer open={appeal !== null} onClose={onClose} title={appeal && `${t('appeals.one')} ${appeal.no}`}>
      {appeal && (
        <>
          <Received appeal={appeal} />
          {appeal.hearing === 'self' && <Answer appeal={appeal} {...answering} />}
          {appeal.hearing && appeal.hearing !== 'self' && (
            <Alert type="warning" message={<HearingNote hearing={appeal.hearing} />} />
          )}
        </>
      )}
    </SideDrawer>
  );
}

function Received({ appeal }: { appeal: AnsweredAppeal }) {
  const { t } = useLanguage();
  const facts: PageFact[] = [
    [t('appeals.about'), <AboutFiling key="about" {...appeal} />],
    [t('common.status'), <WordTag key="status" {...appealStatuses[appeal.status]} />],
    [t('appeals.sentAt'), `${formatDateTime(appeal.sent_at)} ${appeal.sent_by}`],
    [t('appeals.due'), <Due key="due" appeal={appeal} />],
  ];
  if (appeal.answered_at)
    facts.push(
      [t('appeals.answeredAt'), formatDateTime(appeal.answered_at)],
      [t('appeals.answeredBy'), appeal.answered_by],
    );
  return (
    <>
      <FactList facts={facts} />
      <Contested appeal={appeal} />
      <QuotedText title={t('appeals.reason')} text={appeal.reason} />
      {appeal.files.length > 0 && (
        <>
          <h3>{t('appeals.files')}</h3>
          <FileNames ids={appeal.files.map(({ id }) => id)} />
        </>
      )}
      <QuotedText title={t('appeals.answer')} text={appeal.answer} />
    </>
  );
}

/** The decision that the appeal is against: what it says, who took it and when. */
function Contested({ appeal }: { appeal: AnsweredAppeal }) {
  const { t } = useLanguage();
  const decisionOf = useDecision();
  const { by, office, opinion, reasons, doc_no } = appeal.contested;
  return (
    <>
      <h3>{t('appeals.contested')}</h3>
      <FactList
        facts={[
          [t('appeals.decision'), decisionOf(appeal)],
          [t('appeals.decidedAt'), formatDateTime(appeal.decided_at)],
          [t('appeals.decidedBy'), [office, by].filter(Boolean).join(' ') || null],
        ]}
      />
      <DecisionGrounds reasons={reasons} doc_no={doc_no} />
      <QuotedText title={t('decision.opinion')} text={opinion} />
    </>
  );
}

type AnswerProps = { appeal: AnsweredAppeal } & Pick<HearingDrawerProps, 'onAnswered' | 'onRefused'>;

function Answer({ appeal: { id, version, program, restores }, onAnswered, onRefused }: AnswerProps) {
  const { t } = useLanguage();
  const say = useText();
  const optionsOf = useTextOptions();
  const status =
    restores === 'district_passed'
      ? t('appeals.rejectingLevel')
      : say(getStatusWords(restores as FilingStatus, findProgram(program)));
  return (
    <OutcomeForm<ObjectionOutcome>
      place={`appeal-answer/${id}`}
      outcome={{
        label: t('appeals.outcome'),
        hint: t('appeals.outcomeHint', { status }),
        missing: t('appeals.outcomeMissing'),
        options: optionsOf(OBJECTION_OUTCOMES, appealStatuses),
      }}
      text={{
        label: t('appeals.answer'),
        hint: t('appeals.answerHint'),
        missing: appealMessages.answerMissing,
        most: MAX_APPEAL_REASON_LENGTH,
      }}
      sendLabel={t('appeals.answerSend')}
      ask={(outcome) => ({
        title: t('appeals.askOutcome'),
        content: t(`appeals.effect.${outcome}`, { status }),
      })}
      send={(answer, confirmed) =>
        call('answerAppeal', { path: { id }, data: { version, ...answer, ...(confirmed && { confirmed }) } })
      }
      onSent={onAnswered}
      onRefused={onRefused}
    />
  );
}
