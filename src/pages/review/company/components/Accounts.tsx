import { roleNames } from '@domain/accounts/roles';
import type { User } from '@domain/calls/accounts';
import { Tag } from 'antd';
import { Link } from 'umi';
import RecordTable, { type RecordColumn } from '@/components/RecordTable';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';

/** Accounts of the company. They are managed on the page of accounts. */
export default function Accounts({ accounts }: { accounts: User[] }) {
  const { t } = useLanguage();
  const say = useText();
  const columns: RecordColumn<User>[] = [
    {
      key: 'name',
      title: t('users.account'),
      place: 'name',
      render: ({ name, username }) => (
        <Link to={`/enterpriseCenter/users?keyword=${encodeURIComponent(username)}`}>
          <bdi>{`${name} (${username})`}</bdi>
        </Link>
      ),
    },
    { key: 'role', title: t('users.role'), render: ({ role }) => say(roleNames[role]) },
    { key: 'phone', title: t('users.phone'), render: ({ phone }) => <bdi>{phone ?? '—'}</bdi> },
    {
      key: 'state',
      title: t('users.state'),
      render: ({ enabled }) => (
        <Tag color={enabled ? 'success' : 'default'}>{t(enabled ? 'users.enabled' : 'users.disabled')}</Tag>
      ),
    },
    {
      key: 'login',
      title: t('users.lastLogin'),
      render: ({ last_login_at }) => (last_login_at ? beijingMinutes(last_login_at) : t('users.neverIn')),
    },
  ];
  return <RecordTable items={accounts} columns={columns} />;
}
