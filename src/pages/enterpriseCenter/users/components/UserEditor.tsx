import type { CurrentUser } from '@domain/accounts/calls';
import { accountMessages } from '@domain/accounts/messages';
import type { CompanyDepartment, CreateUserData, SubUserAccount } from '@domain/accounts/sub-user-calls';
import { CODE } from '@domain/api/codes';
import type { ResponseEnvelope } from '@domain/api/envelope';
import { normaliseUsername } from '@domain/checks/username';
import { Form, type FormInstance } from 'antd';
import { type MutableRefObject, useRef, useState } from 'react';
import AsyncView from '@/components/AsyncView';
import ValidatedForm from '@/components/ValidatedForm';
import FieldsModal from '@/components/ValidatedForm/FieldsModal';
import { useTextDraft } from '@/filling/draft/useTextDraft';
import { call } from '@/utils/call';
import { formatEnvelopeMessage, ignoreShownFailure } from '@/utils/failure';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { useRead } from '@/utils/useRead';
import {
  type EditableScope,
  getEditableScope,
  toAccountChanges,
  toUpdateBody,
  toUserValues,
  type UserValues,
} from '../userValues';
import UserFields from './UserFields';

/** Id of the form: its button is in the footer of the dialog, and Enter in a field presses it. */
const FORM = 'user-form';

export type UserToEdit = SubUserAccount | 'new';

interface Props {
  editing: UserToEdit | null;
  me: CurrentUser;
  departments: CompanyDepartment[];
  onClose: () => void;
  /** Called after saving, with the one-time password of a new account. */
  onSaved: (created: CreateUserData | null) => void;
  /** Called after the change was taken back. */
  onTakenBack: () => void;
}

/**
 * Dialog for a new or existing account. What was typed is restored on return, also after the end of the session; only the button
 * to cancel gives it up.
 */
export default function UserEditor({ editing, me, departments, onClose, onSaved, onTakenBack }: Props) {
  const { t } = useLanguage();
  const [form] = Form.useForm<UserValues>();
  const forget = useRef(async () => {});
  const { isSaving, save } = useUserSaving({
    form,
    onSaved: (created) => void forget.current().then(() => onSaved(created)),
    onTakenBack,
  });
  const isNew = editing === null || editing === 'new';

  const formOf = (user: SubUserAccount | null) => {
    const scope = getEditableScope(me, user);
    return (
      <UserForm
        user={user}
        form={form}
        scope={scope}
        departments={departments}
        forget={forget}
        onFinish={() => save(user, form.getFieldsValue(true), scope)}
      />
    );
  };

  return (
    <FieldsModal
      isInAddress
      open={editing !== null}
      title={isNew ? t('users.new') : t('users.editOf', { name: editing.name })}
      width={720}
      onCancel={onClose}
      cancelButtonProps={{ onClick: () => void forget.current().then(onClose) }}
      okText={t(isNew ? 'users.create' : 'common.save')}
      okButtonProps={{ loading: isSaving, htmlType: 'submit', form: FORM }}
    >
      {isNew ? formOf(null) : <ExistingUser id={editing.id}>{formOf}</ExistingUser>}
    </FieldsModal>
  );
}

interface UserFormProps {
  user: SubUserAccount | null;
  form: FormInstance<UserValues>;
  scope: EditableScope;
  departments: CompanyDepartment[];
  /** Set here: forgets what was typed. */
  forget: MutableRefObject<() => Promise<unknown>>;
  onFinish(): Promise<void>;
}

/** Form whose changes are stored in this browser until they are saved or given up. */
function UserForm({ user, form, scope, departments, forget, onFinish }: UserFormProps) {
  // Typed for this version of the account: laid over a later one, it would undo what somebody else has changed.
  const draft = useTextDraft<UserValues>(user ? `user/${user.id}/${user.version}` : 'user/new');
  forget.current = draft.forget;
  if (!draft.typed) return null;
  return (
    <ValidatedForm<UserValues>
      id={FORM}
      isDraft
      form={form}
      clearOnDestroy
      initialValues={{ ...toUserValues(user, scope), ...draft.typed }}
      onValuesChange={draft.type}
      onFinish={onFinish}
    >
      <UserFields
        user={user}
        scope={scope}
        departments={departments}
        onGrant={(programs) => draft.type({ programs })}
      />
    </ValidatedForm>
  );
}

/** Reads the account again, because the list masks its phone number and may be stale. */
function ExistingUser({ id, children }: { id: string; children: (user: SubUserAccount) => JSX.Element }) {
  const found = useRead('user', { path: { id } });
  return <AsyncView resource={found}>{children}</AsyncView>;
}

interface Saving {
  form: FormInstance<UserValues>;
  /** Called after saving, with the one-time password of a new account. */
  onSaved: (created: CreateUserData | null) => void;
  /** Called after the change was taken back. */
  onTakenBack: () => void;
}

const saysTaken = (words: string) => Object.values(accountMessages.usernameTaken).includes(words);

/** Saves a new or changed account. A login name that is taken is reported beside its field, other refusals as a toast. */
function useUserSaving({ form, onSaved, onTakenBack }: Saving) {
  const [isSaving, setSaving] = useState(false);

  const send = (
    user: SubUserAccount | null,
    values: UserValues,
    scope: EditableScope,
  ): Promise<ResponseEnvelope<unknown>> =>
    user
      ? call('updateUser', {
          path: { id: user.id },
          data: { ...toUpdateBody(values, scope), version: user.version },
        })
      : call('createUser', {
          data: { ...toAccountChanges(values, scope), username: normaliseUsername(values.username) },
        });

  /** Gives a changed account its former data again, and removes a new one. */
  const takeBack = ({ id, version }: SubUserAccount, before: SubUserAccount | null, scope: EditableScope) =>
    mutate<unknown>(
      before
        ? call('updateUser', {
            path: { id },
            data: { ...toUpdateBody(toUserValues(before, scope) as UserValues, scope), version },
          })
        : call('batchDelete', { data: { ids: [id] } }),
      { afterwards: onTakenBack },
    );

  const save = async (user: SubUserAccount | null, values: UserValues, scope: EditableScope) => {
    setSaving(true);
    try {
      const answer = await send(user, values, scope);
      const words = formatEnvelopeMessage(answer);
      if (answer.code === CODE.success) {
        feedback.undoable({
          title: words,
          undo: () => takeBack(answer.data as SubUserAccount, user, scope),
        });
        onSaved(user ? null : (answer.data as CreateUserData));
      } else if (saysTaken(words)) {
        form.setFields([{ name: 'username', errors: [words] }]);
        form.getFieldInstance('username')?.focus();
      } else feedback.error(words);
    } catch (error) {
      ignoreShownFailure(error);
    } finally {
      setSaving(false);
    }
  };

  return { isSaving, save };
}
