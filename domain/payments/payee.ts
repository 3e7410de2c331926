/**
 * Account that a granted amount is paid to: that of the signed filing, or else that of the company's profile. Nothing is guessed: what
 * neither states is null.
 */
import { hasRight, type RightsHolder } from '../accounts/roles';
import { maskSensitiveText } from '../checks/mask';
import type { Answers, Field, Form, Row } from '../definition';
import { listSectionFields, listSectionRecords } from '../filing/sections';

/** Sources by which a form names the fields of an account (domain/programs/library/bank-account.yaml). */
const ACCOUNT = 'company.bank_account';
const BANK = 'company.bank_name';
const HOLDER = 'company.name';

export const PAYEE_ORIGINS = ['filing', 'company'] as const;

export interface PayeeAccount {
  holder: string | null;
  bank: string | null;
  account: string | null;
  /** The record that states the account; null without an account. */
  from: (typeof PAYEE_ORIGINS)[number] | null;
}

const NOBODY: PayeeAccount = { holder: null, bank: null, account: null, from: null };

const readText = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() ? value.trim() : null;

const readFrom = (source: string, fields: readonly Field[], record: Row): string | null => {
  const field = fields.find((each) => each.source === source);
  return field ? readText(record[field.key]) : null;
};

function findPayeeOfAnswers({ sections }: Pick<Form, 'sections'>, answers: Answers): PayeeAccount | null {
  for (const section of sections) {
    const fields = listSectionFields(section);
    const [record] = listSectionRecords(section, answers);
    const account = record ? readFrom(ACCOUNT, fields, record) : null;
    if (record && account)
      return {
        holder: readFrom(HOLDER, fields, record),
        bank: readFrom(BANK, fields, record),
        account,
        from: 'filing',
      };
  }
  return null;
}

/** Finds the account in the signed answers, then in the profile. The profile does not name the holder of its account. */
export function findPayee(
  form: Pick<Form, 'sections'> | null,
  answers: Answers,
  profile: Readonly<Record<string, unknown>>,
): PayeeAccount {
  const signed = form && findPayeeOfAnswers(form, answers);
  if (signed) return signed;
  const account = readText(profile.bank_account);
  return account ? { holder: null, bank: readText(profile.bank_name), account, from: 'company' } : NOBODY;
}

/** True for people who may read account numbers whole: those who pay, and those who read the filings themselves. */
export const canReadAccounts = (holder: RightsHolder): boolean =>
  hasRight(holder, 'payment.record') || hasRight(holder, 'review.read');

export const maskPayee = (payee: PayeeAccount): PayeeAccount => ({
  ...payee,
  account: payee.account && maskSensitiveText(payee.account),
});
