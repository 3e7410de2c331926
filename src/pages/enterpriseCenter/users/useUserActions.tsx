import { accountMessages } from '@domain/accounts/messages';
import { isCompanySide } from '@domain/accounts/roles';
import type { BatchResult, SubUserAccount } from '@domain/accounts/sub-user-calls';
import { fillText } from '@domain/text';
import { useState } from 'react';
import { useNavigate } from 'umi';
import type { BulkOutcome } from '@/components/Accounts/OneTimePasswords';
import { call } from '@/utils/call';
import { ignoreShownFailure } from '@/utils/failure';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { RemainingNote, type RemainingOffice, readRemainingOffices } from './components/RemainingNote';
import styles from './index.module.css';

export interface UserHandlers {
  onReset(users: SubUserAccount[]): void;
  onResetFactors(user: SubUserAccount): void;
  onSwitch(user: SubUserAccount): void;
  onDelete(users: SubUserAccount[]): void;
}

/** Number of open filings that are assigned to the person of an account; 0 for one of a company. */
async function countOpenFilings({ id, role }: SubUserAccount): Promise<number> {
  if (isCompanySide(role)) return 0;
  const { data } = await call('assignees');
  return data.find((officer) => officer.id === id)?.open ?? 0;
}

/** Actions for accounts of the list. Each asks for confirmation, naming the accounts and the effect. */
export function useUserActions(reload: () => void) {
  const { t, say } = useLanguage();
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);

  const refusedIn = ({ refused }: BatchResult, users: SubUserAccount[]) =>
    refused.map(({ id, msg }) => ({ id, why: msg, name: users.find((user) => user.id === id)?.name ?? id }));

  const ask = (
    action: 'reset' | 'resetFactors' | 'disable' | 'delete',
    users: SubUserAccount[],
    remaining: RemainingOffice[] = [],
  ) => {
    const [first] = users;
    const one = users.length === 1 && first;
    return feedback.confirm({
      title: one
        ? t(`users.${action}.ask`, { name: one.name })
        : t(`users.${action}.askMany`, { count: users.length }),
      content: (
        <>
          {!one && (
            <p className={styles.names}>
              <bdi>{users.map(({ name, username }) => `${name} (${username})`).join(', ')}</bdi>
            </p>
          )}
          <p>{t(`users.${action}.effect`)}</p>
          {remaining.map((office) => (
            <RemainingNote key={office.department} office={office} />
          ))}
        </>
      ),
      okText: t(`users.${action}`),
      okType: action === 'reset' ? 'primary' : 'danger',
    });
  };

  /** Says that filings have to be handed over first, and leads to them. */
  const tellOpenFilings = async (
    action: 'disable' | 'delete',
    { id, name }: SubUserAccount,
    count: number,
  ) => {
    const goes = await feedback.confirm({
      title: t(`users.${action}.notYet`, { name }),
      content: say(fillText(accountMessages.reviewerHasWork, { count })),
      okText: t('users.openFilings'),
    });
    if (goes) navigate(`/review/filings?status=open&assigned=${id}`);
  };

  /**
   * Asks like `ask`, with the people who remain in the departments; not at all where these cannot be read, or where the person has
   * filings to hand over. Of several, the outcome names those who have.
   */
  const askToLeave = async (action: 'disable' | 'delete', users: SubUserAccount[]) => {
    try {
      const [first] = users;
      const count = users.length === 1 && first ? await countOpenFilings(first) : 0;
      if (first && count > 0) {
        await tellOpenFilings(action, first, count);
        return false;
      }
      return await ask(action, users, await readRemainingOffices(users));
    } catch (error) {
      ignoreShownFailure(error);
      return false;
    }
  };

  const resetOne = async ({ id, username }: SubUserAccount) => {
    const data = await mutate(call('resetPassword', { data: { id } }), { afterwards: reload });
    if (data?.password)
      setOutcome({
        title: t('users.resetDone'),
        passwords: [{ id, username, password: data.password }],
        refused: [],
        invitesBySms: data.invites_by_sms,
      });
  };

  const onReset = async (users: SubUserAccount[]) => {
    if (!(await ask('reset', users))) return;
    const [first] = users;
    if (users.length === 1 && first) return await resetOne(first);
    const result = await mutate(call('batchResetPassword', { data: { ids: users.map(({ id }) => id) } }), {
      afterwards: reload,
    });
    if (result)
      setOutcome({
        title: t('users.resetDone'),
        passwords: result.passwords,
        refused: refusedIn(result, users),
        invitesBySms: result.invites_by_sms,
      });
  };

  const onDelete = async (users: SubUserAccount[]) => {
    if (!(await askToLeave('delete', users))) return;
    const result = await mutate(call('batchDelete', { data: { ids: users.map(({ id }) => id) } }), {
      afterwards: reload,
    });
    if (result?.refused.length)
      setOutcome({ title: t('users.deleteDone'), passwords: [], refused: refusedIn(result, users) });
  };

  const onResetFactors = async (user: SubUserAccount) => {
    if (await ask('resetFactors', [user]))
      await mutate(call('resetFactors', { data: { id: user.id } }), { afterwards: reload });
  };

  const onSwitch = async (user: SubUserAccount) => {
    if (user.enabled && !(await askToLeave('disable', [user]))) return;
    const switchTo = (enabled: boolean) => call('updateUser', { path: { id: user.id }, data: { enabled } });
    await mutate(switchTo(!user.enabled), {
      afterwards: reload,
      undo: () => mutate(switchTo(user.enabled), { afterwards: reload }),
    });
  };

  return {
    outcome,
    setOutcome,
    handlers: { onReset, onResetFactors, onDelete, onSwitch } satisfies UserHandlers,
  };
}
