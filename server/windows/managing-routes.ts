import type { FastifyInstance } from 'fastify';
import { windowMessages } from '../../domain/api/messages/windows';
import * as calls from '../../domain/calls/managed-windows';
import { fillText } from '../../domain/text';
import { minuteOf } from '../../domain/windows/calendar';
import { answer } from '../core/http/envelope';
import { type CallRequest, route } from '../core/http/route';
import type { Idempotency } from '../core/idempotency-store';
import type { WindowParts } from './window-parts';

export function managingRoutes(
  app: FastifyInstance,
  { reading, managing, extending }: WindowParts,
  idempotency: Idempotency,
): void {
  /** A request that comes twice with the same key is done once. */
  const once = <P, Q, B, T>(
    { name }: { name: string },
    { caller, params, body, idempotencyKey: key }: CallRequest<P, Q, B>,
    work: () => Promise<T>,
  ) => idempotency.once({ userId: caller.userId, key, content: [name, params, body] }, work);

  route(app, calls.managedWindows, ({ query, language }) => reading.list(query, language));
  route(app, calls.managedWindowCall, ({ params, language }) => reading.one(params.id, language));
  route(app, calls.createWindow, async (request) => {
    const { caller, body, language } = request;
    const data = await once(calls.createWindow, request, () => managing.create(caller, body, language));
    return answer(data, fillText(windowMessages.created, { batch: `${data.batch_year}-${data.batch_no}` }));
  });
  route(app, calls.changeWindow, async (request) => {
    const { caller, params, body, language } = request;
    const work = () => managing.change(caller, params.id, body, language);
    return answer(await once(calls.changeWindow, request, work), windowMessages.changed);
  });
  route(app, calls.openWindow, async (request) => {
    const { caller, params, body, language } = request;
    const work = () => managing.open(caller, params.id, body, language);
    return answer(await once(calls.openWindow, request, work), windowMessages.opened);
  });
  route(app, calls.closeWindow, async (request) => {
    const { caller, params, body, language } = request;
    const work = () => managing.close(caller, params.id, body, language);
    return answer(await once(calls.closeWindow, request, work), windowMessages.closedNow);
  });
  route(app, calls.extendWindow, async (request) => {
    const { caller, params, body, language } = request;
    const work = () => extending.extend(caller, params.id, body, language);
    const until = minuteOf(new Date(body.until));
    return answer(
      await once(calls.extendWindow, request, work),
      fillText(windowMessages.extended, { until }),
    );
  });
  route(app, calls.endExtension, async (request) => {
    const { caller, params, body, language } = request;
    const work = () => extending.endExtension(caller, params.id, body, language);
    return answer(await once(calls.endExtension, request, work), windowMessages.extensionEnded);
  });
}
