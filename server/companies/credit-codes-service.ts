import { randomUUID } from 'node:crypto';
import type { LogDetails } from '../../domain/audit/detail-names';
import { isVisibleText } from '../../domain/checks/characters';
import { findCreditCodeFault, hasCreditCodeForm } from '../../domain/checks/credit-code';
import { normaliseCode } from '../../domain/checks/normalise';
import type {
  CreditCodeException,
  CreditCodeExceptionBody,
  CreditCodeExceptions,
  CreditCodeExceptionsQuery,
} from '../../domain/company/managed-company-calls';
import { companyMessages } from '../../domain/company/messages';
import type { RegisterAnswer, RegisterOrigin } from '../../domain/registers/register-checks';
import { formatBeijingDay } from '../../domain/windows/calendar';
import type { Caller } from '../core/access';
import type { AuditAction } from '../core/audit/audit-store';
import { createRefusal, problems } from '../core/errors';
import { isUuid } from '../core/ids';
import { askRegisterOnce, readKnownAnswer } from '../registers/registers-service';
import type { CreditCodeExceptionsStore } from './companies-store';
import type { CompanyDeps } from './company-deps';

const TYPED_AT_MOST = 64;

/** Entry of a credit code, in the exceptions of administrators or in the register; `origin` is null for an exception. */
interface CodeEntry {
  name: string;
  checkDigitException: boolean;
  legalRep: string | null;
  origin: Pick<RegisterOrigin, 'source' | 'asOf'> | null;
}

function toCodeEntry(answer: RegisterAnswer): CodeEntry | undefined {
  if (answer.is !== 'known') return undefined;
  const { entry, origin } = answer;
  return {
    name: entry.name ?? '',
    checkDigitException: entry.check_digit_exception === 'yes',
    legalRep: entry.legal_rep ?? null,
    origin,
  };
}

async function findException(
  { exceptions, clock }: CompanyDeps,
  code: string,
): Promise<CodeEntry | undefined> {
  const exception = await exceptions.inForce(code, formatBeijingDay(clock()));
  return (
    exception && { name: exception.companyName, checkDigitException: true, legalRep: null, origin: null }
  );
}

/** Looks a credit code up in the exceptions and the stored register; asks no outside service. */
export const findCodeEntry = async (deps: CompanyDeps, code: string): Promise<CodeEntry | undefined> =>
  (await findException(deps, code)) ?? toCodeEntry(await readKnownAnswer(deps.registers, 'company', code));

/**
 * Looks a credit code up, in the outside register too; `isAway` if no register could answer, other than for being switched
 * off.
 */
export async function findCreditCode(
  deps: CompanyDeps,
  code: string,
): Promise<{ entry: CodeEntry | undefined; isAway: boolean }> {
  const exception = await findException(deps, code);
  if (exception) return { entry: exception, isAway: false };
  const answer = await askRegisterOnce(deps.registers, 'company', code);
  return { entry: toCodeEntry(answer), isAway: answer.is === 'unchecked' && answer.reason !== 'off' };
}

/**
 * Normalizes a credit code. Throws 208 for one of wrong form; a code of the right form that fails the check digit passes
 * when it is on the list of exceptions, or marked as an exception in the register (RG-01).
 */
export async function parseCreditCode(deps: CompanyDeps, raw: string): Promise<string> {
  const code = normaliseCode(raw.slice(0, TYPED_AT_MOST));
  const fault = findCreditCodeFault(code);
  const isExcepted =
    fault && hasCreditCodeForm(code) && (await findCodeEntry(deps, code))?.checkDigitException;
  if (fault && !isExcepted) throw createRefusal(fault);
  return code;
}

/** A credit code that an administrator allows to register, with a reason and a last day. */
type FoundException = NonNullable<Awaited<ReturnType<CreditCodeExceptionsStore['byId']>>>;

const toCreditCodeException = (
  { exception, company }: FoundException,
  today: string,
): CreditCodeException => ({
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

async function findStored({ exceptions }: CompanyDeps, id: string): Promise<FoundException> {
  const record = isUuid(id) ? await exceptions.byId(id) : undefined;
  if (!record) throw problems.notFound();
  return record;
}

const writeAudit = (
  { audit }: CompanyDeps,
  caller: Caller,
  action: AuditAction,
  subjectId: string,
  details: LogDetails,
) => audit.write({ subjectKind: 'credit_code_exception', subjectId, action, caller, details });

/** Normalizes a credit code. A wrong check digit is allowed here, a wrong format is not. */
function parseExceptionCode(raw: string): string {
  const code = normaliseCode(raw);
  const fault = findCreditCodeFault(code);
  if (fault && !hasCreditCodeForm(code)) throw createRefusal(fault);
  return code;
}

export async function listExceptions(
  { exceptions, clock }: CompanyDeps,
  query: CreditCodeExceptionsQuery,
): Promise<CreditCodeExceptions> {
  const { list, total } = await exceptions.page(query);
  const today = formatBeijingDay(clock());
  return { list: list.map((each) => toCreditCodeException(each, today)), total };
}

export async function addException(
  deps: CompanyDeps,
  caller: Caller,
  body: CreditCodeExceptionBody,
): Promise<CreditCodeException> {
  const { company_name: companyName, reason, until } = body;
  const creditCode = parseExceptionCode(body.credit_code);
  if (!isVisibleText(companyName)) throw createRefusal(companyMessages.nameEmpty);
  if (!isVisibleText(reason)) throw createRefusal(companyMessages.reasonMissing);
  const today = formatBeijingDay(deps.clock());
  if (until < today) throw createRefusal(companyMessages.exceptionOver);
  if (await deps.store.byCreditCode(creditCode)) throw createRefusal(companyMessages.exceptionRegistered);
  const id = randomUUID();
  const row = { id, creditCode, companyName, reason, until, addedBy: caller.name, createdAt: deps.clock() };
  await deps.db.transaction(async () => {
    if (!(await deps.exceptions.add(row))) throw createRefusal(companyMessages.exceptionThere);
    await writeAudit(deps, caller, 'credit_code.except', id, {
      credit_code: creditCode,
      company_name: companyName,
      reason,
      until,
    });
  });
  return toCreditCodeException(await findStored(deps, id), today);
}

export async function removeException(deps: CompanyDeps, caller: Caller, id: string): Promise<void> {
  const { exception } = await findStored(deps, id);
  await deps.db.transaction(async () => {
    if (!(await deps.exceptions.remove(id, deps.clock()))) throw problems.notFound();
    await writeAudit(deps, caller, 'credit_code.unexcept', id, { credit_code: exception.creditCode });
  });
}
