import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { OfficeSettings } from '../../../domain/filing/offices';
import type { Env } from '../env';
import type { Gateway as Settings } from '../env/senders';
import { type Carrier, fileCarrier, httpCarrier, smtpCarrier } from './carriers';
import { type Gateway, type Gateways, guarded, signedMail, unguarded } from './gateway';
import { aliyunCarrier, tencentCarrier } from './sms-carriers';

function carrierOf(settings: Settings): Carrier {
  if (settings.kind === 'http') return httpCarrier(settings.url, settings.token);
  if (settings.kind === 'smtp') return smtpCarrier(settings);
  return settings.kind === 'aliyun' ? aliyunCarrier(settings) : tencentCarrier(settings);
}

/** The gateways that the environment names; without one, a folder of files. */
export function createSenders(env: Env, log: FastifyBaseLogger): Pick<Gateways, 'sms' | 'mail'> {
  const gateway = (name: string, settings: Settings | null): Gateway =>
    settings
      ? guarded(carrierOf(settings), { name, log })
      : unguarded(fileCarrier(join(env.dataDir, 'outbox')));
  return { sms: gateway('sms', env.smsGateway), mail: gateway('mail', env.mailGateway) };
}

/** Messages of a kind that nothing sends yet wait in the outbox. */
const unconnected: Gateway = {
  room: () => 0,
  send: async () => {
    throw new Error('nothing sends messages of this kind');
  },
};

/** The gateways of the outbox; the feature of webhooks puts its own in place. */
export function createGateways(
  env: Env,
  log: FastifyBaseLogger,
  house: { current(): Promise<OfficeSettings> },
): Gateways {
  const { sms, mail } = createSenders(env, log);
  return { sms, mail: signedMail(mail, house), webhook: unconnected };
}
