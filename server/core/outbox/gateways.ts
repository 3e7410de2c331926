import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Env, Gateway as Settings } from '../env';
import { fileCarrier, httpCarrier } from './carriers';
import { type Gateway, guarded, unguarded } from './gateway';
import type { OutboxMessage } from './outbox-store';

/** The ways out that the environment names; without one, a folder of files. */
export function gatewaysOf(env: Env, log: FastifyBaseLogger): Record<OutboxMessage['kind'], Gateway> {
  const way = (name: string, settings: Settings | null): Gateway =>
    settings
      ? guarded(httpCarrier(settings.url, settings.token), { name, log })
      : unguarded(fileCarrier(join(env.dataDir, 'outbox')));
  return { sms: way('sms', env.smsGateway), mail: way('mail', env.mailGateway) };
}
