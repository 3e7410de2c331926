import type { CompanyChangeRequest } from '@domain/calls/company-changes';
import { CHANGE_KINDS, CHANGE_STATUSES, changeKinds, changeStatuses } from '@domain/company/changes';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import CompanyChange from '@/components/CompanyChange';
import ListPage, { type Filter, useList } from '@/components/ListPage';
import type { RecordColumn } from '@/components/RecordTable';
import WordTag from '@/components/WordTag';
import { fetchOwnChanges, withdrawChange } from '@/services/companyChanges';
import { beijingDate, beijingMinutes } from '@/utils/beijingTime';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { besideList, oneOf, pagesOf } from '@/utils/urlState';
import { useMay } from '@/utils/useMay';
import RequestDrawer from './components/RequestDrawer';

const listUrl = {
  status: oneOf(CHANGE_STATUSES),
  kind: oneOf(CHANGE_KINDS),
  new: besideList(oneOf(['open'])),
  ...pagesOf(),
};

/** Changes of the company's facts that it has asked for, the latest first, and a new one. */
export default function Changes() {
  const { t } = useLanguage();
  const mayAsk = useMay()('company.edit');
  const list = useList(listUrl, fetchOwnChanges);
  const [opened, setOpened] = useState<CompanyChangeRequest | null>(null);
  const askButton = mayAsk && (
    <Button type="primary" onClick={() => list.setState({ new: 'open' })}>
      {t('changes.ask')}
    </Button>
  );
  const done = () => {
    setOpened(null);
    list.setState({ new: '' });
    void list.reload();
  };
  return (
    <ListPage
      list={list}
      lead={t('changes.lead')}
      actions={askButton}
      filters={useFilters()}
      columns={useColumns(setOpened)}
      empty={{
        none: t('changes.none'),
        noMatch: t('changes.noMatch'),
        showAll: t('changes.showAll'),
      }}
      pagination={{ hideOnSinglePage: true }}
    >
      {mayAsk && (
        <RequestDrawer
          open={list.state.new === 'open'}
          onClose={() => list.setState({ new: '' })}
          onSent={done}
        />
      )}
      <OwnChange change={opened} mayWithdraw={mayAsk} onClose={() => setOpened(null)} onWithdrawn={done} />
    </ListPage>
  );
}

interface OwnChangeProps {
  /** null: closed. */
  change: CompanyChangeRequest | null;
  mayWithdraw: boolean;
  onClose(): void;
  onWithdrawn(): void;
}

function OwnChange({ change, mayWithdraw, onClose, onWithdrawn }: OwnChangeProps) {
  const { t } = useLanguage();
  const say = useText();

  async function withdraw({ id, version }: CompanyChangeRequest) {
    const title = t('changes.withdraw.ask');
    const agreed = await feedback.confirm({ title, okText: t('changes.withdraw') });
    if (agreed && (await mutate(withdrawChange(id, version)))) onWithdrawn();
  }

  return (
    <Drawer
      open={change !== null}
      onClose={onClose}
      title={change && say(changeKinds[change.kind])}
      width="min(100vw, 640px)"
      destroyOnHidden
    >
      {change && <CompanyChange change={change} />}
      {change?.status === 'requested' && mayWithdraw && (
        <Button onClick={() => withdraw(change)}>{t('changes.withdraw')}</Button>
      )}
    </Drawer>
  );
}

function useFilters(): Filter<keyof typeof listUrl>[] {
  const { t } = useLanguage();
  const say = useText();
  return [
    {
      name: 'status',
      label: t('changes.status'),
      any: t('changes.anyStatus'),
      options: CHANGE_STATUSES.map((status) => ({ value: status, label: say(changeStatuses[status]) })),
    },
    {
      name: 'kind',
      label: t('changes.kind'),
      any: t('changes.anyKind'),
      options: CHANGE_KINDS.map((kind) => ({ value: kind, label: say(changeKinds[kind]) })),
    },
  ];
}

function useColumns(open: (change: CompanyChangeRequest) => void): RecordColumn<CompanyChangeRequest>[] {
  const { t } = useLanguage();
  const say = useText();
  return [
    { key: 'kind', title: t('changes.kind'), place: 'name', render: ({ kind }) => say(changeKinds[kind]) },
    {
      key: 'requested',
      title: t('changes.requestedAt'),
      isShort: true,
      render: ({ created_at }) => beijingMinutes(created_at),
    },
    {
      key: 'holds',
      title: t('changes.holdsFrom'),
      isShort: true,
      render: ({ holds_from }) => beijingDate(holds_from),
    },
    {
      key: 'status',
      title: t('changes.status'),
      render: ({ status }) => <WordTag {...changeStatuses[status]} />,
    },
    {
      key: 'actions',
      title: t('records.actions'),
      place: 'actions',
      render: (change) => (
        <div>
          <Button
            aria-label={`${t('changes.read')} ${say(changeKinds[change.kind])} ${beijingMinutes(change.created_at)}`}
            onClick={() => open(change)}
          >
            {t('changes.read')}
          </Button>
        </div>
      ),
    },
  ];
}
