import type { FastifyInstance } from 'fastify';
import { accountMessages } from '../../domain/api/messages/accounts';
import type { CallName } from '../../domain/api/paths';
import { business } from '../core/errors';

const OPEN: ReadonlySet<string> = new Set<CallName>(['currentUser', 'editPassword', 'logout']);

/** Who signed in with a one-time password can only look who they are, choose an own one, or leave. */
export function addPasswordGate(app: FastifyInstance): void {
  app.addHook('preHandler', async ({ caller, routeOptions }) => {
    if (!caller?.mustChangePassword || OPEN.has(routeOptions.config.call?.name ?? '')) return;
    throw business(accountMessages.mustChangePassword, { must_change_password: true });
  });
}
