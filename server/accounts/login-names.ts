import { normaliseCode } from '../../domain/checks/normalise';
import { normaliseUsername, usernameFault } from '../../domain/checks/username';
import type { UsersStore } from './users-store';

const CREDIT_CODE = /^[0-9A-Z]{18}$/;
const TYPED_AT_MOST = 64;

/** The account behind a login name, or behind a credit code: that company's main account; with the devices it knows. */
export async function findByLoginName(store: UsersStore, raw: string, usedAfter: Date) {
  if (raw.length > TYPED_AT_MOST) return undefined;
  const username = normaliseUsername(raw);
  const record = usernameFault(username) ? undefined : await store.byUsername(username, usedAfter);
  if (record) return record;
  const code = normaliseCode(raw);
  return CREDIT_CODE.test(code) ? store.ownerByCreditCode(code, usedAfter) : undefined;
}
