/** Evidence for the findings of checks: both values, the company's reason, the other filing, the files. */
import type { ReviewData } from '@domain/review/calls';
import { Link } from 'umi';
import { FileName } from '@/components/AnswersView/values';
import { Fold } from '@/components/Page';
import { useRightCheck } from '@/models/useRightCheck';
import HearingNote from '@/pages/review/components/HearingNote';
import { formatDate } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';

/** An answer beside the value in the company's record at submission. */
export function DifferenceEvidence({ given, recorded }: ReviewData['differences'][number]) {
  const { t } = useLanguage();
  return (
    <>
      {t('review.differences.given')} <bdi>{given}</bdi>
      <br />
      {t('review.differences.recorded')} <bdi>{recorded}</bdi>
    </>
  );
}

/** A figure that contradicts another filing of the company, with the company's reason where it was asked for one. */
export function FigureEvidence({ message, asked, reason, filing, no }: ReviewData['figures'][number]) {
  const { t } = useLanguage();
  return (
    <>
      <bdi>{message}</bdi> {filing && <Link to={`/review/filing?id=${filing}`}>{no}</Link>}
      {asked && (
        <>
          <br />
          <bdi>{reason ? t('review.figures.reason', { reason }) : t('review.figures.noReason')}</bdi>
        </>
      )}
    </>
  );
}

/** Maximum number of items in view: more would push the other checks and the answers down. */
const IN_VIEW = 3;

export function ScanEvidence({ attachments }: Pick<ReviewData, 'attachments'>) {
  const { t } = useLanguage();
  return (
    <Fold
      title={t('review.unsearchable', { count: attachments.length })}
      startsOpen={attachments.length <= IN_VIEW}
    >
      {() => (
        <ul className={styles.changes}>
          {attachments.map(({ path, label, file: { id } }) => (
            <li key={`${path} ${id}`}>
              <bdi>{label}</bdi> <FileName id={id} />
            </li>
          ))}
        </ul>
      )}
    </Fold>
  );
}

/** Overdue reports of the company, each with a link to the page where an office handles it. */
export function OverdueReports({ reports }: Pick<ReviewData, 'reports'>) {
  const { t } = useLanguage();
  const mayOpen = useRightCheck()('report.inspect');
  return (
    <ul className={styles.changes}>
      {reports.map(({ id, title, period, due_on: day }) => (
        <li key={id}>
          {mayOpen ? <Link to={`/review/report?id=${id}`}>{title}</Link> : <bdi>{title}</bdi>}{' '}
          <bdi>{period}</bdi> {t('review.reports.dueOn', { day: formatDate(day) })}
        </li>
      ))}
    </ul>
  );
}

interface AnsweringProps {
  filing: string;
}

/** Objections that wait for an answer, with a link for people who may answer them. */
export function OpenObjections({ filing }: AnsweringProps) {
  const { t } = useLanguage();
  const mayAnswer = useRightCheck()('review.final');
  return (
    <>
      {t('review.grave.objection')}{' '}
      {mayAnswer && (
        <Link to={`/review/objections?status=open&filing=${filing}`}>{t('review.grave.answer')}</Link>
      )}
    </>
  );
}

interface AppealProps extends AnsweringProps {
  hearing: NonNullable<ReviewData['appeal_hearing']>;
}

/** Appeal that waits for an answer: a link for people who may hear it, and for others who hears it. */
export function OpenAppeal({ filing, hearing }: AppealProps) {
  const { t } = useLanguage();
  return (
    <>
      {t('review.grave.appeal')}{' '}
      {hearing === 'self' && (
        <Link to={`/review/appeals?status=open&filing=${filing}`}>{t('review.grave.answer')}</Link>
      )}
      <HearingNote hearing={hearing} />
    </>
  );
}

/** Upheld appeals by number, day and the reasons why an earlier decision was undone. */
export function UpheldAppeals({ upheld_appeals: upheld }: Pick<ReviewData, 'upheld_appeals'>) {
  const { t } = useLanguage();
  return (
    <>
      {t('review.grave.overturned')}
      <ul className={styles.changes}>
        {upheld.map(({ no, answered_at, answer }) => (
          <li key={no}>
            <bdi>{no}</bdi> {t('review.grave.overturnedOn', { day: formatDate(answered_at) })}{' '}
            <bdi>{answer}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}

interface UpheldProps extends Pick<ReviewData, 'upheld_objections'> {
  filing: string;
}

/** Upheld objections by number and day of the answer, with a link for people who may read them. */
export function UpheldObjections({ upheld_objections: upheld, filing }: UpheldProps) {
  const { t } = useLanguage();
  const mayRead = useRightCheck()('review.final');
  return (
    <>
      <ul className={styles.changes}>
        {upheld.map(({ id, no, answered_at }) => (
          <li key={id}>
            <bdi>{no}</bdi> {t('review.grave.upheldOn', { day: formatDate(answered_at) })}
          </li>
        ))}
      </ul>
      {t('review.grave.upheld')}{' '}
      {mayRead && (
        <Link to={`/review/objections?status=upheld&filing=${filing}`}>{t('review.grave.read')}</Link>
      )}
    </>
  );
}
