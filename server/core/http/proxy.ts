import type { FastifyInstance } from 'fastify';
import { isLoopback } from '../address';
import type { Deps } from '../deps';
import { ALWAYS_ANSWERED } from './admission';

const ADVICE =
  'TRUST_PROXY is not set: all who come through the proxy count as its one address and share its limits; ' +
  'set it to the addresses of the proxy';

/** Paths called by balancers themselves, without a client address. */
const PROBED = new Set([...ALWAYS_ANSWERED, '/api/ready']);
/** Period over which requests are counted. */
const WINDOW_MS = 10 * 60_000;

/**
 * Warns of a reverse proxy without TRUST_PROXY: everyone would have the proxy's address, and strangers would use up the
 * limits of all. A proxy is assumed for a server in production that listens on loopback only, and where most requests
 * have forwarding headers: a few forged headers among other requests raise no warning, and are forgotten with their
 * period.
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
  app.addHook('onRequest', ({ headers, url }, _reply, done) => {
    if (PROBED.has(url)) return done();
    const now = clock().getTime();
    if (now - counted.from >= WINDOW_MS) {
      warn(counted.forwarded > counted.direct);
      counted = { from: now, forwarded: 0, direct: 0 };
    }
    counted[(headers['x-forwarded-for'] ?? headers.forwarded) ? 'forwarded' : 'direct'] += 1;
    if (counted.forwarded > counted.direct) warn(true);
    done();
  });
}
