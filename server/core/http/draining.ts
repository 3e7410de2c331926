/**
 * The way down. What was read is answered, what comes after is refused with 503, and only then are sockets let go: Node
 * takes a connection whose request it has not read yet for an idle one, and would cut it.
 */
import { Server as NetServer } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { paths } from '../../../domain/api/paths.generated';
import { problems } from '../errors';
import { ALWAYS_ANSWERED } from './admission';

/** Balancers learn from /api/ready that this process goes, and what waits in the kernel's queue is still taken. */
const ACCEPT_MS = 500;
/** The port is closed once nothing has come for so long; a stream that never ends is cut at this share of the grace. */
const QUIET_MS = 100;
const ACCEPT_SHARE = 0.4;
const RELEASE_EVERY_MS = 50;
/** Time for the last answers to reach their clients. */
const FLUSH_MS = 500;
const [, READY = ''] = paths.ready.split(' ');

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Says in /api/ready that this process goes, and serves on for `leaveMs`; then takes nothing more, answers what is under
     * way within `graceMs`, what is not done by then with 503, and closes every connection.
     */
    drain(graceMs: number, leaveMs?: number): Promise<void>;
    /** Answers that stay open are ended by this once nothing more is taken. */
    onDrain(end: () => void): void;
  }
}

export function addDraining(app: FastifyInstance): void {
  const underWay = new Set<FastifyReply>();
  let isLeaving = false;
  let isDraining = false;
  let arrivals = 0;
  const ends: (() => void)[] = [];
  app.server.on('connection', () => arrivals++);

  app.addHook('onRequest', async (request, reply) => {
    arrivals++;
    underWay.add(reply);
    // A streamed answer has ten listeners of its own, and Node warns at eleven.
    reply.raw.setMaxListeners(20).once('close', () => underWay.delete(reply));
    const isRefused = isDraining ? !ALWAYS_ANSWERED.has(request.url) : isLeaving && request.url === READY;
    if (isRefused) throw problems.unavailable();
  });
  app.addHook('onSend', async (request, reply) => {
    // A connection on which bytes are still coming in is let go later: closed now, it would be reset before the answer is read.
    if (isDraining && request.raw.complete) reply.header('connection', 'close');
  });

  function answerRest(): void {
    for (const reply of underWay) if (!reply.sent) reply.send(problems.unavailable());
  }

  /** A process that was late reads what has come meanwhile between a timer and the next turn, so it takes that turn. */
  async function untilQuiet(limitMs: number): Promise<void> {
    const end = performance.now() + limitMs;
    await sleep(ACCEPT_MS);
    for (let seen = -1; seen !== arrivals && performance.now() < end; ) {
      seen = arrivals;
      await sleep(QUIET_MS);
      await nextTurn();
    }
  }

  app.decorate('onDrain', (end: () => void) => void ends.push(end));
  app.decorate('drain', async (graceMs: number, leaveMs = 0) => {
    const { server } = app;
    isLeaving = true;
    await sleep(leaveMs);
    isDraining = true;
    for (const end of ends) end();
    const late = setTimeout(answerRest, graceMs);
    const cut = setTimeout(() => server.closeAllConnections(), graceMs + FLUSH_MS);
    await untilQuiet(graceMs * ACCEPT_SHARE);
    const closed = new Promise<void>((resolve) => server.once('close', resolve));
    // Node's own close of an HTTP server cuts idle connections at once.
    NetServer.prototype.close.call(server);
    const release = setInterval(() => setImmediate(() => server.closeIdleConnections()), RELEASE_EVERY_MS);
    await closed;
    clearInterval(release);
    clearTimeout(late);
    clearTimeout(cut);
  });
}
