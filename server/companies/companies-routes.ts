import type { FastifyInstance } from 'fastify';
import { companyMessages } from '../../domain/api/messages/companies';
import * as calls from '../../domain/company/calls';
import * as managedCalls from '../../domain/company/managed-company-calls';
import { companyFact as companyFactCall } from '../../domain/registers/calls';
import { companySteps } from '../../domain/company/status';
import { fillText } from '../../domain/text';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import type { Companies } from './companies-service';
import { companyFact, readProfile, updateProfile } from './profile-service';
import { register, registeredName } from './registration-service';

/** Companies as administrators keep them. What may be sent again when its answer was lost is done once. */
function managedCompaniesRoutes(
  app: FastifyInstance,
  { managed, steps, log, exceptions, idempotency }: Companies,
): void {
  route(app, managedCalls.managedCompanies, ({ caller, query, language }) =>
    managed.list(caller, query, language),
  );
  route(app, managedCalls.managedCompany, ({ caller, params, language }) =>
    managed.one(caller, params.id, language),
  );
  route(app, managedCalls.managedCompanyLog, async ({ caller, params, query, language }) => {
    const { id } = await managed.row(caller, params.id);
    return log(id, query, language);
  });

  route(app, managedCalls.stepCompany, async ({ caller, params, body, language, idempotencyKey: key }) => {
    const content = [managedCalls.stepCompany.name, params, body];
    const data = await idempotency.once({ userId: caller.userId, key, content }, async () => {
      await steps.step(caller, await managed.row(caller, params.id), body);
      return managed.one(caller, params.id, language);
    });
    return answer(data, fillText(companyMessages.stepDone, { step: companySteps[body.step] }));
  });
  route(app, managedCalls.moveCompany, async ({ caller, params, body, language, idempotencyKey: key }) => {
    const content = [managedCalls.moveCompany.name, params, body];
    const data = await idempotency.once({ userId: caller.userId, key, content }, async () => {
      await steps.move(caller, await managed.row(caller, params.id), body);
      return managed.one(caller, params.id, language);
    });
    return answer(data, companyMessages.departmentMoved);
  });

  route(app, managedCalls.creditCodeExceptions, ({ query }) => exceptions.list(query));
  route(app, managedCalls.addCreditCodeException, async ({ caller, body, idempotencyKey: key }) => {
    const content = [managedCalls.addCreditCodeException.name, body];
    const work = () => exceptions.add(caller, body);
    const data = await idempotency.once({ userId: caller.userId, key, content }, work);
    return answer(data, companyMessages.exceptionAdded);
  });
  route(app, managedCalls.removeCreditCodeException, async ({ caller, params }) => {
    await exceptions.remove(caller, params.id);
    return answer(null, companyMessages.exceptionRemoved);
  });
}

export function companiesRoutes(app: FastifyInstance, companies: Companies): void {
  const { registration, profiles, changes } = companies;
  managedCompaniesRoutes(app, companies);
  route(app, calls.companyName, ({ query }) => registeredName(registration, query.credit_code));
  route(app, calls.register, async ({ body }) => {
    const registered = await register(registration, body);
    const { status } = registered;
    return answer(registered, companyMessages[status === 'pending' ? 'registeredWaits' : 'registered']);
  });
  route(app, calls.companyInfo, ({ caller, params }) => readProfile(profiles, caller, params.id));
  route(app, companyFactCall, ({ caller, params }) => companyFact(profiles, caller, params.id));
  route(app, calls.companyHistory, ({ caller, params, query, language }) =>
    changes.history(caller, params.id, query, language),
  );
  route(app, calls.updateCompanyInfo, async ({ caller, params, body, language }) =>
    answer(await updateProfile(profiles, caller, params.id, body, language), companyMessages.profileSaved),
  );
}
