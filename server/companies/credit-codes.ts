import { creditCodeFault, hasCreditCodeForm } from '../../domain/checks/credit-code';
import { normaliseCode } from '../../domain/checks/normalise';
import type { Origin, RegisterAnswer } from '../../domain/registers/facts';
import { dayOf } from '../../domain/windows/calendar';
import type { Deps } from '../core/deps';
import { business } from '../core/errors';
import type { Registers } from '../registers/registers-service';
import { createCreditCodeExceptionsStore } from './credit-code-exceptions-store';

const TYPED_AT_MOST = 64;

/** What is known of a code: by an administrator, or by the register with where that comes from. */
export interface CodeEntry {
  name: string;
  checkDigitException: boolean;
  legalRep: string | null;
  origin: Pick<Origin, 'source' | 'asOf'> | null;
}

function entryIn(answer: RegisterAnswer): CodeEntry | undefined {
  if (answer.is !== 'known') return undefined;
  const { entry, origin } = answer;
  return {
    name: entry.name ?? '',
    checkDigitException: entry.check_digit_exception === 'yes',
    legalRep: entry.legal_rep ?? null,
    origin,
  };
}

/** Knowledge of a credit code before its company registers. */
export function createCreditCodes({
  db,
  clock,
  registers,
}: Pick<Deps, 'db' | 'clock'> & { registers: Registers }) {
  const exceptions = createCreditCodeExceptionsStore(db);

  async function excepted(code: string): Promise<CodeEntry | undefined> {
    const exception = await exceptions.inForce(code, dayOf(clock()));
    return (
      exception && { name: exception.companyName, checkDigitException: true, legalRep: null, origin: null }
    );
  }

  /** As an administrator put it on the list of exceptions, or as the register is known to have it: nobody outside is asked. */
  const entryOf = async (code: string): Promise<CodeEntry | undefined> =>
    (await excepted(code)) ?? entryIn(await registers.known('company', code));

  return {
    entryOf,

    /** The same for somebody who waits for it: an outside register is asked. `isAway`: it could not be. */
    async lookUp(code: string): Promise<{ entry: CodeEntry | undefined; isAway: boolean }> {
      const exception = await excepted(code);
      if (exception) return { entry: exception, isAway: false };
      const answer = await registers.askOne('company', code);
      return { entry: entryIn(answer), isAway: answer.is === 'unchecked' && answer.reason !== 'off' };
    },

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
