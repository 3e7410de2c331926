import type { FastifyInstance } from 'fastify';
import { companyMessages } from '../../domain/api/messages/companies';
import * as calls from '../../domain/calls/companies';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import type { Companies } from './companies-service';

export function companiesRoutes(app: FastifyInstance, { registration, profiles, changes }: Companies): void {
  route(app, calls.companyName, ({ query }) => registration.companyName(query.credit_code));
  route(app, calls.register, async ({ body }) => {
    const registered = await registration.register(body);
    const { status } = registered;
    return answer(registered, companyMessages[status === 'pending' ? 'registeredWaits' : 'registered']);
  });
  route(app, calls.companyInfo, ({ caller, params }) => profiles.read(caller, params.id));
  route(app, calls.companyHistory, ({ caller, params, query, language }) =>
    changes.history(caller, params.id, query, language),
  );
  route(app, calls.updateCompanyInfo, async ({ caller, params, body, language }) =>
    answer(await profiles.update(caller, params.id, body, language), companyMessages.profileSaved),
  );
}
