import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { problems } from '../errors';

const MAX_IN_FLIGHT = 1_000;
const MAX_LOOP_DELAY_MS = 1_000;
const SAMPLE_EVERY_MS = 1_000;
/** One pause is no overload: a computer that was busy for a moment goes on. */
const SLOW_SAMPLES = 2;

/** Requests that answer even when the rest is refused. */
export const ALWAYS_ANSWERED = new Set(['/api/health', '/api/metrics']);

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

/** Milliseconds that this thread has worked since it began. */
export const workedMs = (): number => performance.eventLoopUtilization().active;

/** Overload is answered with 503 and Retry-After, never with silence. */
export function addOverloadGuard(app: FastifyInstance, loopDelay: () => number): void {
  let slowSamples = 0;
  const timer = setInterval(() => {
    slowSamples = loopDelay() > MAX_LOOP_DELAY_MS ? slowSamples + 1 : 0;
  }, SAMPLE_EVERY_MS).unref();

  let inFlight = 0;

  app.addHook('onRequest', async (request, reply) => {
    inFlight++;
    // A streamed answer has ten listeners of its own, and Node warns at eleven.
    reply.raw.setMaxListeners(20).once('close', () => inFlight--);
    const refused = slowSamples >= SLOW_SAMPLES || inFlight > MAX_IN_FLIGHT;
    if (refused && !ALWAYS_ANSWERED.has(request.url)) throw problems.unavailable();
  });
  app.addHook('preClose', async () => clearInterval(timer));
}
