import type { ReceivedChange } from '@domain/calls/company-changes';
import { CHANGE_KINDS, CHANGE_STATUSES, changeKinds, changeStatuses } from '@domain/company/changes';
import { Button } from 'antd';
import { useState } from 'react';
import ListPage, { type Filter, useList } from '@/components/ListPage';
import type { RecordColumn } from '@/components/RecordTable';
import WordTag from '@/components/WordTag';
import BackLink from '@/pages/review/components/NextInQueue/BackLink';
import { fetchChanges } from '@/services/companyChanges';
import { beijingDate, beijingMinutes } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { anyText, matching, oneOf, pagesOf } from '@/utils/urlState';
import { useMay } from '@/utils/useMay';
import DecisionDrawer, { CompanyLink } from './components/DecisionDrawer';

const listUrl = {
  keyword: anyText,
  status: oneOf(CHANGE_STATUSES),
  kind: oneOf(CHANGE_KINDS),
  id: matching(/^[\w-]{1,64}$/),
  ...pagesOf(),
};

/** Changes that companies ask for, those that wait first. */
export default function CompanyChanges() {
  const { t } = useLanguage();
  const list = useList(listUrl, fetchChanges);
  const [opened, setOpened] = useState<ReceivedChange | null>(null);
  return (
    <ListPage
      list={list}
      lead={t('changes.office.lead')}
      actions={<BackLink to="/review/companies">{t('companies.back')}</BackLink>}
      filters={useFilters()}
      columns={useColumns(setOpened)}
      empty={{
        none: t('changes.office.none'),
        noMatch: t('changes.noMatch'),
        showAll: t('changes.showAll'),
      }}
      pagination={{ hideOnSinglePage: true }}
    >
      <DecisionDrawer
        change={opened}
        onClose={() => setOpened(null)}
        onDecided={() => {
          setOpened(null);
          void list.reload();
        }}
      />
    </ListPage>
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
    { name: 'keyword', label: t('companies.search'), kind: 'words' },
  ];
}

function useColumns(open: (change: ReceivedChange) => void): RecordColumn<ReceivedChange>[] {
  const { t } = useLanguage();
  const say = useText();
  const manages = useMay()('companies.manage');
  const wordOf = ({ status }: ReceivedChange) =>
    t(manages && status === 'requested' ? 'changes.decide' : 'changes.read');
  return [
    {
      key: 'company',
      title: t('changes.company'),
      place: 'name',
      render: ({ company }) => <CompanyLink company={company} />,
    },
    { key: 'kind', title: t('changes.kind'), render: ({ kind }) => say(changeKinds[kind]) },
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
            type={manages && change.status === 'requested' ? 'primary' : 'default'}
            aria-label={`${wordOf(change)} ${change.company.name} ${say(changeKinds[change.kind])}`}
            onClick={() => open(change)}
          >
            {wordOf(change)}
          </Button>
        </div>
      ),
    },
  ];
}
