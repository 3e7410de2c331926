import { accountMessages } from '@domain/accounts/messages';
import type { CompanyDepartment, DepartmentBody } from '@domain/accounts/sub-user-calls';
import { CODE } from '@domain/api/codes';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { Link } from 'umi';
import ListPage, { useList } from '@/components/ListPage';
import type { RecordColumn } from '@/components/RecordTable';
import { createActionsColumn } from '@/components/RecordTable/columns';
import FormModal from '@/components/ValidatedForm/FormModal';
import { call } from '@/utils/call';
import { formatEnvelopeMessage, ignoreShownFailure } from '@/utils/failure';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import { mutate } from '@/utils/mutate';
import { useVisible } from '@/utils/useRule';
import styles from './index.module.css';

type Editing = CompanyDepartment | 'new';

interface Props {
  editing: Editing | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Dialog for the name of a new or existing department. */
function DepartmentEditor({ editing, onClose, onSaved }: Props) {
  const { t } = useLanguage();
  const named = useVisible(accountMessages.nameEmpty);
  const isNew = editing === 'new' || editing === null;

  const [form] = Form.useForm<DepartmentBody>();

  const save = async ({ name }: DepartmentBody) => {
    const request = isNew
      ? call('createDepartment', { data: { name } })
      : call('updateDepartment', { path: { id: editing.id }, data: { name } });
    const answer = await request.catch(ignoreShownFailure);
    if (!answer) return;
    const words = formatEnvelopeMessage(answer);
    if (answer.code === CODE.success) {
      feedback.success(words);
      return onSaved();
    }
    // Every refusal of a department is about its name.
    form.setFields([{ name: 'name', errors: [words] }]);
    form.getFieldInstance('name')?.focus();
  };

  return (
    <FormModal<DepartmentBody>
      form={form}
      data-enter="sends"
      open={editing !== null}
      title={t(isNew ? 'departments.new' : 'departments.rename')}
      okText={t('common.save')}
      requiredMark={false}
      initialValues={{ name: isNew ? '' : editing.name }}
      onCancel={onClose}
      onFinish={save}
    >
      <Form.Item name="name" label={t('departments.name')} rules={[named]}>
        <Input {...createLengthLimit(50)} autoComplete="off" />
      </Form.Item>
    </FormModal>
  );
}

const listUrl = {};

/** Fetches all departments: they fit on one page. */
async function fetchWhole() {
  const answer = await call('ownDepartments');
  const list = answer.data ?? [];
  return { ...answer, data: { list, total: list.length } };
}

/** The company's departments, which its accounts belong to. */
export default function Departments() {
  const { t } = useLanguage();
  const list = useList(listUrl, fetchWhole);
  const [editing, setEditing] = useState<Editing | null>(null);

  const remove = async ({ id, name }: CompanyDepartment) => {
    const agreed = await feedback.confirm({
      title: t('departments.delete.ask', { name }),
      content: t('departments.delete.effect'),
      okText: t('common.delete'),
      okType: 'danger',
    });
    if (agreed) await mutate(call('deleteDepartment', { path: { id } }), { afterwards: list.reload });
  };

  const columns: RecordColumn<CompanyDepartment>[] = [
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
    createActionsColumn(t, (department) => (
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
          aria-label={`${t('common.delete')} ${department.name}`}
          onClick={() => remove(department)}
        >
          {t('common.delete')}
        </Button>
      </div>
    )),
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
