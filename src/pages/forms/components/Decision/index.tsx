import { PAGE_SIZE } from '@domain/api/codes';
import type { Program } from '@domain/definition';
import { isReopening } from '@domain/filing/actions';
import { getActionWords, getStatusWords } from '@domain/filing/outcome';
import { type FilingStatus, type StatusGroup, statuses } from '@domain/filing/status';
import type { Filing, FilingDecision } from '@domain/filing/types';
import { wordMoney } from '@domain/filing/units';
import { findProgram } from '@domain/programs/find';
import { recognitionStates } from '@domain/recognitions/recognition';
import { Alert, type AlertProps } from 'antd';
import { CertificateButton, LetterButton } from '@/components/DocumentButtons';
import DecisionGrounds from '@/components/FilingLog/DecisionGrounds';
import OwnPayments from '@/components/Payments';
import WordTag from '@/components/Tags/WordTag';
import TaskBookNote from '@/components/TaskBookNote';
import Appeals from '@/pages/forms/ProgramForm/components/Appeals';
import { formatDate, formatDateTime } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import styles from './index.module.css';

interface DecisionWordsProps {
  decision: FilingDecision;
  /** The id of the filing, and the key of its program. */
  filing: Pick<Filing, 'id' | 'program'>;
}

/** Text of a decision: its reasons, the next step, the general opinion of the office, and the letter. */
export function DecisionWords({ decision, filing: { id, program } }: DecisionWordsProps) {
  const { t } = useLanguage();
  const { comment, reasons, doc_no, task_book: taskBook, project } = decision;
  return (
    <div className={styles.words}>
      <DecisionGrounds reasons={reasons} doc_no={doc_no} />
      {project && <Project project={project} program={program} />}
      <TaskBookNote taskBook={taskBook} />
      {comment && (
        <p className={styles.opinion}>
          {t('labelled', { name: t('decision.opinion'), value: '' })}
          <bdi>{comment}</bdi>
        </p>
      )}
      {id && <LetterButton kind="letter" id={id} program={program} entry={decision} />}
    </div>
  );
}

/** Number and grant of an approval. A recognition has a certificate, whose number stands below. */
function Project({ project, program }: { project: NonNullable<FilingDecision['project']>; program: string }) {
  const { t } = useLanguage();
  const say = useText();
  const said = [
    ...(findProgram(program)?.recognition
      ? []
      : [t('labelled', { name: t('decision.no'), value: project.no })]),
    ...(project.grant > 0
      ? [t('labelled', { name: t('decision.grant'), value: say(wordMoney(project.grant)) })]
      : []),
  ];
  return said.length > 0 && <p>{said.join(' · ')}</p>;
}

const colours: Partial<Record<StatusGroup, AlertProps['type']>> = {
  rejected: 'error',
  returned: 'warning',
  approved: 'success',
};

const titleOf = (status: FilingStatus, { action, level }: FilingDecision, program: Program) =>
  statuses[status].group === 'approved' && !isReopening(action)
    ? getStatusWords(status, program)
    : getActionWords(action, program, level);

interface DecisionProps {
  program: Program;
  filing: Filing;
}

/**
 * Current decision on a filing, on each page that shows the filing: outcome, reasons, letter, and the company's options with
 * their deadline. Nothing before the first decision.
 */
export default function Decision({ program, filing }: DecisionProps) {
  const { t } = useLanguage();
  const say = useText();
  const { decision, status } = filing;
  if (!decision) return null;
  const title = { decision: say(titleOf(status, decision, program)), at: formatDateTime(decision.at) };
  return (
    <section className={styles.decision} aria-label={t('decision.title')}>
      <Alert
        showIcon
        type={colours[statuses[status].group] ?? 'info'}
        message={t('decision.made', title)}
        description={
          <>
            {status === 'approved' && program.recognition && (
              <Certificate program={program} id={String(filing.id)} />
            )}
            <DecisionWords decision={decision} filing={filing} />
            {filing.id && Number(decision.project?.grant) > 0 && <OwnPayments id={String(filing.id)} />}
          </>
        }
      />
      <Appeals program={program} filing={filing} />
    </section>
  );
}

/** Certificate of the recognition that the approval gave: its number, validity and file. */
function Certificate({ program, id }: { program: Program; id: string }) {
  const { t } = useLanguage();
  const { data } = useRead('ownRecognitions', { params: { program: program.key, pageSize: PAGE_SIZE.max } });
  const found = data?.list.find(({ filing }) => filing === id);
  if (!found) return null;
  const { no, state, valid_from: from, valid_to: to } = found;
  return (
    <p className={styles.certificate}>
      {t('filing.certificate', { no, from: formatDate(from), to: formatDate(to) })}{' '}
      {state !== 'valid' && <WordTag {...recognitionStates[state]} />}{' '}
      <CertificateButton kind="certificate" id={id} no={no} size="small" />
    </p>
  );
}
