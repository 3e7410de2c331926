import type { FastifyInstance } from 'fastify';
import { getAuditActionName } from '../../domain/audit/action-names';
import { reportInfo as reportInfoCall } from '../../domain/filing/calls';
import * as calls from '../../domain/reports/calls';
import { reportMessages } from '../../domain/reports/messages';
import { fillText } from '../../domain/text';
import { defineFeature } from '../core/define-feature';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import { filesFeature } from '../files/feature';
import { toAcknowledgement } from '../filings/filing-response';
import { createOwedReports } from './owed-service';
import { remindReports } from './reminding-service';
import type { ReportDeps } from './report-deps';
import { createReportDeps } from './report-deps';
import { decideReport, decideReports, listReportQueue, loadReviewedReport } from './report-review-service';
import { submitReport } from './report-submit-service';
import { loadReportInfo } from './reports-service';
import { changeReport, loadReport, saveReport } from './tasks-service';

function addRoutes(app: FastifyInstance, deps: ReportDeps): void {
  const { idempotency } = deps;
  route(app, reportInfoCall, ({ caller, query, language }) => loadReportInfo(deps, caller, query, language));
  route(app, calls.report, ({ caller, params, language }) => loadReport(deps, caller, params.id, language));
  route(app, calls.saveReport, async ({ caller, body, language }) =>
    answer(await saveReport(deps, caller, body, language), reportMessages.saved),
  );
  route(app, calls.changeReport, async ({ caller, params, body, language }) =>
    answer(
      toAcknowledgement(await changeReport(deps, caller, params.id, body), language),
      reportMessages.saved,
    ),
  );
  route(app, calls.submitReport, async ({ caller, params, body, language, idempotencyKey }) => {
    const content = [calls.submitReport.name, params, body];
    const data = await idempotency.once({ userId: caller.userId, key: idempotencyKey, content }, () =>
      submitReport(deps, caller, params.id, body, language),
    );
    return answer(data, reportMessages.submitted);
  });
  route(app, calls.reportQueue, ({ caller, query, language }) =>
    listReportQueue(deps, caller, query, language),
  );
  route(app, calls.reviewReport, ({ caller, params, language }) =>
    loadReviewedReport(deps, caller, params.id, language),
  );
  route(app, calls.remindReports, async ({ caller, body, language }) => {
    const data = await remindReports(deps, caller, body, language);
    return answer(data, fillText(reportMessages.reminded, { count: data.done.length }));
  });
  route(app, calls.decideReports, async ({ caller, body, language, idempotencyKey }) => {
    const content = [calls.decideReports.name, body];
    const data = await idempotency.once({ userId: caller.userId, key: idempotencyKey, content }, () =>
      decideReports(deps, caller, body, language),
    );
    const action = getAuditActionName(`report.${body.action}`);
    return answer(data, fillText(reportMessages.decidedAll, { action, count: data.done.length }));
  });
  route(app, calls.decideReport, async ({ caller, params, body, language, idempotencyKey }) => {
    const content = [calls.decideReport.name, params, body];
    const data = await idempotency.once({ userId: caller.userId, key: idempotencyKey, content }, () =>
      decideReport(deps, caller, params.id, body, language),
    );
    const action = getAuditActionName(`report.${body.action}`);
    return answer(data, fillText(reportMessages.decided, { action }));
  });
}

const OWE_EVERY_MS = 15_000;

export const reportsFeature = defineFeature({
  needs: { files: filesFeature },
  create: (deps, { files: { files } }) => createReportDeps(deps, { files }),
  prepare: ({ earlierEditions }) => earlierEditions.read(),
  addRoutes,
  jobs: (deps) => [{ name: 'reports', everyMs: OWE_EVERY_MS, run: () => createOwedReports(deps) }],
  starts: ({ earlierEditions }) => [() => earlierEditions.follow()],
});
