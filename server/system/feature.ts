import type { FastifyInstance } from 'fastify';
import { Counter, Gauge } from 'prom-client';
import { getOfficeName } from '../../domain/filing/office-settings';
import { browserErrors, reportBrowserError } from '../../domain/system/browser-error-calls';
import * as systemCalls from '../../domain/system/calls';
import { systemMessages } from '../../domain/system/messages';
import * as statusCalls from '../../domain/system/status-calls';
import { fillText, say } from '../../domain/text';
import { readBackupStatus } from '../backups/nightly';
import { defineFeature } from '../core/define-feature';
import type { Deps } from '../core/deps';
import { problems } from '../core/errors';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import { filesFeature } from '../files/feature';
import {
  type BrowserErrorDeps,
  createBrowserErrorDeps,
  readBrowserErrors,
  recordBrowserError,
} from './browser-errors-service';
import { createPresenceDeps, startPresence } from './presence-service';
import { warnOfOtherSecret } from './settings-warnings';
import {
  createStatusDeps,
  probeServices,
  readStatus,
  type StatusDeps,
  sendAgain,
  sendTest,
} from './status-service';
import type { SystemDeps } from './system-deps';
import { createSystemDeps } from './system-deps';

function addSystemRoutes(
  app: FastifyInstance,
  { clock, env, officeSettings, pages, probes, warnings }: Deps,
  { missing, addMetrics }: SystemDeps,
): void {
  const ok = () => ({ status: 'ok' as const, time: clock().toISOString() });

  route(app, systemCalls.health, () => ({ ...ok(), warnings: warnings.raised }));
  route(app, systemCalls.ready, async () => {
    const need = await missing();
    if (need) throw need === 'disk' ? problems.diskFull() : problems.unavailable();
    const away = probes.states.filter((each) => each.is_there === false && !each.is_needed);
    return { ...ok(), away: [...new Set(away.map(({ kind }) => kind))] };
  });
  addMetrics(app.metrics);
  new Gauge({
    name: 'portal_warning',
    help: 'Conditions that an operator should mend, as /api/health names them (1)',
    labelNames: ['warning'],
    registers: [app.metrics],
    collect() {
      this.reset();
      for (const warning of warnings.raised) this.set({ warning }, 1);
    },
  });
  route(app, systemCalls.portalSettings, async ({ language }) => {
    const said = await officeSettings.current();
    const { logo, helpLine: help_line, workingHours: working_hours, address, takesOfd: takes_ofd } = said;
    const masthead = { zh: said.masthead, en: said.mastheadEn };
    const office = say(getOfficeName(said), language);
    const sign_in = env.oidcProviders.map(({ id, name, name_en = name }) => ({
      id,
      name: say({ zh: name, en: name_en }, language),
    }));
    return {
      ...env.portal,
      sign_in,
      house: {
        masthead,
        logo,
        office,
        help_line,
        working_hours,
        address,
        takes_ofd,
        icp_record: said.icpRecord,
        police_record: said.policeRecord,
        foot_links: said.footLinks,
        accent: said.accent,
        light_navigation: said.lightNavigation,
      },
    };
  });

  const views = new Counter({
    name: 'portal_page_views_total',
    help: 'Pages that were opened, by the pattern of their route',
    labelNames: ['route'],
    registers: [app.metrics],
  });
  const known = new Set(pages);
  route(app, systemCalls.pageView, ({ body }) => {
    // Anybody can send page views: only existing routes become a metric series.
    if (env.portal.analytics.service === 'own') {
      views.inc({ route: known.has(body.route) ? body.route : 'other' });
    }
    return null;
  });
}

function addStatusRoutes(app: FastifyInstance, status: StatusDeps, errors: BrowserErrorDeps): void {
  route(app, statusCalls.readSystem, ({ language }) => readStatus(status, language));
  app.metrics.registerMetric(errors.counter);
  route(app, reportBrowserError, async ({ body, ip, raw }) => {
    await recordBrowserError(errors, body, { ip, userAgent: raw.headers['user-agent'] });
    return null;
  });
  route(app, browserErrors, () => readBrowserErrors(errors));
  route(app, statusCalls.probeServices, async ({ language }) =>
    answer(await probeServices(status, language), systemMessages.probed),
  );
  route(app, statusCalls.sendAgain, async ({ caller, body }) => {
    const count = await sendAgain(status, caller, body.ids);
    return answer({ count }, fillText(systemMessages.sentAgain, { count }));
  });
  route(app, statusCalls.sendTest, async ({ caller, body }) => {
    const to = await sendTest(status, caller, body.kind);
    return answer({ to }, fillText(systemMessages.tested, { to }));
  });
}

export const systemFeature = defineFeature({
  needs: { files: filesFeature },
  create(deps, { files: { storage } }) {
    const system = createSystemDeps({ ...deps, storage });
    const presence = createPresenceDeps(deps);
    const status = createStatusDeps(deps, {
      presence,
      disk: system.disk,
      backups: () => readBackupStatus(deps),
    });
    return { deps, system, presence, status, errors: createBrowserErrorDeps(deps) };
  },
  prepare: ({ deps }) => warnOfOtherSecret(deps),
  addRoutes(app, { deps, system, status, errors }) {
    addSystemRoutes(app, deps, system);
    addStatusRoutes(app, status, errors);
  },
  starts: ({ system, presence }) => [...system.starts, () => startPresence(presence)],
});
