import { expertFields, expertTitles } from '@domain/experts/pool';
import type { PoolExpert } from '@domain/experts/pool-calls';
import type { Text } from '@domain/text';
import { Button, Space, Tag } from 'antd';
import { useState } from 'react';
import OneTimePasswords, { type BulkOutcome } from '@/components/Accounts/OneTimePasswords';
import ListPage, { type ListFilter, SEARCHABLE, useList } from '@/components/ListPage';
import type { RecordColumn } from '@/components/RecordTable';
import { createActionsColumn } from '@/components/RecordTable/columns';
import { useRightCheck } from '@/models/useRightCheck';
import { call } from '@/utils/call';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { anyText, createPaging, oneOf } from '@/utils/urlState';
import { NewExpert, ProfileDrawer } from './components/ExpertForms';
import ImportExperts from './components/ImportExperts';

type Named = Text & { value: string | number };

const valuesOf = (options: readonly Named[]) => options.map(({ value }) => String(value));

export const listUrl = {
  keyword: anyText,
  field: oneOf(valuesOf(expertFields)),
  title: oneOf(valuesOf(expertTitles)),
  unit: anyText,
  active: oneOf(['yes', 'no']),
  ...createPaging(),
};

/** All experts with their profiles, and the number of open assessments of each. */
export default function Experts() {
  const { t } = useLanguage();
  const list = useList(listUrl, 'expertPool');
  const [edited, setEdited] = useState<PoolExpert | null>(null);
  const [isNew, setNew] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const managesUsers = useRightCheck()('users.manage');
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const close = (isChanged: boolean) => {
    setEdited(null);
    if (isChanged) void list.reload();
  };
  const made = (passwords: BulkOutcome['passwords']) => {
    setOutcome({ title: t('users.resetDone'), passwords, refused: [] });
    void list.reload();
  };
  return (
    <ListPage
      list={list}
      lead={t('pool.lead')}
      actions={
        managesUsers && (
          <Space wrap>
            <Button onClick={() => setImporting(true)}>{t('pool.import')}</Button>
            <Button type="primary" onClick={() => setNew(true)}>
              {t('pool.new')}
            </Button>
          </Space>
        )
      }
      filters={useFilters()}
      columns={useColumns({ onEdit: setEdited, onSwitch: useSwitch(list.reload) })}
      empty={{ none: t('pool.none'), noMatch: t('pool.noMatch'), showAll: t('pool.showAll') }}
    >
      <ProfileDrawer expert={edited} onClose={close} />
      <NewExpert
        open={isNew}
        onClose={() => setNew(false)}
        onCreated={({ id, username, password }) => {
          setNew(false);
          made([{ id, username, password }]);
        }}
      />
      <ImportExperts
        open={isImporting}
        onClose={() => setImporting(false)}
        onImported={(passwords) => {
          setImporting(false);
          made(passwords);
        }}
      />
      <OneTimePasswords outcome={outcome} onClose={() => setOutcome(null)} />
    </ListPage>
  );
}

/** Switches an account on or off; an expert with open work hands it back first. */
function useSwitch(reload: () => void) {
  const { t } = useLanguage();
  return async ({ id, name, enabled, open }: PoolExpert) => {
    if (enabled) {
      const title = t(open > 0 ? 'pool.handBack.ask' : 'users.disable.ask', { name, count: open });
      const content = t(open > 0 ? 'pool.handBack.effect' : 'users.disable.effect');
      if (!(await feedback.confirm({ title, content, okType: 'danger' }))) return;
      if (open > 0 && !(await mutate(call('handBackAssessments', { path: { id } })))) return reload();
    }
    await mutate(call('updateUser', { path: { id }, data: { enabled: !enabled } }), { afterwards: reload });
  };
}

function useFilters(): ListFilter<keyof typeof listUrl>[] {
  const { t } = useLanguage();
  const say = useText();
  const options = (named: readonly Named[]) =>
    named.map((each) => ({ value: String(each.value), label: say(each) }));
  return [
    { name: 'keyword', label: t('pool.search'), kind: 'words' },
    {
      name: 'field',
      label: t('pool.fields'),
      any: t('pool.anyField'),
      options: options(expertFields),
      select: SEARCHABLE,
    },
    {
      name: 'title',
      label: t('pool.title'),
      any: t('pool.anyTitle'),
      options: options(expertTitles),
      select: SEARCHABLE,
    },
    { name: 'unit', label: t('pool.unitSearch'), kind: 'words' },
    {
      name: 'active',
      label: t('common.status'),
      any: t('common.anyStatus'),
      options: (['yes', 'no'] as const).map((value) => ({ value, label: t(`pool.active.${value}`) })),
    },
  ];
}

interface Handlers {
  onEdit(expert: PoolExpert): void;
  onSwitch(expert: PoolExpert): void;
}

const switchName = ({ enabled, open }: PoolExpert): string => {
  if (!enabled) return 'users.enable';
  return open > 0 ? 'pool.handBack' : 'users.disable';
};

function useColumns({ onEdit, onSwitch }: Handlers): RecordColumn<PoolExpert>[] {
  const { t } = useLanguage();
  const say = useText();
  const nameIn = (options: readonly Named[], value: string) => {
    const found = options.find((each) => each.value === value);
    return found ? say(found) : value;
  };
  return [
    {
      key: 'name',
      title: t('pool.expert'),
      place: 'name',
      render: ({ name, username }) => (
        <bdi>
          {name} ({username})
        </bdi>
      ),
    },
    {
      key: 'unit',
      title: t('pool.unit'),
      render: ({ unit }) => (unit ? <bdi>{unit}</bdi> : t('pool.unknown')),
    },
    {
      key: 'title',
      title: t('pool.title'),
      render: ({ title }) => (title ? nameIn(expertTitles, title) : '—'),
    },
    {
      key: 'fields',
      title: t('pool.fields'),
      render: ({ fields }) => fields.map((value) => nameIn(expertFields, value)).join(t('list.comma')) || '—',
    },
    {
      key: 'period',
      title: t('pool.period'),
      render: ({ active_from, active_to }) =>
        active_from || active_to
          ? t('pool.fromTo', { from: active_from ?? '…', to: active_to ?? '…' })
          : t('pool.unlimited'),
    },
    {
      key: 'state',
      title: t('common.status'),
      render: ({ active, enabled }) => (
        <Tag color={active ? 'success' : 'default'}>
          {t(enabled ? `pool.active.${active ? 'yes' : 'no'}` : 'pool.disabled')}
        </Tag>
      ),
    },
    { key: 'open', title: t('pool.open'), isShort: true, render: ({ open }) => open },
    createActionsColumn(t, (expert) => (
      <>
        <Button
          size="small"
          aria-label={t('pool.editOf', { name: expert.name })}
          onClick={() => onEdit(expert)}
        >
          {t('pool.edit')}
        </Button>
        <Button size="small" danger={expert.enabled} onClick={() => onSwitch(expert)}>
          {t(switchName(expert))}
        </Button>
      </>
    )),
  ];
}
