import type { FastifyInstance } from 'fastify';
import { reportMessages } from '../../domain/api/messages/reports';
import { auditActionText } from '../../domain/audit/action-names';
import { reportInfo } from '../../domain/calls/filings';
import {
  decideReport,
  report,
  reportQueue,
  reviewReport,
  saveReport,
  submitReport,
} from '../../domain/calls/report-tasks';
import { fillText } from '../../domain/text';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import type { Idempotency } from '../core/idempotency-store';
import type { ReportParts } from './report-parts';

export function reportsRoutes(app: FastifyInstance, parts: ReportParts, idempotency: Idempotency): void {
  const { reports, tasks, submitting, review } = parts;
  route(app, reportInfo, ({ caller, query, language }) => reports.reportInfo(caller, query, language));
  route(app, report, ({ caller, params, language }) => tasks.one(caller, params.id, language));
  route(app, saveReport, async ({ caller, body, language }) =>
    answer(await tasks.save(caller, body, language), reportMessages.saved),
  );
  route(app, submitReport, async ({ caller, params, body, language, idempotencyKey }) => {
    const content = [submitReport.name, params, body];
    const data = await idempotency.once({ userId: caller.userId, key: idempotencyKey, content }, () =>
      submitting.submit(caller, params.id, body, language),
    );
    return answer(data, reportMessages.submitted);
  });
  route(app, reportQueue, ({ caller, query, language }) => review.queue(caller, query, language));
  route(app, reviewReport, ({ caller, params, language }) => review.one(caller, params.id, language));
  route(app, decideReport, async ({ caller, params, body, language, idempotencyKey }) => {
    const content = [decideReport.name, params, body];
    const data = await idempotency.once({ userId: caller.userId, key: idempotencyKey, content }, () =>
      review.decide(caller, params.id, body, language),
    );
    const action = auditActionText(`report.${body.action}`);
    return answer(data, fillText(reportMessages.decided, { action }));
  });
}
