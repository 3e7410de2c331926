import { roleNames, systemActor } from '@domain/accounts/roles';
import type { DecidingProgram } from '@domain/definition';
import { actionNames, COPYING_ACTIONS, SUBMIT_ACTIONS } from '@domain/filing/actions';
import type { LogEntry } from '@domain/filing/calls';
import { correctionStates } from '@domain/filing/corrections';
import { getActionWords } from '@domain/filing/outcome';
import { wordMoney } from '@domain/filing/units';
import { findProgram } from '@domain/programs/find';
import type { Text } from '@domain/text';
import { signatoryNames } from '@domain/workflow/signatories';
import type { LevelCode } from '@domain/workflow/workflow';
import type { ReactNode } from 'react';
import StatusTag from '@/components/Tags/StatusTag';
import { formatDate, formatDateTime } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { useBatchName } from '@/utils/names';
import DecisionGrounds from './DecisionGrounds';
import styles from './index.module.css';
import SignedPartWords from './SignedPartWords';

type NameOf = (path: string) => string | null;

interface TimelineProps {
  log: LogEntry[];
  /** Key of the filing's program, which has its own words for decisions. */
  program?: string | undefined;
  /** Returns the name of the section or answer at a path; null where it is unknown. */
  nameOf?: NameOf;
  /** Renders further content for a log entry, such as buttons. */
  extra?: (entry: LogEntry) => ReactNode;
}

/** Timeline of a filing's log, newest first: actor, action, time, status change and comments. */
export default function Timeline({ log, program, nameOf = () => null, extra }: TimelineProps) {
  const { t } = useLanguage();
  return (
    <ol className={styles.timeline} aria-label={t('center.log.title')}>
      {buildTimelineSteps(log, program === undefined ? undefined : findProgram(program)).map((step) => (
        <li key={step.id} className={styles.step} aria-current={step.isCurrent ? 'step' : undefined}>
          <StepBody step={step} program={program} nameOf={nameOf} />
          {extra?.(step)}
        </li>
      ))}
    </ol>
  );
}

interface StepProps {
  step: Step;
  nameOf: NameOf;
}

function StepBody({ step, program, nameOf }: StepProps & Pick<TimelineProps, 'program'>) {
  const { t } = useLanguage();
  const say = useText();
  return (
    <>
      <p className={styles.what}>
        <strong>{say(step.what)}</strong>
        {step.submission !== null && <span>{t('center.log.submission', { nth: step.submission })}</span>}
      </p>
      {step.movesStatus && <StatusMove step={step} program={program} />}
      <p className={styles.who}>
        <time dir="auto" dateTime={step.at}>
          {formatDateTime(step.at)}
        </time>
        <bdi>{step.actor.name}</bdi>
        {step.role && say(step.role) !== step.actor.name && <span>{say(step.role)}</span>}
      </p>
      <DecisionGrounds reasons={step.reasons} doc_no={step.doc_no} />
      {step.comment && (
        <blockquote className={styles.comment}>
          <bdi>{step.comment}</bdi>
        </blockquote>
      )}
      {step.signatures?.map((signature) => (
        <p key={signature.part}>
          <SignedPartWords {...signature} />
        </p>
      ))}
      {step.hands?.map(({ hand, by }) => (
        <p key={hand}>{t('center.log.hand', { hand: say(signatoryNames[hand]), by })}</p>
      ))}
      {step.payment && <Payment {...step.payment} />}
      <Corrections step={step} nameOf={nameOf} />
    </>
  );
}

/** The payment that a line records or takes back, with its note for offices. */
function Payment({ amount, paid_on, note }: NonNullable<Step['payment']>) {
  const { t, say } = useLanguage();
  return (
    <p>
      {t('center.log.payment', { amount: say(wordMoney(amount)), day: formatDate(paid_on) })}
      {note && (
        <>
          {' · '}
          <bdi>{t('center.log.paymentNote', { note })}</bdi>
        </>
      )}
    </p>
  );
}

interface OriginProps {
  from: NonNullable<Step['copied_from']>;
  leftOut: NonNullable<Step['left_out']>;
}

/** Source of a copied filing, and the answers that were left out. */
function Origin({ from, leftOut }: OriginProps) {
  const { t } = useLanguage();
  const batch = useBatchName()(from.batch);
  const { no } = from;
  return (
    <>
      <p>{no ? t('center.log.copiedFromNo', { batch, no }) : t('center.log.copiedFrom', { batch })}</p>
      {leftOut.length > 0 && (
        <details>
          <summary>{t('center.log.leftOut', { count: leftOut.length })}</summary>
          <ul className={styles.corrections}>
            {leftOut.map(({ path, message }) => (
              <li key={path}>
                <bdi>{message}</bdi>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function StatusMove({ step, program }: { step: Step } & Pick<TimelineProps, 'program'>) {
  const { t } = useLanguage();
  return (
    <p className={styles.move}>
      {step.from_status && (
        <>
          <StatusTag status={step.from_status} program={program} />
          <span role="img" aria-label={t('center.log.to')} className={styles.arrow} />
        </>
      )}
      {step.to_status && <StatusTag status={step.to_status} program={program} level={step.nextLevel} />}
    </p>
  );
}

interface LoggedCommentProps {
  said: { path?: string | undefined; comment: string };
  nameOf: NameOf;
}

/** A logged comment after the name of the answer it is about; a comment on the whole filing has no such name. */
function LoggedComment({ said: { path, comment }, nameOf }: LoggedCommentProps) {
  const { t } = useLanguage();
  const place = path ? nameOf(path) : null;
  return <bdi>{place ? t('center.log.at', { place, comment }) : comment}</bdi>;
}

function Corrections({ step, nameOf }: StepProps) {
  const { t } = useLanguage();
  const say = useText();
  return (
    <>
      {step.fix_items && step.fix_items.length > 0 && (
        <ul className={styles.corrections}>
          {step.fix_items.map((item) => (
            <li key={`${item.path}${item.comment}`}>
              <LoggedComment said={item} nameOf={nameOf} />
            </li>
          ))}
        </ul>
      )}
      {step.correction_deadline && (
        <p>{t('center.log.correctBy', { time: formatDateTime(step.correction_deadline) })}</p>
      )}
      {step.correction && (
        <p>
          <strong>{say(correctionStates[step.correction.state])}</strong>{' '}
          <LoggedComment said={step.correction} nameOf={nameOf} />
        </p>
      )}
      {step.copied_from && <Origin from={step.copied_from} leftOut={step.left_out ?? []} />}
      {step.changes && step.changes.length > 0 && (
        <p>{t('center.log.changes', { count: step.changes.length })}</p>
      )}
    </>
  );
}

/** Log entry for display, with names in place of codes. */
interface Step extends LogEntry {
  what: Text;
  /** null for a role that this edition of the portal does not know. */
  role: Text | null;
  /** Number of the submission, from 1; null for other entries. */
  submission: number | null;
  /** Level that decides after the step, where that is known. */
  nextLevel: LevelCode | undefined;
  isCurrent: boolean;
  movesStatus: boolean;
}

const isAction = (code: string): code is keyof typeof actionNames => code in actionNames;
const isRole = (code: string): code is keyof typeof roleNames => code in roleNames;

/** Returns the name of an action. An action that the portal does not know is shown by its code rather than left out. */
const getActionName = ({ action, level }: LogEntry, program?: DecidingProgram): Text =>
  isAction(action) ? getActionWords(action, program, level) : { zh: action, en: action };

const roleOf = (code: string): Text | null => {
  if (code === 'system') return systemActor;
  return isRole(code) ? roleNames[code] : null;
};

const isSubmission = ({ action }: LogEntry): boolean => SUBMIT_ACTIONS.some((submit) => submit === action);
const isCopy = ({ action }: LogEntry): boolean => COPYING_ACTIONS.some((copying) => copying === action);

/** Builds timeline steps from a log in ascending order. Downloads are never the current step: they leave the filing as it is. */
export function buildTimelineSteps(log: LogEntry[], program?: DecidingProgram): Step[] {
  const submissions = log.filter(isSubmission);
  const current = log.findLast((entry) => !isCopy(entry));
  return [...log].reverse().map((entry) => ({
    ...entry,
    what: getActionName(entry, program),
    submission: submissions.indexOf(entry) + 1 || null,
    role: roleOf(entry.actor.role),
    nextLevel: isSubmission(entry) ? entry.level : entry.to_level,
    isCurrent: entry === current,
    movesStatus: entry.to_status !== null && entry.from_status !== entry.to_status,
  }));
}
