/** Probes of the services that carry SMS and mail: whether each is there and takes our login. Nothing is sent. */
import type { Gateway as Settings } from '../env/senders';
import type { Probe } from '../probes';
import { GATEWAY_TIMEOUT_MS } from './carriers';
import { smtpTransport } from './smtp-carrier';

/** Any answer of the gateway itself will do, but for one that refuses our token. */
async function askHttp(url: string, token: string | null): Promise<void> {
  const reply = await fetch(url, {
    method: 'HEAD',
    headers: token ? { authorization: `Bearer ${token}` } : {},
    signal: AbortSignal.timeout(GATEWAY_TIMEOUT_MS),
  });
  await reply.body?.cancel();
  if (reply.status >= 500 || [401, 403].includes(reply.status))
    throw new Error(`the gateway answered ${reply.status}`);
}

async function askSmtp(settings: Extract<Settings, { kind: 'smtp' }>): Promise<void> {
  const transport = smtpTransport(settings);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** A path may hold a key: the host says enough. */
const hostOf = (url: string): string => new URL(url).host;

/** null where messages are written into files. */
export function senderProbe(kind: 'sms' | 'mail', settings: Settings | null): Probe | null {
  if (!settings) return null;
  if (settings.kind === 'smtp') return { kind, address: hostOf(settings.url), ask: () => askSmtp(settings) };
  const { url, token } = settings.kind === 'http' ? settings : { url: settings.endpoint, token: null };
  return { kind, address: hostOf(url), ask: () => askHttp(url, token) };
}
