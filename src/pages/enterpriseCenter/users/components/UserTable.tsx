import { roleNames } from '@domain/accounts/roles';
import { keepFault } from '@domain/accounts/sub-users';
import type { CurrentUser, User } from '@domain/calls/accounts';
import { findProgram } from '@domain/programs/find';
import { programs } from '@domain/programs/index.generated';
import { Tag } from 'antd';
import RecordTable, { type Marking, type RecordColumn } from '@/components/RecordTable';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import styles from '../index.less';
import type { UserHandlers } from '../useUserActions';
import UserActions from './UserActions';

interface Props extends UserHandlers, Pick<Marking<User>, 'marked' | 'onMark'> {
  users: User[];
  me: CurrentUser;
  onEdit(user: User): void;
}

const personOf = ({ name, username }: User) => `${name} (${username})`;

export default function UserTable({ users, me, marked, onMark, ...handlers }: Props) {
  const { t } = useLanguage();
  const say = useText();

  const granted = ({ role, programs: keys }: User): string => {
    if (role === 'owner') return t('users.everyProgram');
    if (role !== 'filer') return '—';
    if (keys.length === programs.length) return t('users.everyProgram');
    const [first] = keys.map((key) => findProgram(key)).filter((program) => program !== undefined);
    if (!first) return t('users.noProgram');
    return keys.length === 1
      ? say(first.title)
      : t('users.programCount', { first: say(first.title), count: keys.length });
  };

  const columns: RecordColumn<User>[] = [
    {
      key: 'name',
      title: t('users.account'),
      place: 'name',
      render: ({ name, username }) => (
        <span className={styles.person}>
          <span>
            <bdi>{name}</bdi>
          </span>
          <small>
            <bdi>{username}</bdi>
          </small>
        </span>
      ),
    },
    ...(me.company
      ? []
      : [
          {
            key: 'company',
            title: t('users.company'),
            render: ({ company }: User) => <bdi>{company?.name ?? '—'}</bdi>,
          },
        ]),
    { key: 'role', title: t('users.role'), render: ({ role }) => say(roleNames[role]) },
    {
      key: 'department',
      title: t('users.department'),
      render: ({ department }) => <bdi>{department ?? '—'}</bdi>,
    },
    { key: 'programs', title: t('users.programs'), render: granted },
    {
      key: 'phone',
      title: t('users.phone'),
      isShort: true,
      render: ({ phone }) => <bdi>{phone ?? '—'}</bdi>,
    },
    { key: 'state', title: t('users.state'), render: (user) => <UserState user={user} /> },
    {
      key: 'login',
      title: t('users.lastLogin'),
      render: ({ last_login_at }) =>
        last_login_at ? (
          <time dir="auto" dateTime={last_login_at}>
            {beijingMinutes(last_login_at)}
          </time>
        ) : (
          t('users.neverIn')
        ),
    },
    {
      key: 'actions',
      title: t('records.actions'),
      place: 'actions',
      render: (user) => <UserActions user={user} me={me} {...handlers} />,
    },
  ];

  const barredBy = (user: User) => {
    const fault = keepFault(me.id, user);
    return fault && say(fault);
  };
  const nameOf = (user: User) => t('users.mark', { name: personOf(user) });
  return <RecordTable items={users} columns={columns} marking={{ marked, onMark, nameOf, barredBy }} />;
}

function UserState({ user }: { user: User }) {
  const { t } = useLanguage();
  const { password_expired: isOver } = user;
  return (
    <span className={styles.tags}>
      <Tag color={user.enabled ? 'success' : 'default'}>
        {t(user.enabled ? 'users.enabled' : 'users.disabled')}
      </Tag>
      {user.must_change_password && (
        <Tag color={isOver ? 'warning' : 'blue'}>{t(isOver ? 'users.oneTimeOver' : 'users.oneTime')}</Tag>
      )}
    </span>
  );
}
