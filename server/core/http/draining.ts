/**
 * Shutdown of the HTTP server. Requests received are answered, later ones are refused with 503, and only then are sockets
 * closed: Node takes a connection whose request it has not read yet for an idle one, and would cut it.
 */
import { Server as NetServer } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { paths } from '../../../domain/api/paths.generated';
import { problems } from '../errors';
import { ALWAYS_ANSWERED } from './admission';

/**
 * Time for balancers to learn from /api/ready that this process stops; connections in the kernel's queue are still
 * accepted.
 */
const ACCEPT_MS = 500;
/** The port is closed after QUIET_MS without arrivals, at the latest after ACCEPT_SHARE of the grace period. */
const QUIET_MS = 100;
const ACCEPT_SHARE = 0.4;
const RELEASE_EVERY_MS = 50;
/** Time for the last answers to reach their clients. */
const FLUSH_MS = 500;
/**
 * Share of the time of leaving in which the process still says that it is ready: a balancer that asks both processes every
 * second must see that the one started before is back before it hears that this one goes, or for a moment it has none.
 */
const STILL_READY_SHARE = 0.4;
const [, READY = ''] = paths.ready.split(' ');

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Continues to serve for `leaveMs`, at first ready and then not ready in /api/ready; then accepts nothing more, answers
     * requests under way within `graceMs` or else with 503, and closes every connection.
     */
    drain(graceMs: number, leaveMs?: number): Promise<void>;
    /** Registers a function that ends long-lived answers when draining begins. */
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

  app.addHook('onRequest', (request, reply, done) => {
    arrivals++;
    underWay.add(reply);
    // A streamed answer has ten listeners of its own, and Node warns at eleven.
    reply.raw.setMaxListeners(20).once('close', () => underWay.delete(reply));
    const isRefused = isDraining ? !ALWAYS_ANSWERED.has(request.url) : isLeaving && request.url === READY;
    if (isRefused) throw problems.unavailable();
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    // A connection that is still receiving is closed later: closed at once, it would be reset before the answer is read.
    if (isDraining && request.raw.complete) reply.header('connection', 'close');
    done();
  });

  function answerRest(): void {
    for (const reply of underWay) if (!reply.sent) reply.send(problems.unavailable());
  }

  /**
   * Waits until no request arrives. A delayed process reads what has arrived between a timer and the next turn of the
   * event loop, so it waits for that turn too.
   */
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
    await sleep(leaveMs * STILL_READY_SHARE);
    isLeaving = true;
    await sleep(leaveMs * (1 - STILL_READY_SHARE));
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
