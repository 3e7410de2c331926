import type { CreateUserData, CurrentUser, Department, User } from '@domain/calls/accounts';
import { Form, Modal } from 'antd';
import AsyncView from '@/components/AsyncView';
import ValidatedForm from '@/components/ValidatedForm';
import { fetchUser } from '@/services/accounts';
import { useLanguage } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import { scopeOf, type UserValues, valuesOf } from '../userValues';
import { useUserSaving } from '../useUserSaving';
import UserFields from './UserFields';

/** Its button stands in the foot of the dialog: Enter in a field presses it. */
const FORM = 'user-form';

export type Editing = User | 'new';

interface Props {
  editing: Editing | null;
  me: CurrentUser;
  departments: Department[];
  onClose: () => void;
  /** With the one-time password where the account is new. */
  onSaved: (created: CreateUserData | null) => void;
}

/** A new account, or one that is changed. */
export default function UserEditor({ editing, me, departments, onClose, onSaved }: Props) {
  const { t } = useLanguage();
  const [form] = Form.useForm<UserValues>();
  const { isSaving, save } = useUserSaving({ form, onSaved });
  const isNew = editing === null || editing === 'new';

  const formOf = (user: User | null) => {
    const scope = scopeOf(me, user);
    return (
      <ValidatedForm
        id={FORM}
        form={form}
        clearOnDestroy
        initialValues={valuesOf(user, scope)}
        onFinish={() => save(user, form.getFieldsValue(true), scope)}
      >
        <UserFields user={user} scope={scope} departments={departments} />
      </ValidatedForm>
    );
  };

  return (
    <Modal
      open={editing !== null}
      title={isNew ? t('users.new') : t('users.editOf', { name: editing.name })}
      width={720}
      onCancel={onClose}
      maskClosable={false}
      okText={t(isNew ? 'users.create' : 'records.save')}
      okButtonProps={{ loading: isSaving, htmlType: 'submit', form: FORM }}
      destroyOnHidden
    >
      {isNew ? formOf(null) : <Existing id={editing.id}>{formOf}</Existing>}
    </Modal>
  );
}

/** Read anew: the list has the number masked, and may be old. */
function Existing({ id, children }: { id: string; children: (user: User) => JSX.Element }) {
  const found = useRead(fetchUser, id);
  return <AsyncView resource={found}>{children}</AsyncView>;
}
