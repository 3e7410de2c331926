import type { RegisterBody } from '@domain/calls/companies';
import { normaliseCode, normaliseEmail, normalisePhone } from '@domain/checks/normalise';
import { readStored, writeStored } from '@/utils/storage';

export type RegisterValues = Partial<RegisterBody>;

/** Typed values are kept as long as the tab, except passwords and codes. */
const KEY = 'register_draft';

const KEPT = [
  'credit_code',
  'company_name',
  'legal_rep_name',
  'dept',
  'tax',
  'industry',
  'contact_name',
  'phone',
  'email',
  'username',
] as const satisfies (keyof RegisterBody)[];

export function readDraft(): RegisterValues {
  try {
    return JSON.parse(readStored(KEY, 'sessionStorage') ?? '{}');
  } catch {
    return {};
  }
}

export function keepDraft(values: RegisterValues): void {
  const kept = Object.fromEntries(KEPT.map((key) => [key, values[key]]));
  writeStored(KEY, JSON.stringify(kept), 'sessionStorage');
}

export const dropDraft = (): void => writeStored(KEY, null, 'sessionStorage');

/** The values as the wire takes them. The login name is the credit code unless another was chosen. */
export function bodyOf(values: RegisterValues): RegisterValues {
  const credit_code = normaliseCode(values.credit_code ?? '');
  const { captcha_code: _, email, ...rest } = values as RegisterValues & { captcha_code?: string };
  return {
    ...rest,
    credit_code,
    company_name: values.company_name?.trim(),
    contact_name: values.contact_name?.trim(),
    phone: normalisePhone(values.phone ?? ''),
    username: values.username?.trim() || credit_code,
    ...(email ? { email: normaliseEmail(email) } : {}),
  };
}
