import type { FastifyInstance } from 'fastify';
import { companyMessages } from '../../domain/api/messages/companies';
import * as calls from '../../domain/calls/managed-companies';
import { companySteps } from '../../domain/company/status';
import { fillText } from '../../domain/text';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import type { Idempotency } from '../filings/idempotency-store';
import type { Companies } from './companies-service';

/** Companies as administrators keep them. What may be sent again when its answer was lost is done once. */
export function managedCompaniesRoutes(
  app: FastifyInstance,
  { managed, steps, log, exceptions }: Companies,
  idempotency: Idempotency,
): void {
  route(app, calls.managedCompanies, ({ query, language }) => managed.list(query, language));
  route(app, calls.managedCompany, ({ caller, params, language }) =>
    managed.one(caller, params.id, language),
  );
  route(app, calls.managedCompanyLog, async ({ caller, params, query, language }) => {
    const { id } = await managed.row(caller, params.id);
    return log(id, query, language);
  });

  route(app, calls.stepCompany, async ({ caller, params, body, language, idempotencyKey: key }) => {
    const content = [calls.stepCompany.name, params, body];
    const data = await idempotency.once({ userId: caller.userId, key, content }, async () => {
      await steps.step(caller, await managed.row(caller, params.id), body);
      return managed.one(caller, params.id, language);
    });
    return answer(data, fillText(companyMessages.stepDone, { step: companySteps[body.step] }));
  });
  route(app, calls.moveCompany, async ({ caller, params, body, language, idempotencyKey: key }) => {
    const content = [calls.moveCompany.name, params, body];
    const data = await idempotency.once({ userId: caller.userId, key, content }, async () => {
      await steps.move(caller, await managed.row(caller, params.id), body);
      return managed.one(caller, params.id, language);
    });
    return answer(data, companyMessages.departmentMoved);
  });

  route(app, calls.creditCodeExceptions, ({ query }) => exceptions.list(query));
  route(app, calls.addCreditCodeException, async ({ caller, body, idempotencyKey: key }) => {
    const content = [calls.addCreditCodeException.name, body];
    const work = () => exceptions.add(caller, body);
    const data = await idempotency.once({ userId: caller.userId, key, content }, work);
    return answer(data, companyMessages.exceptionAdded);
  });
  route(app, calls.removeCreditCodeException, async ({ caller, params }) => {
    await exceptions.remove(caller, params.id);
    return answer(null, companyMessages.exceptionRemoved);
  });
}
