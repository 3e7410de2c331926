import { Readable } from 'node:stream';
import { accountMessages } from '../../domain/accounts/messages';
import type { EditPhoneBody } from '../../domain/accounts/own-account-calls';
import type { Role } from '../../domain/accounts/roles';
import { maskSensitiveText } from '../../domain/checks/mask';
import { companyMessages } from '../../domain/company/messages';
import { COMPANIES_PER_PHONE } from '../../domain/company/status';
import { getPortalName } from '../../domain/filing/offices';
import { fillText } from '../../domain/text';
import type { Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { business, problems } from '../core/errors';
import { createZip } from '../core/zip';
import { createOldPasswordCheck } from './known-account';
import { createOwnDataStore } from './own-data-store';
import { mobileOf, type SmsCodes } from './sms-codes-service';
import { createUsersStore, type UserRow } from './users-store';

type PhoneDeps = Deps & { smsCodes: SmsCodes };

/** Asked of those alone who hold the number: it tells that others have it. */
async function assertFree({ db }: PhoneDeps, { role }: UserRow, phone: string): Promise<void> {
  if ((role as Role) !== 'owner') return;
  if ((await createUsersStore(db).countOwnersWithPhone(phone)) >= COMPANIES_PER_PHONE)
    throw business(companyMessages.phoneAtMost);
}

async function notifyOldNumber(
  { house, outbox }: PhoneDeps,
  { phone: former, username }: UserRow,
  phone: string,
): Promise<void> {
  if (!former) return;
  const portal = getPortalName(await house.current());
  const said = { portal, username, phone: maskSensitiveText(phone) };
  const text = fillText(accountMessages.phoneChangedText, said).zh;
  await outbox.enqueue({ kind: 'sms', to: former, scene: 'phone_changed', text });
}

/**
 * Changing the own mobile number: with the password, and a code that was sent to the new number. The old number is told,
 * for whoever holds the number can set a new password. Throws
 * 208 for a wrong password or code, or a number that cannot be taken. Gives the new number, masked.
 */
export async function changeOwnPhone(deps: PhoneDeps, caller: Caller, body: EditPhoneBody): Promise<string> {
  const store = createUsersStore(deps.db);
  const old = createOldPasswordCheck(deps);
  const record = await store.byId(caller.userId);
  if (!record) throw problems.sessionEnded();
  const phone = mobileOf(body.phone);
  await old.assertOld(body.password, record);
  if (record.user.phone === phone) throw business(accountMessages.phoneSame);
  const codeId = await deps.smsCodes.check(phone, 'change_phone', body.sms_code);
  await assertFree(deps, record.user, phone);
  await deps.db.transaction(async () => {
    await deps.smsCodes.use(codeId);
    const user = await old.holdProved(record);
    await store.update(caller.userId, { phone });
    await notifyOldNumber(deps, user, phone);
    const { userId: subjectId, companyId } = caller;
    await deps.audit.write({
      subjectKind: 'user',
      subjectId,
      companyId,
      action: 'user.phone_change',
      caller,
      details: { phone: maskSensitiveText(phone) },
    });
  });
  return maskSensitiveText(phone);
}

const FORMAT = 'portal-own-data/1';
const ABOUT = {
  zh: '本文件是平台保存的您的个人数据。属于申报或企业的内容只列出编号和时间，内容请在平台中查看。',
  en: 'What the portal keeps about you. Of what belongs to a filing or a company only ids and times are listed: see it in the portal.',
};

/** Section by section: no more than one is in memory. */
async function* writePieces({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string) {
  yield `${JSON.stringify({ format: FORMAT, made_at: clock(), about: ABOUT }).slice(0, -1)},"sections":{`;
  let separator = '';
  for await (const [name, found] of createOwnDataStore(db).sections(userId)) {
    yield `${separator}\n${JSON.stringify(name)}:${JSON.stringify(found)}`;
    separator = ',';
  }
  yield '}}\n';
}

/** Everything that is kept about one person, for that person alone, as a zip; a line in the person's log says that it was taken. */
export async function exportOwnData(
  deps: Pick<Deps, 'db' | 'clock' | 'audit' | 'log'>,
  caller: Caller,
): Promise<Readable> {
  const { userId: subjectId, companyId } = caller;
  await deps.audit.write({ subjectKind: 'user', subjectId, companyId, action: 'user.data_export', caller });
  const zip = createZip(deps.clock());
  zip
    .add('my-data.json', Readable.from(writePieces(deps, caller.userId)), { compress: true })
    .then(zip.end)
    .catch((error: Error) => {
      deps.log.warn({ err: error }, 'a person’s data could not be written to the end');
      zip.output.destroy(error);
    });
  return zip.output;
}
