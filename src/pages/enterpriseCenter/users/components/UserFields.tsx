import { accountMessages } from '@domain/accounts/messages';
import {
  isCompanySide,
  listAddableRoles,
  mayBeLimitedToPrograms,
  type Role,
  roleNames,
} from '@domain/accounts/roles';
import type { CompanyDepartment, SubUserAccount } from '@domain/accounts/sub-user-calls';
import { listProgramKeys } from '@domain/programs/find';
import { programs } from '@domain/programs/registry';
import { getDutyName, listRoleDuties } from '@domain/workflow/duties';
import { Alert, Button, Checkbox, Form, Radio } from 'antd';
import { Link } from 'umi';
import PersonFields from '@/components/Accounts/PersonFields';
import { Select } from '@/components/Controls/Select';
import { useLanguage, useText } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import { useTextOptions } from '@/utils/useTextOptions';
import styles from '../index.module.css';
import type { EditableScope } from '../userValues';

/** Tax registrations of the company that the person is responsible for. */
function TaxesField() {
  const { t } = useLanguage();
  const taxes = useRead('ownTaxes');
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

/** The programs that a filer may fill in and submit. All others it can only read. */
function ProgramsField({ onGrant }: Pick<Props, 'onGrant'>) {
  const { t } = useLanguage();
  const say = useText();
  const form = Form.useFormInstance();
  const granted: string[] = Form.useWatch('programs') ?? [];
  const isAll = granted.length === programs.length;
  const grant = (keys: string[]) => {
    form.setFieldValue('programs', keys);
    onGrant(keys);
  };
  return (
    <>
      <div className={styles.legend}>
        <span id="programs-legend">{t('users.programs')}</span>
        <Button type="link" size="small" onClick={() => grant(isAll ? [] : listProgramKeys())}>
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
  user: SubUserAccount | null;
  scope: EditableScope;
  departments: CompanyDepartment[];
  /** Called when all programs or none are granted by the button. */
  onGrant(programs: string[]): void;
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
        placeholder={t('common.anyProgram')}
        options={programs.map(({ key, title }) => ({ value: key, label: say(title) }))}
      />
    </Form.Item>
  );
}

/** Additional roles of the person; they grant reading only. */
function MoreRolesField({ roles }: { roles: Role[] }) {
  const { t } = useLanguage();
  const optionsOf = useTextOptions();
  return (
    <Form.Item name="more_roles" label={t('users.moreRoles')}>
      <Checkbox.Group options={optionsOf(roles, roleNames)} />
    </Form.Item>
  );
}

export default function UserFields({ user, scope, departments, onGrant }: Props) {
  const { t } = useLanguage();
  const role = Form.useWatch('role') ?? scope.roles[0];
  const offered = scope.departments(role);
  return (
    <>
      {!user && (
        <Alert type="info" showIcon role="note" message={t('users.newWhy')} className={styles.note ?? ''} />
      )}
      <div className={styles.pair}>
        <PersonFields isNew={!user} withPhone={scope.phone} />
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
      {listAddableRoles(role).length > 0 && <MoreRolesField roles={listAddableRoles(role)} />}
      {role === 'filer' && <ProgramsField onGrant={onGrant} />}
      {mayBeLimitedToPrograms(role) && <LimitField />}
      {listRoleDuties(role).length > 0 && <DutiesField role={role} />}
    </>
  );
}

/** Props that Form.Item passes to its control. */
interface RoleChoiceProps {
  roles: readonly Role[];
  id?: string;
  value?: Role;
  onChange?: (role: Role) => void;
  'aria-describedby'?: string;
}

/** Radio group with the role that antd's own group lacks. */
function RoleChoice({ roles, id, value, onChange, 'aria-describedby': describedBy }: RoleChoiceProps) {
  const { t } = useLanguage();
  const optionsOf = useTextOptions();
  return (
    <div id={id} role="radiogroup" aria-label={t('users.role')} aria-describedby={describedBy}>
      <Radio.Group
        value={value}
        options={optionsOf(roles, roleNames)}
        disabled={roles.length < 2}
        onChange={({ target }) => onChange?.(target.value)}
      />
    </div>
  );
}

/**
 * Duties of an account: for an official, the parts of a decision by level (none chosen: all of the role); for a person of
 * a company, the capacities in which they sign.
 */
function DutiesField({ role }: { role: Role }) {
  const { t } = useLanguage();
  const say = useText();
  const isOfCompany = isCompanySide(role);
  return (
    <Form.Item
      name="duties"
      label={t(isOfCompany ? 'users.hands' : 'users.duties')}
      extra={t(isOfCompany ? 'users.handsWhy' : 'users.dutiesWhy')}
    >
      <Select
        mode="multiple"
        allowClear
        optionFilterProp="label"
        placeholder={t(isOfCompany ? 'users.noHands' : 'users.allDuties')}
        options={listRoleDuties(role).map((value) => ({ value, label: say(getDutyName(value)) }))}
      />
    </Form.Item>
  );
}

interface DepartmentFieldProps {
  /** Departments offered: the company's own, or those of the administering side. */
  offered: 'own' | 'review';
  isNeeded: boolean;
  departments: CompanyDepartment[];
}

function DepartmentField({ offered, isNeeded, departments }: DepartmentFieldProps) {
  const { t } = useLanguage();
  const say = useText();
  const isReview = offered === 'review';
  const review = useRead(isReview ? 'departments' : null);
  const options = isReview
    ? (review.data ?? [])
    : departments.map(({ id, name }) => ({ value: id, label: name }));
  const hasNone = !isReview && departments.length === 0;
  return (
    <Form.Item
      name="department_id"
      label={t('users.department')}
      required={isNeeded}
      rules={isNeeded ? [{ required: true, message: say(accountMessages.reviewerNeedsDepartment) }] : []}
      extra={hasNone && <Link to="/enterpriseCenter/departments">{t('users.makeDepartments')}</Link>}
    >
      <Select
        options={options}
        allowClear={!isNeeded}
        showSearch
        optionFilterProp="label"
        placeholder={t(isReview ? 'users.anyDepartment' : 'users.noDepartment')}
      />
    </Form.Item>
  );
}
