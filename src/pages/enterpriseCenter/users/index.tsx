import { SUB_USERS_AT_MOST } from '@domain/accounts/sub-users';
import type { CurrentUser, User } from '@domain/calls/accounts';
import { Button } from 'antd';
import { useState } from 'react';
import { useSelector } from 'umi';
import AsyncView from '@/components/AsyncView';
import EmptyHint from '@/components/EmptyHint';
import OneTimePasswords from '@/components/OneTimePasswords';
import PageHead from '@/components/PageHead';
import SizedPages from '@/components/Pages/SizedPages';
import type { RootState } from '@/models/connect';
import { fetchOwnDepartments, fetchUsers } from '@/services/accounts';
import { useLanguage } from '@/utils/language';
import { useUrlState } from '@/utils/urlState';
import { useQuery } from '@/utils/useQuery';
import { useResource } from '@/utils/useResource';
import BatchBar from './components/BatchBar';
import Filters from './components/Filters';
import UserEditor, { type Editing } from './components/UserEditor';
import UserTable from './components/UserTable';
import { type ListState, listUrl, NO_FILTER, PAGE_SIZES, queryOf } from './listUrl';
import { useUserActions } from './useUserActions';

export default function Users() {
  const me = useSelector((state: RootState) => state.user.currentUser);
  return me && <UserList me={me} />;
}

/** The accounts that one manages: those of the own company, or all of them. */
function UserList({ me }: { me: CurrentUser }) {
  const { t } = useLanguage();
  const [state, change] = useUrlState(listUrl);
  const users = useQuery(fetchUsers, queryOf(state));
  const departments = useResource(me.company ? fetchOwnDepartments : null);
  const [marked, setMarked] = useState<string[]>([]);
  const [editing, setEditing] = useState<Editing | null>(null);
  const { outcome, setOutcome, handlers } = useUserActions(() => {
    setMarked([]);
    users.reload();
  });
  const askFor = (asked: Partial<ListState>) => {
    setMarked([]);
    change({ ...asked, current: listUrl.current.initial });
  };
  const isMarked = ({ id }: User) => marked.includes(id);

  return (
    <>
      <PageHead
        lead={me.company ? t('users.lead', { most: SUB_USERS_AT_MOST }) : t('users.leadAll')}
        actions={
          <Button type="primary" onClick={() => setEditing('new')}>
            {t('users.new')}
          </Button>
        }
      />
      <Filters
        state={state}
        departments={departments.data ?? []}
        isCompany={me.company !== null}
        onChange={askFor}
      />
      <AsyncView resource={users}>
        {({ list, total }) =>
          total === 0 ? (
            <EmptyHint
              text={t('users.noMatch')}
              action={<Button onClick={() => askFor(NO_FILTER)}>{t('users.clearFilters')}</Button>}
            />
          ) : (
            <>
              <BatchBar users={list.filter(isMarked)} onClear={() => setMarked([])} {...handlers} />
              <UserTable
                users={list}
                me={me}
                marked={marked}
                onMark={setMarked}
                onEdit={setEditing}
                {...handlers}
              />
              <SizedPages state={state} sizes={PAGE_SIZES} total={total} onChange={change} hideOnSinglePage />
            </>
          )
        }
      </AsyncView>
      <UserEditor
        editing={editing}
        me={me}
        departments={departments.data ?? []}
        onClose={() => setEditing(null)}
        onSaved={(created) => {
          setEditing(null);
          users.reload();
          departments.reload();
          if (created)
            setOutcome({
              title: t('users.created', { name: created.name }),
              passwords: [{ id: created.id, username: created.username, password: created.password }],
              refused: [],
            });
        }}
      />
      <OneTimePasswords outcome={outcome} onClose={() => setOutcome(null)} />
    </>
  );
}
