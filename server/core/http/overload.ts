import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { problems } from '../errors';

/** The event loop's mean delay over a sample: a computer that was busy for a moment goes on. */
export const MAX_LOOP_DELAY_MS = 1_000;
const SAMPLE_EVERY_MS = 2_000;

/** Requests that are answered even when the rest is refused. */
export const ALWAYS_ANSWERED = new Set(['/api/health', '/api/metrics']);

/** Answers 503 with Retry-After while the process is late. A `maxEventLoopDelay` of 0 measures nothing. */
export async function addOverloadGuard(
  app: FastifyInstance,
  maxEventLoopDelay: number,
  sampleInterval = SAMPLE_EVERY_MS,
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay,
    sampleInterval,
    pressureHandler: async ({ url }) => {
      if (!ALWAYS_ANSWERED.has(url)) throw problems.unavailable();
    },
  });
}
