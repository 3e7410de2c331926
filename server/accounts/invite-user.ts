/**
 * Invitations by SMS: the link that opens a new account, sent to a number that the inviter types. The one-time password
 * comes with the request, because it is stored nowhere. Offered where the SMS service can send free text and the portal's
 * address is configured.
 */
import { randomUUID } from 'node:crypto';
import { type AccountInvitation, createInvitationLink } from '../../domain/accounts/invitation';
import { invitationMessages } from '../../domain/accounts/invitation-messages';
import { ONE_TIME_HOURS } from '../../domain/accounts/one-time-password';
import type { InviteUserBody } from '../../domain/accounts/sub-user-calls';
import { maskSensitiveText } from '../../domain/checks/mask';
import { getPortalName } from '../../domain/filing/office-settings';
import { UNDO_MINUTES } from '../../domain/filing/withdrawal';
import { MAX_SMS_LENGTH } from '../../domain/inbox/messages';
import { fillText, say, type Text } from '../../domain/text';
import { MINUTE_MS } from '../../domain/time';
import type { Caller } from '../core/access';
import type { Deps } from '../core/deps';
import type { Env } from '../core/env';
import { createRefusal, problems } from '../core/errors';
import { findManagedAccount, writeAccountToAudit } from './managed-accounts';
import { isPassword } from './passwords';
import { parseMobile } from './sms-codes';
import { assertMayInvite, countSentSms } from './sms-limits';
import type { UserRecord } from './users-store';

const SCENE = 'invitation';

/**
 * Returns whether invitations can be sent. An SMS cloud sends only approved templates, so it needs one for invitations
 * with the parameter `text`.
 */
export function canInviteBySms({ smsGateway, publicUrl }: Pick<Env, 'smsGateway' | 'publicUrl'>): boolean {
  if (!smsGateway || !publicUrl) return false;
  return !('templates' in smsGateway) || (smsGateway.templates[SCENE]?.params.includes('text') ?? false);
}

/** Writes the text of the SMS; a long company name is cut, so that the link stays complete. */
export function writeInvitationSms(names: { portal: Text; company: string }, link: string): string {
  const write = (company: string) =>
    fillText(invitationMessages.text, { ...names, company, hours: ONE_TIME_HOURS, link }).zh;
  const over = write(names.company).length - MAX_SMS_LENGTH;
  return over > 0 ? write(`${names.company.slice(0, -over - 1)}…`) : write(names.company);
}

async function isStillValid({ clock }: Deps, { user }: UserRecord, password: string): Promise<boolean> {
  const { mustChangePassword, passwordExpiresAt, enabled, passwordHash } = user;
  if (!mustChangePassword || !enabled || !passwordExpiresAt || passwordExpiresAt <= clock()) return false;
  return isPassword(password, passwordHash);
}

async function writeText(
  { env, officeSettings }: Deps,
  { company }: UserRecord,
  invitation: AccountInvitation,
): Promise<string> {
  const portal = getPortalName(await officeSettings.current());
  const link = createInvitationLink(env.publicUrl ?? '', invitation);
  return writeInvitationSms({ portal, company: company?.name ?? say(portal, 'zh') }, link);
}

/**
 * Sends an invitation by SMS. Throws 208 where SMS are not configured, for a password that is no longer valid, and beyond
 * the limits.
 */
export async function inviteUser(
  deps: Deps,
  caller: Caller,
  id: string,
  { phone, password }: InviteUserBody,
): Promise<{ invitation: string }> {
  const { db, env, clock, outbox } = deps;
  const invitation = randomUUID();
  const record = await findManagedAccount(deps, caller, id);
  if (!canInviteBySms(env)) throw createRefusal(invitationMessages.unavailable);
  const to = parseMobile(phone);
  if (!(await isStillValid(deps, record, password))) throw createRefusal(invitationMessages.over);
  await assertMayInvite(deps, to, caller.companyId ?? caller.userId);
  const { user, company } = record;
  const text = await writeText(deps, record, { username: user.username, password });
  await db.transaction(async () => {
    await writeAccountToAudit(deps, caller, 'user.invite', user, {
      phone: maskSensitiveText(to),
      invitation,
    });
    await outbox.enqueue({
      id: invitation,
      notBefore: new Date(clock().getTime() + env.holdSeconds * 1000),
      kind: 'sms',
      to,
      scene: SCENE,
      text,
      title: { zh: '账号邀请', en: 'Invitation to an account', ar: 'دعوة إلى حساب' },
      about: company?.name ?? user.name,
      until: user.passwordExpiresAt ?? clock(),
    });
  });
  await countSentSms(deps);
  outbox.hurry();
  return { invitation };
}

/** Withdraws an invitation to this account that has not gone out yet; the account and its one-time password stay. */
export async function withdrawInvitation(
  deps: Deps,
  caller: Caller,
  id: string,
  invitation: string,
): Promise<null> {
  const { db, audit, clock, outbox } = deps;
  const { user } = await findManagedAccount(deps, caller, id);
  const lines = await audit.read('user', user.id);
  const sent = lines.findLast(({ details }) => details?.invitation === invitation);
  if (!sent) throw problems.notFound();
  if (sent.action === 'user.uninvite') return null;
  const isLongAgo = clock().getTime() - sent.at.getTime() > UNDO_MINUTES * MINUTE_MS;
  await db.transaction(async () => {
    if (isLongAgo || !(await outbox.withdraw({ id: invitation })))
      throw createRefusal(invitationMessages.gone);
    await writeAccountToAudit(deps, caller, 'user.uninvite', user, { invitation });
  });
  return null;
}
