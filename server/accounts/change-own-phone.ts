import { accountMessages } from '../../domain/accounts/messages';
import type { EditPhoneBody } from '../../domain/accounts/own-account-calls';
import type { Role } from '../../domain/accounts/roles';
import { maskSensitiveText } from '../../domain/checks/mask';
import { companyMessages } from '../../domain/company/messages';
import { COMPANIES_PER_PHONE } from '../../domain/company/status';
import { getPortalName } from '../../domain/filing/office-settings';
import { fillText } from '../../domain/text';
import type { Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { createRefusal } from '../core/errors';
import { assertOldPassword, holdProvedUser, readOwnAccount } from './known-account';
import { writeOwnAccountToAudit } from './managed-accounts';
import { checkSmsCode, parseMobile, spendSmsCode } from './sms-codes';
import { createUsersStore, type UserRow } from './users-store';

/**
 * Throws 208 where the number is already that of as many main accounts as allowed. Called only after the caller has proved the
 * number, because the answer reveals that others have it.
 */
export async function assertPhoneFree({ db }: Pick<Deps, 'db'>, phone: string): Promise<void> {
  if ((await createUsersStore(db).countOwnersWithPhone(phone)) >= COMPANIES_PER_PHONE)
    throw createRefusal(companyMessages.phoneAtMost);
}

async function notifyOldNumber(
  { officeSettings, outbox }: Deps,
  { phone: former, username }: UserRow,
  phone: string,
): Promise<void> {
  if (!former) return;
  const portal = getPortalName(await officeSettings.current());
  const said = { portal, username, phone: maskSensitiveText(phone) };
  const text = fillText(accountMessages.phoneChangedText, said).zh;
  await outbox.enqueue({ kind: 'sms', to: former, scene: 'phone_changed', text });
}

/**
 * Changes the caller's own mobile number: with the password, and a code that was sent to the new number. The old number
 * gets an SMS, because the holder of an account's number can set a new password. Throws 208 for a wrong password or code,
 * or a number that cannot be used. Returns the new number, masked.
 */
export async function changeOwnPhone(deps: Deps, caller: Caller, body: EditPhoneBody): Promise<string> {
  const record = await readOwnAccount(deps, caller);
  const phone = parseMobile(body.phone);
  await assertOldPassword(deps, body.password, record);
  if (record.user.phone === phone) throw createRefusal(accountMessages.phoneSame);
  const codeId = await checkSmsCode(deps, phone, 'change_phone', body.sms_code);
  if ((record.user.role as Role) === 'owner') await assertPhoneFree(deps, phone);
  await deps.db.transaction(async () => {
    await spendSmsCode(deps, codeId);
    const user = await holdProvedUser(deps, record);
    await createUsersStore(deps.db).change(caller.userId, { phone });
    await notifyOldNumber(deps, user, phone);
    await writeOwnAccountToAudit(deps, caller, 'user.phone_change', { phone: maskSensitiveText(phone) });
  });
  return maskSensitiveText(phone);
}
