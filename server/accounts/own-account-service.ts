import { Readable } from 'node:stream';
import type { Role } from '../../domain/accounts/roles';
import { accountMessages } from '../../domain/api/messages/accounts';
import { companyMessages } from '../../domain/api/messages/companies';
import type { EditPhoneBody } from '../../domain/accounts/own-account-calls';
import { maskOf } from '../../domain/checks/mask';
import { COMPANIES_PER_PHONE } from '../../domain/company/status';
import { portalName } from '../../domain/filing/offices';
import { fillText } from '../../domain/text';
import type { Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { business, problems } from '../core/errors';
import { createZip } from '../core/zip';
import { createOldPasswordCheck } from './known-account';
import { createOwnDataStore } from './own-data-store';
import { mobileOf, type SmsCodes } from './sms-codes-service';
import { createUsersStore, type UserRow } from './users-store';

/**
 * Changing the own mobile number: with the password, and a code that was sent to the new number. The old number is told,
 * for whoever holds the number can set a new password.
 */
export function createPhoneService(deps: Deps, smsCodes: SmsCodes) {
  const { db, audit, outbox, house } = deps;
  const store = createUsersStore(db);
  const old = createOldPasswordCheck(deps);

  /** Asked of those alone who hold the number: it tells that others have it. */
  async function assertFree({ role }: UserRow, phone: string): Promise<void> {
    if ((role as Role) !== 'owner') return;
    if ((await store.countOwnersWithPhone(phone)) >= COMPANIES_PER_PHONE)
      throw business(companyMessages.phoneAtMost);
  }

  async function tellOldNumber({ phone: former, username }: UserRow, phone: string): Promise<void> {
    if (!former) return;
    const portal = portalName(await house.current());
    const said = { portal, username, phone: maskOf(phone) };
    const text = fillText(accountMessages.phoneChangedText, said).zh;
    await outbox.enqueue({ kind: 'sms', to: former, scene: 'phone_changed', text });
  }

  return {
    /** Throws 208 for a wrong password or code, or a number that cannot be taken. Gives the new number, masked. */
    async edit(caller: Caller, body: EditPhoneBody): Promise<string> {
      const record = await store.byId(caller.userId);
      if (!record) throw problems.sessionEnded();
      const phone = mobileOf(body.phone);
      await old.assertOld(body.password, record);
      if (record.user.phone === phone) throw business(accountMessages.phoneSame);
      const codeId = await smsCodes.check(phone, 'change_phone', body.sms_code);
      await assertFree(record.user, phone);
      await db.transaction(async () => {
        await smsCodes.use(codeId);
        const user = await old.holdProved(record);
        await store.update(caller.userId, { phone });
        await tellOldNumber(user, phone);
        const { userId: subjectId, companyId } = caller;
        await audit.write({
          subjectKind: 'user',
          subjectId,
          companyId,
          action: 'user.phone_change',
          caller,
          details: { phone: maskOf(phone) },
        });
      });
      return maskOf(phone);
    },
  };
}

const FORMAT = 'portal-own-data/1';
const ABOUT = {
  zh: '本文件是平台保存的您的个人数据。属于申报或企业的内容只列出编号和时间，内容请在平台中查看。',
  en: 'What the portal keeps about you. Of what belongs to a filing or a company only ids and times are listed: see it in the portal.',
};

/** Everything that is kept about one person, for that person alone, as a file. */
export function createOwnData({ db, clock, audit, log }: Pick<Deps, 'db' | 'clock' | 'audit' | 'log'>) {
  const store = createOwnDataStore(db);

  /** Section by section: no more than one is in memory. */
  async function* pieces(userId: string) {
    yield `${JSON.stringify({ format: FORMAT, made_at: clock(), about: ABOUT }).slice(0, -1)},"sections":{`;
    let separator = '';
    for await (const [name, found] of store.sections(userId)) {
      yield `${separator}\n${JSON.stringify(name)}:${JSON.stringify(found)}`;
      separator = ',';
    }
    yield '}}\n';
  }

  return {
    /** A zip, and a line in the person's log that it was taken. */
    async take(caller: Caller): Promise<Readable> {
      const { userId: subjectId, companyId } = caller;
      await audit.write({ subjectKind: 'user', subjectId, companyId, action: 'user.data_export', caller });
      const zip = createZip(clock());
      zip
        .add('my-data.json', Readable.from(pieces(caller.userId)), { compress: true })
        .then(zip.end)
        .catch((error: Error) => {
          log.warn({ err: error }, 'a person’s data could not be written to the end');
          zip.output.destroy(error);
        });
      return zip.output;
    },
  };
}
