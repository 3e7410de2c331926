import type { FastifyInstance } from 'fastify';
import { isLoopback } from '../address';
import type { Deps } from '../deps';

const ADVICE =
  'TRUST_PROXY is not set: all who come through the proxy count as its one address and share its limits; ' +
  'set it to the addresses of the proxy';

/**
 * Behind a proxy that is not named, everybody has the proxy's address, and strangers use up the limits of all. That there
 * is one shows by its headers, or by a server in production that listens on its own machine only.
 */
export function watchForProxy(
  app: FastifyInstance,
  { env: { trustProxy, isProduction, host }, warnings, log }: Pick<Deps, 'env' | 'warnings' | 'log'>,
): void {
  if (trustProxy) return;
  const warn = () => {
    if (warnings.set('untrusted_proxy', true)) log.warn(ADVICE);
  };
  if (isProduction && (host === 'localhost' || isLoopback(host))) app.addHook('onReady', async () => warn());
  app.addHook('onRequest', async ({ headers }) => {
    if (headers['x-forwarded-for'] ?? headers.forwarded) warn();
  });
}
