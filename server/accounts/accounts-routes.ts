import type { FastifyInstance } from 'fastify';
import { accountMessages } from '../../domain/api/messages/accounts';
import type { CallName } from '../../domain/api/paths';
import { business } from '../core/errors';
import type { Accounts } from './accounts-service';
import { sessionRoutes } from './session-routes';
import { subUserRoutes } from './sub-user-routes';

const OPEN: ReadonlySet<string> = new Set<CallName>(['currentUser', 'editPassword', 'logout']);

/** A person who signed in with a one-time password can look up the own account, choose a password, or leave. */
function addPasswordGate(app: FastifyInstance): void {
  app.addHook('preHandler', async ({ caller, routeOptions }) => {
    if (!caller?.mustChangePassword || OPEN.has(routeOptions.config.call?.name ?? '')) return;
    throw business(accountMessages.mustChangePassword, { must_change_password: true });
  });
}

/** Comes before all other routes: the gate holds for those that follow it. */
export function accountsRoutes(app: FastifyInstance, accounts: Accounts): void {
  addPasswordGate(app);
  sessionRoutes(app, accounts);
  subUserRoutes(app, accounts);
}
