import type { FastifyInstance } from 'fastify';
import { accountMessages } from '../../domain/api/messages/accounts';
import * as calls from '../../domain/calls/accounts';
import { fillText, type Text } from '../../domain/text';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import type { Accounts } from './accounts-service';

const outcome = ({ done, refused }: calls.BatchResult): Text =>
  fillText(accountMessages.batchDone, { done: done.length, refused: refused.length });

/** Accounts that others manage, and the departments they belong to. */
export function subUserRoutes(app: FastifyInstance, { departments, subUsers, currentUsers }: Accounts): void {
  route(app, calls.users, ({ caller, query, language }) => subUsers.page(caller, query, language));
  route(app, calls.user, ({ caller, params, language }) => subUsers.read(caller, params.id, language));
  route(app, calls.createUser, async ({ caller, body, language }) =>
    answer(await subUsers.create(caller, body, language), accountMessages.userCreated),
  );
  route(app, calls.updateUser, async ({ caller, params, body, language }) =>
    answer(await subUsers.update(caller, params.id, body, language), accountMessages.userUpdated),
  );
  route(app, calls.resetPassword, async ({ caller, body }) =>
    answer(await subUsers.resetPassword(caller, body), accountMessages.userPasswordReset),
  );
  route(app, calls.batchDelete, async ({ caller, body, language }) => {
    const result = await subUsers.removeEach(caller, body.ids, language);
    return answer(result, outcome(result));
  });
  route(app, calls.batchResetPassword, async ({ caller, body, language }) => {
    const result = await subUsers.resetEach(caller, body.ids, language);
    return answer(result, outcome(result));
  });

  route(app, calls.ownDepartments, ({ caller }) => departments.list(caller));
  route(app, calls.createDepartment, async ({ caller, body }) =>
    answer(await departments.create(caller, body.name), accountMessages.departmentSaved),
  );
  route(app, calls.updateDepartment, async ({ caller, params, body }) =>
    answer(await departments.rename(caller, params.id, body.name), accountMessages.departmentSaved),
  );
  route(app, calls.deleteDepartment, async ({ caller, params }) => {
    await departments.remove(caller, params.id);
    return answer(null, accountMessages.departmentDeleted);
  });
  route(app, calls.ownTaxes, ({ caller, language }) => currentUsers.taxesOfCompany(caller, language));
}
