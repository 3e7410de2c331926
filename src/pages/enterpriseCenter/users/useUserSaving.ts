import { CODE } from '@domain/api/codes';
import type { Envelope } from '@domain/api/envelope';
import { accountMessages } from '@domain/api/messages/accounts';
import type { CreateUserData, User } from '@domain/calls/accounts';
import { normaliseUsername } from '@domain/checks/username';
import type { FormInstance } from 'antd';
import { useState } from 'react';
import { createUser, updateUser } from '@/services/accounts';
import { shownAlready } from '@/utils/failure';
import { feedback } from '@/utils/feedback';
import { messageOf } from '@/utils/serverMessage';
import { changesOf, type Scope, type UserValues, updateOf } from './userValues';

interface Saving {
  form: FormInstance<UserValues>;
  /** With the one-time password where the account is new. */
  onSaved: (created: CreateUserData | null) => void;
}

const saysTaken = (words: string) => Object.values(accountMessages.usernameTaken).includes(words);

/** Saves a new or changed account. A login name that is taken is said beside its field, everything else as a toast. */
export function useUserSaving({ form, onSaved }: Saving) {
  const [isSaving, setSaving] = useState(false);

  const send = (user: User | null, values: UserValues, scope: Scope): Promise<Envelope<unknown>> =>
    user
      ? updateUser(user.id, updateOf(values, scope))
      : createUser({ ...changesOf(values, scope), username: normaliseUsername(values.username) });

  const save = async (user: User | null, values: UserValues, scope: Scope) => {
    setSaving(true);
    try {
      const answer = await send(user, values, scope);
      const words = messageOf(answer);
      if (answer.code === CODE.success) {
        feedback.success(words);
        onSaved(user ? null : (answer.data as CreateUserData));
      } else if (saysTaken(words)) {
        form.setFields([{ name: 'username', errors: [words] }]);
        form.getFieldInstance('username')?.focus();
      } else feedback.error(words);
    } catch (error) {
      shownAlready(error);
    } finally {
      setSaving(false);
    }
  };

  return { isSaving, save };
}
