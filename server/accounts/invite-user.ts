/**
 * Invitations by SMS: the link that opens a new account, to a number that the inviter types. The one-time password comes
 * with the request, for it is kept nowhere. Sent where a service takes the whole text, and the portal knows its address.
 */
import { type AccountInvitation, invitationLink } from '../../domain/accounts/invitation';
import { accountMessages } from '../../domain/accounts/messages';
import { ONE_TIME_HOURS } from '../../domain/accounts/one-time-password';
import type { InviteUserBody } from '../../domain/accounts/sub-user-calls';
import { maskSensitiveText } from '../../domain/checks/mask';
import { getPortalName } from '../../domain/filing/offices';
import { SMS_AT_MOST } from '../../domain/inbox/messages';
import { fillText, say, type Text } from '../../domain/text';
import type { Caller } from '../core/access';
import type { Deps } from '../core/deps';
import type { Env } from '../core/env';
import { business } from '../core/errors';
import { createManagedAccounts } from './account-changes';
import { isPassword } from './passwords';
import { mobileOf } from './sms-codes-service';
import type { SmsLimits } from './sms-limits';
import type { UserRecord } from './users-store';

const SCENE = 'invitation';

/** A cloud sends what it has approved: it needs a template for invitations that takes the text. */
export function invitesBySms({ smsGateway, publicUrl }: Pick<Env, 'smsGateway' | 'publicUrl'>): boolean {
  if (!smsGateway || !publicUrl) return false;
  return !('templates' in smsGateway) || (smsGateway.templates[SCENE]?.params.includes('text') ?? false);
}

/** The SMS with its link whole: a long name of a company is cut to make room. */
export function invitationSms(names: { portal: Text; company: string }, link: string): string {
  const worded = (company: string) =>
    fillText(accountMessages.inviteText, { ...names, company, hours: ONE_TIME_HOURS, link }).zh;
  const over = worded(names.company).length - SMS_AT_MOST;
  return over > 0 ? worded(`${names.company.slice(0, -over - 1)}…`) : worded(names.company);
}

export function createInvitations(deps: Deps, limits: SmsLimits) {
  const { db, env, clock, house, outbox } = deps;
  const { own, note } = createManagedAccounts(deps);
  const isOffered = invitesBySms(env);

  async function isGood({ user }: UserRecord, password: string): Promise<boolean> {
    const { mustChangePassword, passwordExpiresAt, enabled, passwordHash } = user;
    if (!mustChangePassword || !enabled || !passwordExpiresAt || passwordExpiresAt <= clock()) return false;
    return isPassword(password, passwordHash);
  }

  async function wordsFor({ company }: UserRecord, invitation: AccountInvitation): Promise<string> {
    const portal = getPortalName(await house.current());
    const link = invitationLink(env.publicUrl ?? '', invitation);
    return invitationSms({ portal, company: company?.name ?? say(portal, 'zh') }, link);
  }

  return {
    isOffered,

    /** Throws 208 where SMS are not switched on, for a password that opens nothing any more, and beyond the limits. */
    async invite(caller: Caller, id: string, { phone, password }: InviteUserBody): Promise<null> {
      const record = await own(caller, id);
      if (!isOffered) throw business(accountMessages.inviteUnavailable);
      const to = mobileOf(phone);
      if (!(await isGood(record, password))) throw business(accountMessages.inviteOver);
      await limits.assertInvitation(to, caller.companyId ?? caller.userId);
      const { user, company } = record;
      const text = await wordsFor(record, { username: user.username, password });
      await db.transaction(async () => {
        await note(caller, 'user.invite', user, { phone: maskSensitiveText(to) });
        await outbox.enqueue({
          kind: 'sms',
          to,
          scene: SCENE,
          text,
          title: { zh: '账号邀请', en: 'Invitation to an account' },
          about: company?.name ?? user.name,
          until: user.passwordExpiresAt ?? clock(),
        });
      });
      await limits.countSent();
      outbox.hurry();
      return null;
    },
  };
}
