import { type Role, roleNames } from '@domain/accounts/roles';
import { Radio } from 'antd';
import { useLanguage } from '@/utils/language';
import { useOptionsOf } from '@/utils/useOptionsOf';

/** The props that Form.Item hands to its control. */
interface Props {
  roles: readonly Role[];
  id?: string;
  value?: Role;
  onChange?: (role: Role) => void;
  'aria-describedby'?: string;
}

/** antd's group of radios does not say that it is one. */
export default function RoleChoice({ roles, id, value, onChange, 'aria-describedby': describedBy }: Props) {
  const { t } = useLanguage();
  const optionsOf = useOptionsOf();
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
