import type { ReportData } from '@domain/calls/report-tasks';
import type { Answers, Form } from '@domain/definition';
import { compute } from '@domain/filing/compute';
import { findReportForm } from '@domain/programs/reports';
import { dayOf } from '@domain/windows/calendar';
import { useEffect, useMemo, useState } from 'react';
import AnswersView from '@/components/AnswersView';
import RouteSpinner from '@/components/RouteSpinner';

/** The answers of a periodic report, to be read. */
export default function FiledReport({ report }: { report: ReportData }) {
  const [form, setForm] = useState<Form | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    findReportForm(report.program)?.load().then(setForm, setFailure);
  }, [report.program]);
  // The boundary around the page knows what to do about a chunk that did not come.
  if (failure) throw failure;
  return form ? <Answered form={form} report={report} /> : <RouteSpinner />;
}

function Answered({ form, report }: { form: Form; report: ReportData }) {
  const ctx = useMemo(() => {
    const today = dayOf(new Date(report.receipt?.submitted_at ?? Date.now()));
    return { batchYear: Number(report.batch), today, settings: {} };
  }, [report]);
  const answers = useMemo(() => compute(form, report.data as Answers, ctx), [form, report, ctx]);
  return <AnswersView form={form} answers={answers} ctx={ctx} headingLevel={3} />;
}
