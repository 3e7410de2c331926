import { creditCodeFault } from '../../domain/checks/credit-code';
import { normaliseCode } from '../../domain/checks/normalise';
import { business } from '../errors';
import type { CompaniesStore } from './companies-store';

const TYPED_AT_MOST = 64;

/**
 * The code in its one form. Throws 208 for a code that cannot be one; a real code that fails the check digit passes when
 * the register lists it as an exception (RG-01).
 */
export async function creditCodeOf(store: CompaniesStore, raw: string): Promise<string> {
  const code = normaliseCode(raw.slice(0, TYPED_AT_MOST));
  const fault = creditCodeFault(code);
  if (fault && !(await store.registered(code))?.checkDigitException) throw business(fault);
  return code;
}
