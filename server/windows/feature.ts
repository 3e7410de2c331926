import type { FastifyInstance } from 'fastify';
import { fillText } from '../../domain/text';
import { nameBatch } from '../../domain/windows/batch-name';
import { formatBeijingMinute } from '../../domain/windows/calendar';
import { declareDay } from '../../domain/windows/calls';
import * as calls from '../../domain/windows/managed-window-calls';
import { windowMessages } from '../../domain/windows/messages';
import { defineFeature } from '../core/define-feature';
import { answer } from '../core/http/envelope';
import { type CallRequest, route } from '../core/http/route';
import {
  changeWindow,
  closeWindow,
  createWindow,
  endExtension,
  extendWindow,
  openWindow,
} from './manage-windows-service';
import { listWindows, loadWindowDetail } from './managed-window-view';
import type { WindowDeps } from './window-deps';
import { createWindowDeps } from './window-deps';
import { listDeclareDays } from './windows-service';

function addRoutes(app: FastifyInstance, deps: WindowDeps): void {
  /** Handles requests with the same Idempotency-Key once. */
  const once = <P, Q, B, T>(
    { name }: { name: string },
    { caller, params, body, idempotencyKey: key }: CallRequest<P, Q, B>,
    work: () => Promise<T>,
  ) => deps.idempotency.once({ userId: caller.userId, key, content: [name, params, body] }, work);

  route(app, calls.managedWindows, ({ query, language }) => listWindows(deps, query, language));
  route(app, calls.managedWindowCall, ({ params, language }) => loadWindowDetail(deps, params.id, language));
  route(app, calls.createWindow, async (request) => {
    const { caller, body, language } = request;
    const data = await once(calls.createWindow, request, () => createWindow(deps, caller, body, language));
    return answer(
      data,
      fillText(windowMessages.created, { batch: nameBatch(data.batch_year, data.batch_no) }),
    );
  });
  route(app, calls.changeWindow, async (request) => {
    const { caller, params, body, language } = request;
    const work = () => changeWindow(deps, caller, params.id, body, language);
    return answer(await once(calls.changeWindow, request, work), windowMessages.changed);
  });
  route(app, calls.openWindow, async (request) => {
    const { caller, params, body, language } = request;
    const work = () => openWindow(deps, caller, params.id, body, language);
    return answer(await once(calls.openWindow, request, work), windowMessages.opened);
  });
  route(app, calls.closeWindow, async (request) => {
    const { caller, params, body, language } = request;
    const work = () => closeWindow(deps, caller, params.id, body, language);
    return answer(await once(calls.closeWindow, request, work), windowMessages.closedNow);
  });
  route(app, calls.extendWindow, async (request) => {
    const { caller, params, body, language } = request;
    const work = () => extendWindow(deps, caller, params.id, body, language);
    const until = formatBeijingMinute(new Date(body.until));
    return answer(
      await once(calls.extendWindow, request, work),
      fillText(windowMessages[body.credit_code ? 'extendedForCompany' : 'extended'], { until }),
    );
  });
  route(app, calls.endExtension, async (request) => {
    const { caller, params, body, language } = request;
    const work = () => endExtension(deps, caller, params.id, body, language);
    return answer(await once(calls.endExtension, request, work), windowMessages.extensionEnded);
  });
  route(app, declareDay, ({ caller, language }) => listDeclareDays(deps, caller, language));
}

export const windowsFeature = defineFeature({
  create: createWindowDeps,
  addRoutes,
});
