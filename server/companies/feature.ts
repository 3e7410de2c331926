import type { FastifyInstance } from 'fastify';
import { accountMessages } from '../../domain/accounts/messages';
import { handOverMainAccount as handOverCall } from '../../domain/accounts/sub-user-calls';
import { auditLog } from '../../domain/audit/calls';
import * as calls from '../../domain/company/calls';
import * as managedCalls from '../../domain/company/managed-company-calls';
import { companyMessages } from '../../domain/company/messages';
import { companySteps } from '../../domain/company/status';
import { companyFact } from '../../domain/registers/calls';
import { fillText } from '../../domain/text';
import { canInviteBySms } from '../accounts/invite-user';
import { defineFeature } from '../core/define-feature';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import { filesFeature } from '../files/feature';
import { registersFeature } from '../registers/feature';
import { searchAuditLog } from './audit-log-service';
import type { CompanyDeps } from './company-deps';
import { createCompanyDeps } from './company-deps';
import { moveCompany, takeCompanyStep } from './company-steps-service';
import { addException, listExceptions, removeException } from './credit-codes-service';
import { handOverMainAccount } from './hand-over';
import {
  listCompanyLog,
  listManagedCompanies,
  listProfileChanges,
  readManagedCompany,
  readManagedRow,
} from './managed-companies-service';
import { compareProfileWithRegister, readProfile, updateProfile } from './profile-service';
import { readRegisteredName, registerCompany } from './registration-service';

/**
 * Routes for administrators to manage companies. Calls with an idempotency key are carried out once, even if sent again
 * after a lost answer.
 */
function managedCompaniesRoutes(app: FastifyInstance, deps: CompanyDeps): void {
  route(app, managedCalls.managedCompanies, ({ caller, query, language }) =>
    listManagedCompanies(deps, caller, query, language),
  );
  route(app, managedCalls.managedCompany, ({ caller, params, language }) =>
    readManagedCompany(deps, caller, params.id, language),
  );
  route(app, managedCalls.managedCompanyLog, async ({ caller, params, query, language }) => {
    const { id } = await readManagedRow(deps, caller, params.id);
    return listCompanyLog(deps, id, query, language);
  });

  route(app, auditLog, ({ caller, query, language }) => searchAuditLog(deps, caller, query, language));

  route(app, managedCalls.stepCompany, async ({ caller, params, body, language, idempotencyKey: key }) => {
    const content = [managedCalls.stepCompany.name, params, body];
    const data = await deps.idempotency.once({ userId: caller.userId, key, content }, async () => {
      await takeCompanyStep(deps, caller, params.id, body);
      return readManagedCompany(deps, caller, params.id, language);
    });
    return answer(data, fillText(companyMessages.stepDone, { step: companySteps[body.step] }));
  });
  route(app, managedCalls.moveCompany, async ({ caller, params, body, language, idempotencyKey: key }) => {
    const content = [managedCalls.moveCompany.name, params, body];
    const data = await deps.idempotency.once({ userId: caller.userId, key, content }, async () => {
      await moveCompany(deps, caller, params.id, body);
      return readManagedCompany(deps, caller, params.id, language);
    });
    return answer(data, companyMessages.departmentMoved);
  });

  route(app, managedCalls.creditCodeExceptions, ({ query }) => listExceptions(deps, query));
  route(app, managedCalls.addCreditCodeException, async ({ caller, body, idempotencyKey: key }) => {
    const content = [managedCalls.addCreditCodeException.name, body];
    const work = () => addException(deps, caller, body);
    const data = await deps.idempotency.once({ userId: caller.userId, key, content }, work);
    return answer(data, companyMessages.exceptionAdded);
  });
  route(app, managedCalls.removeCreditCodeException, async ({ caller, params }) => {
    await removeException(deps, caller, params.id);
    return answer(null, companyMessages.exceptionRemoved);
  });
}

function addRoutes(app: FastifyInstance, deps: CompanyDeps): void {
  managedCompaniesRoutes(app, deps);
  route(app, calls.companyName, ({ query }) => readRegisteredName(deps, query.credit_code));
  route(app, calls.register, async ({ body }) => {
    const registered = await registerCompany(deps, body);
    const { status } = registered;
    return answer(registered, companyMessages[status === 'pending' ? 'registeredWaits' : 'registered']);
  });
  route(app, calls.companyInfo, ({ caller, params }) => readProfile(deps, caller, params.id));
  route(app, companyFact, ({ caller, params }) => compareProfileWithRegister(deps, caller, params.id));
  route(app, calls.companyHistory, ({ caller, params, query, language }) =>
    listProfileChanges(deps, caller, params.id, query, language),
  );
  route(app, calls.updateCompanyInfo, async ({ caller, params, body, language }) =>
    answer(await updateProfile(deps, caller, params.id, body, language), companyMessages.profileSaved),
  );
  route(app, handOverCall, async ({ caller, params, body }) => {
    const data = await handOverMainAccount(deps, caller, params.id, body);
    return answer({ ...data, invites_by_sms: canInviteBySms(deps.env) }, accountMessages.handedOver);
  });
}

export const companiesFeature = defineFeature({
  needs: { files: filesFeature, registers: registersFeature },
  create: (deps, { files: { files }, registers: { registers } }) =>
    createCompanyDeps(deps, { files, registers }),
  addRoutes,
});
