import type { ReceivedChange } from '@domain/calls/company-changes';
import { changeKinds } from '@domain/company/changes';
import { useState } from 'react';
import { changesUrl, useChangeColumns, useChangeFilters } from '@/components/Company/changes';
import ListPage, { useList } from '@/components/ListPage';
import type { RecordColumn } from '@/components/RecordTable';
import { actionsColumn, OpenButton } from '@/components/RecordTable/columns';
import { useMay } from '@/models/useMay';
import BackLink from '@/pages/review/components/NextInQueue/BackLink';
import { fetchChanges } from '@/services/companyChanges';
import { useLanguage, useText } from '@/utils/language';
import { anyText, matching, pagesOf } from '@/utils/urlState';
import DecisionDrawer, { CompanyLink } from './components/DecisionDrawer';

const listUrl = {
  keyword: anyText,
  ...changesUrl,
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
      filters={[...useChangeFilters(), { name: 'keyword', label: t('companies.search'), kind: 'words' }]}
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

function useColumns(open: (change: ReceivedChange) => void): RecordColumn<ReceivedChange>[] {
  const { t } = useLanguage();
  const say = useText();
  const manages = useMay()('companies.manage');
  const actions = actionsColumn<ReceivedChange>(t, (change) => {
    const isDue = manages && change.status === 'requested';
    return (
      <OpenButton
        word={t(isDue ? 'changes.decide' : 'changes.read')}
        name={`${change.company.name} ${say(changeKinds[change.kind])}`}
        isDue={isDue}
        onOpen={() => open(change)}
      />
    );
  });
  return [
    {
      key: 'company',
      title: t('changes.company'),
      place: 'name',
      render: ({ company }) => <CompanyLink company={company} />,
    },
    ...useChangeColumns<ReceivedChange>(),
    actions,
  ];
}
