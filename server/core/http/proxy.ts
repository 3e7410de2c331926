import type { FastifyInstance } from 'fastify';
import { isLoopback } from '../address';
import type { Deps } from '../deps';
import { ALWAYS_ANSWERED } from './admission';

const ADVICE =
  'TRUST_PROXY is not set: all who come through the proxy count as its one address and share its limits; ' +
  'set it to the addresses of the proxy';

/** Paths called by balancers themselves, without a client address. */
const PROBED = new Set([...ALWAYS_ANSWERED, '/api/ready']);
/** Calls are counted for so long. */
const WINDOW_MS = 10 * 60_000;

/**
 * Behind a proxy that is not named, everybody has the proxy's address, and strangers use up the limits of all. That there
 * is one shows by a server in production that listens on its own machine only, or by the headers of most calls: one that a
 * stranger made up raises nothing where others come, and is forgotten with its window.
 */
export function watchForProxy(
  app: FastifyInstance,
  {
    env: { trustProxy, isProduction, host },
    warnings,
    log,
    clock,
  }: Pick<Deps, 'env' | 'warnings' | 'log' | 'clock'>,
): void {
  if (trustProxy) return;
  const warn = (isOn: boolean) => {
    if (warnings.set('untrusted_proxy', isOn) && isOn) log.warn(ADVICE);
  };
  if (isProduction && (host === 'localhost' || isLoopback(host)))
    return void app.addHook('onReady', async () => warn(true));

  let counted = { from: clock().getTime(), forwarded: 0, direct: 0 };
  app.addHook('onRequest', async ({ headers, url }) => {
    if (PROBED.has(url)) return;
    const now = clock().getTime();
    if (now - counted.from >= WINDOW_MS) {
      warn(counted.forwarded > counted.direct);
      counted = { from: now, forwarded: 0, direct: 0 };
    }
    counted[(headers['x-forwarded-for'] ?? headers.forwarded) ? 'forwarded' : 'direct'] += 1;
    if (counted.forwarded > counted.direct) warn(true);
  });
}
