import type { CurrentUser } from '@domain/accounts/calls';
import {
  isCompanySide,
  listHolderRoles,
  mayBeLimitedToPrograms,
  ROLES,
  roleNames,
} from '@domain/accounts/roles';
import type { CompanyDepartment, SubUserAccount } from '@domain/accounts/sub-user-calls';
import { findAccountRemovalFault, MAX_SUB_USERS } from '@domain/accounts/sub-users';
import { findProgram } from '@domain/programs/find';
import { programs } from '@domain/programs/registry';
import type { Text } from '@domain/text';
import { getDutyName } from '@domain/workflow/duties';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import { useDispatch, useNavigate, useSelector } from 'umi';
import OneTimePasswords from '@/components/Accounts/OneTimePasswords';
import ListPage, { type ListFilter, useList } from '@/components/ListPage';
import NextAct from '@/components/NextAct';
import { chooseUserAct } from '@/components/NextAct/pageActs';
import type { RecordColumn } from '@/components/RecordTable';
import { createActionsColumn } from '@/components/RecordTable/columns';
import type { RootState } from '@/models/connect';
import { formatDateTime } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { anyText, createPaging, oneOf, pageOnly } from '@/utils/urlState';
import { useRead } from '@/utils/useRead';
import { useTextOptions } from '@/utils/useTextOptions';
import HandOver from './components/HandOver';
import UserActions, { BatchBar } from './components/UserActions';
import UserEditor from './components/UserEditor';
import styles from './index.module.css';
import { type UserHandlers, useUserActions } from './useUserActions';

const listUrl = {
  keyword: anyText,
  role: oneOf(ROLES),
  enabled: oneOf(['true', 'false']),
  department: { ...anyText, ask: (department_id: string) => ({ department_id }) },
  new: pageOnly(oneOf(['open'])),
  /** Id of the account in the dialog. */
  edit: pageOnly(anyText),
  ...createPaging([20, 50, 100]),
};

export default function Users() {
  const me = useSelector((state: RootState) => state.user.currentUser);
  return me && <UserList me={me} />;
}

/** Accounts that the person manages: those of the own company, or all. The list is never empty: it contains the person. */
function UserList({ me }: { me: CurrentUser }) {
  const { t } = useLanguage();
  const say = useText();
  const list = useList(listUrl, 'users');
  const departments = useRead(me.company ? 'ownDepartments' : null);
  const edited = list.data?.list.find(({ id }) => id === list.state.edit) ?? null;
  const editing = list.state.new ? 'new' : edited;
  const [handedOver, handOver] = useState<SubUserAccount | null>(null);
  const leave = useLeavingPage();
  const close = () => list.setState({ new: '', edit: '' });
  const { outcome, setOutcome, handlers } = useUserActions(() => {
    list.marks.clear();
    list.reload();
  });
  const barredBy = (user: SubUserAccount) => {
    const fault = findAccountRemovalFault(me.id, user);
    return fault && say(fault);
  };
  const act = me.company && list.data ? chooseUserAct(list.data.list, list.data.total) : null;
  const nameOf = ({ name, username }: SubUserAccount) => t('users.mark', { name: `${name} (${username})` });

  return (
    <ListPage
      list={list}
      lead={me.company ? t('users.lead', { most: MAX_SUB_USERS }) : t('users.leadAll')}
      actions={
        <Button type={act ? 'default' : 'primary'} onClick={() => list.setState({ new: 'open' })}>
          {t('users.new')}
        </Button>
      }
      {...(me.company && { aboveOf: departments })}
      above={<NextAct act={act} />}
      filters={useFilters(me, departments.data ?? [])}
      columns={useColumns({
        me,
        onEdit: ({ id }) => list.setState({ edit: id }),
        onHandOver: handOver,
        ...handlers,
      })}
      marking={{ nameOf, barredBy }}
      empty={{ none: t('users.noMatch'), showAll: t('users.clearFilters') }}
      pagination={{ hideOnSinglePage: true }}
    >
      <BatchBar
        users={list.data?.list.filter(({ id }) => list.marks.ids.includes(id)) ?? []}
        onClear={list.marks.clear}
        {...handlers}
      />
      <UserEditor
        editing={editing}
        me={me}
        departments={departments.data ?? []}
        onClose={close}
        onTakenBack={() => {
          setOutcome(null);
          list.reload();
          departments.reload();
        }}
        onSaved={(created) => {
          close();
          list.reload();
          departments.reload();
          if (created)
            setOutcome({
              title: t('users.created', { name: created.name }),
              passwords: [{ id: created.id, username: created.username, password: created.password }],
              refused: [],
              invitesBySms: created.invites_by_sms,
            });
        }}
      />
      <HandOver
        owner={handedOver}
        me={me}
        onClose={() => handOver(null)}
        onDone={(to) => {
          handOver(null);
          if (handedOver?.id === me.id) return leave();
          list.reload();
          if (to.password)
            setOutcome({
              title: t('users.oneTimeOf', { name: to.username }),
              passwords: [{ id: to.id, username: to.username, password: to.password }],
              refused: [],
              invitesBySms: to.invites_by_sms,
            });
        }}
      />
      <OneTimePasswords outcome={outcome} onClose={() => setOutcome(null)} />
    </ListPage>
  );
}

/** Returns a function that leaves the page for the home page, and reads again what the person may do. */
function useLeavingPage() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return () => {
    navigate('/');
    dispatch({ type: 'user/fetchCurrentUser' });
  };
}

function useFilters(me: CurrentUser, departments: CompanyDepartment[]): ListFilter<keyof typeof listUrl>[] {
  const { t } = useLanguage();
  const optionsOf = useTextOptions();
  // The administering side manages accounts of every role.
  const roles = ROLES.filter((role) => !me.company || isCompanySide(role));
  return [
    {
      name: 'role',
      label: t('users.role'),
      any: t('users.anyRole'),
      options: optionsOf(roles, roleNames),
    },
    {
      name: 'enabled',
      label: t('common.status'),
      any: t('common.anyStatus'),
      options: [
        { value: 'true', label: t('users.enabled') },
        { value: 'false', label: t('users.disabled') },
      ],
    },
    ...(departments.length > 0
      ? [
          {
            name: 'department' as const,
            label: t('users.department'),
            any: t('users.anyDepartment'),
            options: departments.map(({ id, name }) => ({ value: id, label: name })),
          },
        ]
      : []),
    { name: 'keyword', label: t(me.company ? 'users.search' : 'users.searchAll'), kind: 'words' },
  ];
}

interface ColumnsProps extends UserHandlers {
  me: CurrentUser;
  onEdit(user: SubUserAccount): void;
  onHandOver(user: SubUserAccount): void;
}

function useColumns({ me, ...handlers }: ColumnsProps): RecordColumn<SubUserAccount>[] {
  const { t } = useLanguage();
  const say = useText();

  const granted = ({ role, programs: keys }: SubUserAccount): string => {
    const isLimited = mayBeLimitedToPrograms(role) && keys.length > 0;
    if (role === 'owner' || (mayBeLimitedToPrograms(role) && !isLimited)) return t('common.anyProgram');
    if (role !== 'filer' && !isLimited) return '—';
    if (keys.length === programs.length) return t('common.anyProgram');
    const [first] = keys.map((key) => findProgram(key)).filter((program) => program !== undefined);
    if (!first) return t('users.noProgram');
    return keys.length === 1
      ? say(first.title)
      : t('users.programCount', { first: say(first.title), count: keys.length });
  };

  const joinNames = (names: Text[]) => names.map(say).join(t('list.comma'));

  return [
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
            title: t('common.company'),
            render: ({ company }: SubUserAccount) => <bdi>{company?.name ?? '—'}</bdi>,
          },
        ]),
    {
      key: 'role',
      title: t('users.role'),
      render: ({ role, more_roles: moreRoles, duties }) => (
        <span className={styles.person}>
          <span>{joinNames(listHolderRoles({ role, moreRoles }).map((each) => roleNames[each]))}</span>
          {duties.length > 0 && <small>{joinNames(duties.map(getDutyName))}</small>}
        </span>
      ),
    },
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
    { key: 'state', title: t('common.status'), render: (user) => <UserState user={user} /> },
    {
      key: 'login',
      title: t('users.lastLogin'),
      render: ({ last_login_at }) =>
        last_login_at ? (
          <time dir="auto" dateTime={last_login_at}>
            {formatDateTime(last_login_at)}
          </time>
        ) : (
          t('users.neverIn')
        ),
    },
    createActionsColumn(t, (user) => <UserActions user={user} me={me} {...handlers} />),
  ];
}

function UserState({ user }: { user: SubUserAccount }) {
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
      {user.second_factor && <Tag>{t('factor.title')}</Tag>}
    </span>
  );
}
