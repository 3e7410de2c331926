import type { FastifyInstance } from 'fastify';
import { systemMessages } from '../../domain/api/messages/system';
import { browserErrors, reportBrowserError } from '../../domain/calls/browser-errors';
import { probeServices, readSystem, sendAgain, sendTest } from '../../domain/calls/system-status';
import { fillText } from '../../domain/text';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import type { BrowserErrorsService } from './browser-errors-service';
import type { Status } from './status-service';

export function statusRoutes(app: FastifyInstance, status: Status, errors: BrowserErrorsService): void {
  route(app, readSystem, ({ language }) => status.read(language));
  errors.addMetrics(app.metrics);
  route(app, reportBrowserError, async ({ body, ip, raw }) => {
    await errors.report(body, { ip, userAgent: raw.headers['user-agent'] });
    return null;
  });
  route(app, browserErrors, () => errors.read());
  route(app, probeServices, async ({ language }) =>
    answer(await status.probe(language), systemMessages.probed),
  );
  route(app, sendAgain, async ({ caller, body }) => {
    const count = await status.sendAgain(caller, body.ids);
    return answer({ count }, fillText(systemMessages.sentAgain, { count }));
  });
  route(app, sendTest, async ({ caller, body }) => {
    const to = await status.sendTest(caller, body.kind);
    return answer({ to }, fillText(systemMessages.tested, { to }));
  });
}
