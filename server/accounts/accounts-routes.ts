import type { FastifyInstance } from 'fastify';
import type { Accounts } from './accounts-service';
import { sessionRoutes } from './session-routes';
import { subUserRoutes } from './sub-user-routes';

export function accountsRoutes(app: FastifyInstance, accounts: Accounts): void {
  sessionRoutes(app, accounts);
  subUserRoutes(app, accounts);
}
