import { mayBeLimited, type Role, roleNames, rolesBeside } from '@domain/accounts/roles';
import { accountMessages } from '@domain/api/messages/accounts';
import type { Department, User } from '@domain/calls/accounts';
import { isVisibleText } from '@domain/checks/characters';
import { emailFault, mobileFault } from '@domain/checks/contact';
import { normaliseEmail, normalisePhone } from '@domain/checks/normalise';
import { normaliseUsername, usernameFault } from '@domain/checks/username';
import { programs } from '@domain/programs/index.generated';
import { dutiesOf } from '@domain/workflow/duties';
import { Alert, Button, Checkbox, Form, Input, Select } from 'antd';
import { fetchOwnTaxes } from '@/services/accounts';
import { useLanguage, useText } from '@/utils/language';
import { useOptionsOf } from '@/utils/useOptionsOf';
import { useRead } from '@/utils/useRead';
import { useRule } from '@/utils/useRule';
import styles from '../index.module.css';
import type { Scope } from '../userValues';
import DepartmentField from './DepartmentField';
import DutiesField from './DutiesField';
import RoleChoice from './RoleChoice';

/** The tax registrations of the company that the person looks after. */
function TaxesField() {
  const { t } = useLanguage();
  const taxes = useRead(fetchOwnTaxes);
  return (
    <Form.Item name="tax_ids" label={t('users.taxes')}>
      <Select
        mode="multiple"
        options={taxes.data ?? []}
        optionFilterProp="label"
        placeholder={t('users.noTaxes')}
      />
    </Form.Item>
  );
}

const every = programs.map(({ key }) => key);

/** The programs that a filer may fill in and submit. All others it can only read. */
function ProgramsField() {
  const { t } = useLanguage();
  const say = useText();
  const form = Form.useFormInstance();
  const granted: string[] = Form.useWatch('programs') ?? [];
  const isAll = granted.length === every.length;
  return (
    <>
      <div className={styles.legend}>
        <span id="programs-legend">{t('users.programs')}</span>
        <Button
          type="link"
          size="small"
          onClick={() => form.setFieldValue('programs', isAll ? [] : [...every])}
        >
          {t(isAll ? 'users.grantNone' : 'users.grantAll')}
        </Button>
      </div>
      <Form.Item name="programs" extra={t('users.programsWhy')}>
        <Checkbox.Group
          aria-labelledby="programs-legend"
          className={styles.programs ?? ''}
          options={programs.map(({ key, title }) => ({ value: key, label: say(title) }))}
        />
      </Form.Item>
    </>
  );
}

interface Props {
  user: User | null;
  scope: Scope;
  departments: Department[];
}

/** The programs that an account of an office is limited to. */
function LimitField() {
  const { t } = useLanguage();
  const say = useText();
  return (
    <Form.Item name="programs" label={t('users.limit')} extra={t('users.limitWhy')}>
      <Select
        mode="multiple"
        allowClear
        optionFilterProp="label"
        placeholder={t('users.everyProgram')}
        options={programs.map(({ key, title }) => ({ value: key, label: say(title) }))}
      />
    </Form.Item>
  );
}

/** Roles that the person has beside the one: they read. */
function MoreRolesField({ roles }: { roles: Role[] }) {
  const { t } = useLanguage();
  const optionsOf = useOptionsOf();
  return (
    <Form.Item name="more_roles" label={t('users.moreRoles')}>
      <Checkbox.Group options={optionsOf(roles, roleNames)} />
    </Form.Item>
  );
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
        {offered && (
          <DepartmentField offered={offered} isNeeded={role === 'reviewer'} departments={departments} />
        )}
        {scope.taxes && <TaxesField />}
      </div>
      {rolesBeside(role).length > 0 && <MoreRolesField roles={rolesBeside(role)} />}
      {role === 'filer' && <ProgramsField />}
      {mayBeLimited(role) && <LimitField />}
      {dutiesOf(role).length > 0 && <DutiesField role={role} />}
    </>
  );
}
