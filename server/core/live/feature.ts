import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import { commonMessages } from '../../../domain/api/messages';
import { live } from '../../../domain/system/live-calls';
import { defineFeature } from '../define-feature';
import type { Deps } from '../deps';
import { problems } from '../errors';
import { route } from '../http/route';
import { createStreams } from './streams';

const STREAM = 'text/event-stream';
/** Headers that keep proxies from buffering and caching the stream. */
const HEADERS = {
  'content-type': `${STREAM}; charset=utf-8`,
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

function addRoutes(app: FastifyInstance, { db }: Deps): void {
  const streams = createStreams({ news: db.changeNotifications, sessions: app.gate.sessions });
  route(app, live, ({ caller, raw, reply }) => {
    if (!raw.headers.accept?.includes(STREAM)) throw problems.badRequest(commonMessages.streamOnly);
    streams.assertRoom(caller);
    reply.hijack();
    reply.raw.writeHead(200, { ...reply.getHeaders(), ...HEADERS } as Record<string, string>);
    streams.add(caller, reply.raw);
    return reply;
  });
  app.onDrain(streams.endAll);
  app.addHook('preClose', async () => streams.endAll());
  new Gauge({
    name: 'live_streams',
    help: 'Streams that open portals hold',
    registers: [app.metrics],
    collect() {
      this.set(streams.size);
    },
  });
}

export const liveFeature = defineFeature({
  create: (deps) => deps,
  addRoutes,
});
