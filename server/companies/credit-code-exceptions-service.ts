/** The list of codes that an administrator lets register: each with a reason, and until a day. */
import { randomUUID } from 'node:crypto';
import { companyMessages } from '../../domain/api/messages/companies';
import type {
  CreditCodeException,
  CreditCodeExceptionBody,
  CreditCodeExceptions,
  CreditCodeExceptionsQuery,
} from '../../domain/calls/managed-companies';
import { isVisibleText } from '../../domain/checks/characters';
import { creditCodeFault, hasCreditCodeForm } from '../../domain/checks/credit-code';
import { normaliseCode } from '../../domain/checks/normalise';
import { dayOf } from '../../domain/windows/calendar';
import type { Caller } from '../core/access';
import type { AuditAction } from '../core/audit/audit-store';
import type { Deps } from '../core/deps';
import { business, problems } from '../core/errors';
import { isUuid } from '../core/ids';
import { createCompaniesStore } from './companies-store';
import {
  type CreditCodeExceptionsStore,
  createCreditCodeExceptionsStore,
} from './credit-code-exceptions-store';

type Found = NonNullable<Awaited<ReturnType<CreditCodeExceptionsStore['byId']>>>;

const viewOf = ({ exception, company }: Found, today: string): CreditCodeException => ({
  id: exception.id,
  credit_code: exception.creditCode,
  company_name: exception.companyName,
  reason: exception.reason,
  until: exception.until,
  is_over: exception.until < today,
  company,
  added_by: exception.addedBy,
  created_at: exception.createdAt.toISOString(),
});

export function createCreditCodeExceptions({ db, clock, audit }: Pick<Deps, 'db' | 'clock' | 'audit'>) {
  const store = createCreditCodeExceptionsStore(db);
  const companies = createCompaniesStore(db);
  const today = () => dayOf(clock());

  async function found(id: string): Promise<Found> {
    const record = isUuid(id) ? await store.byId(id) : undefined;
    if (!record) throw problems.notFound();
    return record;
  }

  const note = (caller: Caller, action: AuditAction, subjectId: string, details: Record<string, unknown>) =>
    audit.write({ subjectKind: 'credit_code_exception', subjectId, action, caller, details });

  /** The code in its one form. A wrong check digit is what the list is for; a code of another form is none. */
  function codeOf(raw: string): string {
    const code = normaliseCode(raw);
    const fault = creditCodeFault(code);
    if (fault && !hasCreditCodeForm(code)) throw business(fault);
    return code;
  }

  return {
    async list(query: CreditCodeExceptionsQuery): Promise<CreditCodeExceptions> {
      const { list, total } = await store.page(query);
      return { list: list.map((each) => viewOf(each, today())), total };
    },

    async add(caller: Caller, body: CreditCodeExceptionBody): Promise<CreditCodeException> {
      const { company_name: companyName, reason, until } = body;
      const creditCode = codeOf(body.credit_code);
      if (!isVisibleText(companyName)) throw business(companyMessages.nameEmpty);
      if (!isVisibleText(reason)) throw business(companyMessages.reasonMissing);
      if (until < today()) throw business(companyMessages.exceptionOver);
      if (await companies.byCreditCode(creditCode)) throw business(companyMessages.exceptionRegistered);
      const id = randomUUID();
      const row = { id, creditCode, companyName, reason, until, addedBy: caller.name, createdAt: clock() };
      await db.transaction(async () => {
        if (!(await store.add(row))) throw business(companyMessages.exceptionThere);
        await note(caller, 'credit_code.except', id, {
          credit_code: creditCode,
          company_name: companyName,
          reason,
          until,
        });
      });
      return viewOf(await found(id), today());
    },

    async remove(caller: Caller, id: string): Promise<void> {
      const { exception } = await found(id);
      await db.transaction(async () => {
        if (!(await store.remove(id, clock()))) throw problems.notFound();
        await note(caller, 'credit_code.unexcept', id, { credit_code: exception.creditCode });
      });
    },
  };
}
