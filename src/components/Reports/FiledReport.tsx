import { roleNames } from '@domain/accounts/roles';
import { getAuditActionName } from '@domain/audit/action-names';
import type { Answers, Form } from '@domain/definition';
import { computeAnswers } from '@domain/filing/compute';
import { addYearBefore } from '@domain/filing/year-before';
import { findReportEdition, findReportForm } from '@domain/programs/reports';
import type { ReportData, ReportLogEntry } from '@domain/reports/calls';
import { formatBeijingDay } from '@domain/windows/calendar';
import { useEffect, useMemo, useState } from 'react';
import AnswersView from '@/components/AnswersView';
import styles from '@/components/FilingLog/index.module.css';
import ReportTag from '@/components/Reports/ReportTag';
import RouteSpinner from '@/components/RouteSpinner';
import { ExplanationProvider, type TraceSource } from '@/components/Why/source';
import { formatDateTime } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';

/** Answers of a periodic report, read-only. */
export default function FiledReport({ report }: { report: ReportData }) {
  const [form, setForm] = useState<Form | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    findReportForm(report.program)?.load().then(setForm, setFailure);
  }, [report.program]);
  // The page's error boundary handles chunks that failed to load.
  if (failure) throw failure;
  return form ? <Answered form={form} report={report} /> : <RouteSpinner />;
}

function Answered({ form, report }: { form: Form; report: ReportData }) {
  const ctx = useMemo(() => {
    const today = formatBeijingDay(new Date(report.receipt?.submitted_at ?? Date.now()));
    return { batchYear: Number(report.batch), today, settings: {} };
  }, [report]);
  const answers = useMemo(
    () => computeAnswers(addYearBefore(form, report.year_before as Answers), report.data as Answers, ctx),
    [form, report, ctx],
  );
  const source = useMemo((): TraceSource | null => {
    const edition = findReportEdition(report.program);
    const adapt = (given: Form) => addYearBefore(given, report.year_before as Answers);
    return edition ? { program: edition.program, report: edition.form, adapt } : null;
  }, [report]);
  return (
    <ExplanationProvider source={source} filled={answers} ctx={ctx}>
      <AnswersView form={form} answers={answers} ctx={ctx} headingLevel={3} />
    </ExplanationProvider>
  );
}

/** The log of a report, newest line first. */
export function ReportLog({ log }: { log: ReportLogEntry[] }) {
  const { t } = useLanguage();
  return (
    <ol className={styles.timeline} aria-label={t('reports.log')}>
      {[...log].reverse().map((entry, i) => (
        <li key={entry.id} className={styles.step} aria-current={i === 0 ? 'step' : undefined}>
          <Entry entry={entry} />
        </li>
      ))}
    </ol>
  );
}

function Entry({ entry }: { entry: ReportLogEntry }) {
  const { t } = useLanguage();
  const say = useText();
  const { actor, action, at, to_status: status, comment, correction_deadline: deadline, due_on: due } = entry;
  const role = actor.role in roleNames ? roleNames[actor.role as keyof typeof roleNames] : null;
  const isSystem = actor.role === 'system';
  return (
    <>
      <p className={styles.what}>
        <strong>{say(getAuditActionName(action))}</strong>
        {status && <ReportTag report={{ status, overdue: false, late: false }} />}
      </p>
      <p className={styles.who}>
        <time dir="auto" dateTime={at}>
          {formatDateTime(at)}
        </time>
        <bdi>{isSystem ? t('reports.system') : actor.name}</bdi>
        {role && say(role) !== actor.name && <span>{say(role)}</span>}
      </p>
      {comment && (
        <blockquote className={styles.comment}>
          <bdi>{comment}</bdi>
        </blockquote>
      )}
      {due && <p>{t('reports.extendedTo', { day: due })}</p>}
      {deadline && <p>{t('center.log.correctBy', { time: formatDateTime(deadline) })}</p>}
    </>
  );
}
