import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { problems } from '../errors';

const MAX_IN_FLIGHT = 1_000;
const MAX_LOOP_DELAY_MS = 1_000;
const SAMPLE_EVERY_MS = 1_000;
/** One pause is no overload: a computer that was busy for a moment goes on. */
const SLOW_SAMPLES = 2;
const RELEASE_EVERY_MS = 50;

/** Requests that answer even when the rest is refused. */
const ALWAYS = new Set(['/api/health', '/api/metrics']);

/** Milliseconds that this process was late, on the average since it was last asked. */
export function watchLoop(): () => number {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  return () => {
    const { mean } = delay;
    delay.reset();
    return mean / 1e6;
  };
}

/**
 * Overload and the way down are answered with 503 and Retry-After, never with silence. Once closing, what is in flight
 * is finished and sockets are let go.
 */
export function addOverloadGuard(app: FastifyInstance, loopDelay: () => number): void {
  let slowSamples = 0;
  const timer = setInterval(() => {
    slowSamples = loopDelay() > MAX_LOOP_DELAY_MS ? slowSamples + 1 : 0;
  }, SAMPLE_EVERY_MS).unref();

  let inFlight = 0;
  let closing = false;

  app.addHook('onRequest', async (request, reply) => {
    inFlight++;
    // A streamed answer has ten listeners of its own, and Node warns at eleven.
    reply.raw.setMaxListeners(20).once('close', () => inFlight--);
    const refused = closing || slowSamples >= SLOW_SAMPLES || inFlight > MAX_IN_FLIGHT;
    if (refused && !ALWAYS.has(request.url)) throw problems.unavailable();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    closing = true;
    clearInterval(timer);
    const release = setInterval(() => app.server.closeIdleConnections(), RELEASE_EVERY_MS);
    app.server.once('close', () => clearInterval(release));
  });
}
