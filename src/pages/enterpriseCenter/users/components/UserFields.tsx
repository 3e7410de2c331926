import { accountMessages } from '@domain/api/messages/accounts';
import type { Department, User } from '@domain/calls/accounts';
import { isVisibleText } from '@domain/checks/characters';
import { emailFault, mobileFault } from '@domain/checks/contact';
import { normaliseEmail, normalisePhone } from '@domain/checks/normalise';
import { normaliseUsername, usernameFault } from '@domain/checks/username';
import type { Text } from '@domain/text';
import { Alert, Form, Input } from 'antd';
import { useLanguage, useText } from '@/utils/language';
import styles from '../index.module.css';
import type { Scope } from '../userValues';
import DepartmentField from './DepartmentField';
import ProgramsField from './ProgramsField';
import RoleChoice from './RoleChoice';
import TaxesField from './TaxesField';

interface Props {
  user: User | null;
  scope: Scope;
  departments: Department[];
}

/** Turns a check of the domain into a rule of the form: the server asks the same. */
function useRule() {
  const say = useText();
  return (fault: (value: string) => Text | null) => ({
    async validator(_: unknown, value?: string) {
      const found = fault(value ?? '');
      if (found) throw new Error(say(found));
    },
  });
}

export default function UserFields({ user, scope, departments }: Props) {
  const { t } = useLanguage();
  const rule = useRule();
  const role = Form.useWatch('role') ?? scope.roles[0];
  const offered = scope.departments(role);
  return (
    <>
      {!user && (
        <Alert type="info" showIcon role="note" message={t('users.newWhy')} className={styles.note ?? ''} />
      )}
      <div className={styles.pair}>
        <Form.Item
          name="username"
          label={t('users.username')}
          required
          extra={user ? undefined : t('users.usernameHint')}
          rules={user ? [] : [rule((value) => usernameFault(normaliseUsername(value)))]}
        >
          <Input disabled={user !== null} autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
        <Form.Item
          name="name"
          label={t('users.name')}
          required
          rules={[rule((value) => (isVisibleText(value) ? null : accountMessages.nameEmpty))]}
        >
          <Input maxLength={50} autoComplete="off" />
        </Form.Item>
        {scope.phone && (
          <Form.Item
            name="phone"
            label={t('users.phone')}
            required
            rules={[rule((value) => mobileFault(normalisePhone(value)))]}
          >
            <Input type="tel" inputMode="tel" autoComplete="off" />
          </Form.Item>
        )}
        <Form.Item
          name="email"
          label={t('users.email')}
          rules={[rule((value) => (value.trim() ? emailFault(normaliseEmail(value)) : null))]}
        >
          <Input maxLength={100} inputMode="email" autoComplete="off" />
        </Form.Item>
      </div>
      <Form.Item name="role" label={t('users.role')} required extra={t(`users.roleIs.${role}`)}>
        <RoleChoice roles={scope.roles} />
      </Form.Item>
      <div className={styles.pair}>
        {offered && <DepartmentField offered={offered} departments={departments} />}
        {scope.taxes && <TaxesField />}
      </div>
      {role === 'filer' && <ProgramsField />}
    </>
  );
}
