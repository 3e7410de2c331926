import { isCompanySide, ROLES, roleNames } from '@domain/accounts/roles';
import type { Department } from '@domain/calls/accounts';
import { Select } from 'antd';
import KeywordSearch from '@/components/KeywordSearch';
import { useLanguage, useText } from '@/utils/language';
import styles from '../index.less';
import type { ListState } from '../listUrl';

interface FiltersProps {
  state: ListState;
  /** Those of the own company; none on the administering side. */
  departments: Department[];
  /** Every role is found on the administering side. */
  isCompany: boolean;
  onChange: (change: Partial<ListState>) => void;
}

export default function Filters({ state, departments, isCompany, onChange }: FiltersProps) {
  const { t } = useLanguage();
  const say = useText();
  const roles = ROLES.filter((role) => !isCompany || isCompanySide(role));
  const search = t(isCompany ? 'users.search' : 'users.searchAll');
  return (
    <search className={styles.filters}>
      <Select
        aria-label={t('users.role')}
        className={styles.filter}
        value={state.role}
        onChange={(role) => onChange({ role })}
        options={[
          { value: '', label: t('users.anyRole') },
          ...roles.map((role) => ({ value: role, label: say(roleNames[role]) })),
        ]}
      />
      <Select
        aria-label={t('users.state')}
        className={styles.filter}
        value={state.enabled}
        onChange={(enabled) => onChange({ enabled })}
        options={[
          { value: '', label: t('users.anyState') },
          { value: 'true', label: t('users.enabled') },
          { value: 'false', label: t('users.disabled') },
        ]}
      />
      {departments.length > 0 && (
        <Select
          aria-label={t('users.department')}
          className={styles.filter}
          value={state.department}
          onChange={(department) => onChange({ department })}
          options={[
            { value: '', label: t('users.anyDepartment') },
            ...departments.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      <KeywordSearch
        name={search}
        keyword={state.keyword}
        className={styles.search}
        onSearch={(keyword) => onChange({ keyword })}
      />
    </search>
  );
}
