import type { Department } from '@domain/calls/accounts';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'umi';
import ListPage, { useList } from '@/components/ListPage';
import type { RecordColumn } from '@/components/RecordTable';
import { deleteDepartment, fetchOwnDepartments } from '@/services/accounts';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import DepartmentEditor, { type Editing } from './components/DepartmentEditor';
import styles from './index.module.css';

const listUrl = {};

/** The departments stand on one page. */
async function fetchWhole() {
  const answer = await fetchOwnDepartments();
  const list = answer.data ?? [];
  return { ...answer, data: { list, total: list.length } };
}

/** The company's departments, which its accounts belong to. */
export default function Departments() {
  const { t } = useLanguage();
  const list = useList(listUrl, fetchWhole);
  const [editing, setEditing] = useState<Editing | null>(null);

  const remove = async ({ id, name }: Department) => {
    const agreed = await feedback.confirm({
      title: t('departments.delete.ask', { name }),
      content: t('departments.delete.effect'),
      okText: t('departments.delete'),
      okType: 'danger',
    });
    if (agreed) await mutate(deleteDepartment(id), { afterwards: list.reload });
  };

  const columns: RecordColumn<Department>[] = [
    { key: 'name', title: t('departments.name'), place: 'name', render: ({ name }) => <bdi>{name}</bdi> },
    {
      key: 'users',
      title: t('departments.users'),
      render: ({ id, user_count }) =>
        user_count > 0 ? (
          <Link to={`/enterpriseCenter/users?department=${id}`}>
            {t('departments.count', { count: user_count })}
          </Link>
        ) : (
          t('departments.empty')
        ),
    },
    {
      key: 'actions',
      title: t('records.actions'),
      place: 'actions',
      render: (department) => (
        <div className={styles.actions}>
          <Button
            aria-label={`${t('departments.rename')} ${department.name}`}
            onClick={() => setEditing(department)}
          >
            {t('departments.rename')}
          </Button>
          <Button
            danger
            disabled={department.user_count > 0}
            title={department.user_count > 0 ? t('departments.inUse') : ''}
            aria-label={`${t('departments.delete')} ${department.name}`}
            onClick={() => remove(department)}
          >
            {t('departments.delete')}
          </Button>
        </div>
      ),
    },
  ];

  const create = (
    <Button type="primary" onClick={() => setEditing('new')}>
      {t('departments.new')}
    </Button>
  );
  return (
    <ListPage
      list={list}
      lead={t('departments.lead')}
      actions={create}
      columns={columns}
      empty={{ none: t('departments.none'), action: create }}
    >
      <DepartmentEditor
        editing={editing}
        onClose={() => setEditing(null)}
        onSaved={() => {
          setEditing(null);
          list.reload();
        }}
      />
    </ListPage>
  );
}
