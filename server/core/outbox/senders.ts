import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { OfficeSettings } from '../../../domain/filing/office-settings';
import type { Env } from '../env';
import type { SenderSettings as Settings } from '../env/senders';
import { createFileCarrier, createHttpCarrier, createSmtpCarrier, type MessageCarrier } from './carriers';
import {
  createGuardedGateway,
  createPlainGateway,
  createSignedMailGateway,
  type MessageGateway,
  type MessageGateways,
} from './gateway';
import { createAliyunCarrier, createTencentCarrier } from './sms-carriers';

function createCarrier(settings: Settings): MessageCarrier {
  if (settings.kind === 'http') return createHttpCarrier(settings.url, settings.token);
  if (settings.kind === 'smtp') return createSmtpCarrier(settings);
  return settings.kind === 'aliyun' ? createAliyunCarrier(settings) : createTencentCarrier(settings);
}

/** Creates the gateways that the environment configures; without one, messages are written to a folder. */
export function createSenders(env: Env, log: FastifyBaseLogger): Pick<MessageGateways, 'sms' | 'mail'> {
  const gateway = (name: string, settings: Settings | null): MessageGateway =>
    settings
      ? createGuardedGateway(createCarrier(settings), { name, log })
      : createPlainGateway(createFileCarrier(join(env.dataDir, 'outbox')));
  return { sms: gateway('sms', env.smsGateway), mail: gateway('mail', env.mailGateway) };
}

/** Messages of a kind that nothing sends yet wait in the outbox. */
const unconnected: MessageGateway = {
  room: () => 0,
  send: async () => {
    throw new Error('nothing sends messages of this kind');
  },
};

/** Creates the gateways of the outbox; the webhooks feature replaces its own. */
export function createGateways(
  env: Env,
  log: FastifyBaseLogger,
  officeSettings: { current(): Promise<OfficeSettings> },
): MessageGateways {
  const { sms, mail } = createSenders(env, log);
  return { sms, mail: createSignedMailGateway(mail, officeSettings), webhook: unconnected };
}
