import { creditCodeFault, hasCreditCodeForm } from '../../domain/checks/credit-code';
import { normaliseCode } from '../../domain/checks/normalise';
import { dayOf } from '../../domain/windows/calendar';
import type { Deps } from '../core/deps';
import { business } from '../core/errors';
import { createCompaniesStore } from './companies-store';
import { createCreditCodeExceptionsStore } from './credit-code-exceptions-store';

const TYPED_AT_MOST = 64;

/** Knowledge of a credit code before its company registers. */
export function createCreditCodes({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const register = createCompaniesStore(db);
  const exceptions = createCreditCodeExceptionsStore(db);

  /** The name behind a code: as an administrator put it on the list of exceptions, or as the register has it. */
  async function entryOf(code: string): Promise<{ name: string; checkDigitException: boolean } | undefined> {
    const exception = await exceptions.inForce(code, dayOf(clock()));
    return exception ? { name: exception.companyName, checkDigitException: true } : register.registered(code);
  }

  return {
    entryOf,

    /**
     * The code in its one form. Throws 208 for a code that cannot be one; a real code that fails the check digit passes
     * when it is on the list of exceptions, or the register has it as one (RG-01).
     */
    async codeOf(raw: string): Promise<string> {
      const code = normaliseCode(raw.slice(0, TYPED_AT_MOST));
      const fault = creditCodeFault(code);
      const isExcepted = fault && hasCreditCodeForm(code) && (await entryOf(code))?.checkDigitException;
      if (fault && !isExcepted) throw business(fault);
      return code;
    },
  };
}
