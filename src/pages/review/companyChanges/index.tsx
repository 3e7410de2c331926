import type { ReceivedChange } from '@domain/company/change-calls';
import { changeKinds } from '@domain/company/change-kinds';
import { CHANGE_OUTCOMES, type ChangeOutcome, MAX_CHANGE_REASON_LENGTH } from '@domain/company/changes';
import { changeMessages } from '@domain/company/messages';
import { Alert } from 'antd';
import { useState } from 'react';
import { Link } from 'umi';
import CompanyChange from '@/components/Company/CompanyChange';
import { changesUrl, useChangeColumns, useChangeFilters } from '@/components/Company/changes';
import SideDrawer from '@/components/Controls/SideDrawer';
import ListPage, { useList } from '@/components/ListPage';
import type { RecordColumn } from '@/components/RecordTable';
import { createActionsColumn, OpenButton } from '@/components/RecordTable/columns';
import { useRightCheck } from '@/models/useRightCheck';
import { BackLink } from '@/pages/review/components/NextInQueue';
import OutcomeForm from '@/pages/review/components/OutcomeForm';
import { call } from '@/utils/call';
import { useLanguage, useText } from '@/utils/language';
import { anyText, createPaging, matching } from '@/utils/urlState';

const listUrl = {
  keyword: anyText,
  ...changesUrl,
  id: matching(/^[\w-]{1,64}$/),
  ...createPaging(),
};

/** Changes requested by companies, the open ones first. */
export default function CompanyChanges() {
  const { t } = useLanguage();
  const list = useList(listUrl, 'companyChanges');
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
        showAll: t('common.showAll'),
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
  const manages = useRightCheck()('companies.manage');
  const actions = createActionsColumn<ReceivedChange>(t, (change) => {
    const isDue = manages && change.status === 'requested';
    return (
      <OpenButton
        word={t(isDue ? 'changes.decide' : 'common.view')}
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

function CompanyLink({ company: { id, name } }: { company: { id: string; name: string } }) {
  return (
    <Link to={`/review/company?id=${id}`}>
      <bdi>{name}</bdi>
    </Link>
  );
}

interface DecisionDrawerProps {
  /** Change in the drawer; null: closed. */
  change: ReceivedChange | null;
  onClose(): void;
  onDecided(): void;
}

/** Drawer with a change, its evidence, and the form to decide on it. */
function DecisionDrawer({ change, onClose, onDecided }: DecisionDrawerProps) {
  const { t } = useLanguage();
  const say = useText();
  const manages = useRightCheck()('companies.manage');
  return (
    <SideDrawer open={change !== null} onClose={onClose} title={change && say(changeKinds[change.kind])}>
      {change && (
        <>
          <LookAlikes companies={change.look_alikes} />
          <KeptDepartment change={change} />
          <CompanyChange
            change={change}
            about={[
              [t('changes.company'), <CompanyLink key="company" company={change.company} />],
              [t('companies.creditCode'), change.company.credit_code],
            ]}
          />
          {manages && change.status === 'requested' && <Decision change={change} onDecided={onDecided} />}
        </>
      )}
    </SideDrawer>
  );
}

/** Companies with names confusingly similar to the new name. */
function LookAlikes({ companies }: { companies: ReceivedChange['look_alikes'] }) {
  const { t } = useLanguage();
  if (companies.length === 0) return null;
  const links = companies.map((company) => (
    <li key={company.id}>
      <CompanyLink company={company} />
    </li>
  ));
  return <Alert type="warning" showIcon message={t('changes.lookAlikes')} description={<ul>{links}</ul>} />;
}

/** Warning that the company moves to the district of another department, which a change of address does not put in charge. */
function KeptDepartment({ change: { keeps_department: kept, company } }: { change: ReceivedChange }) {
  const { t } = useLanguage();
  if (!kept) return null;
  return (
    <Alert
      type="warning"
      showIcon
      message={t('changes.keptDepartment', { department: kept })}
      description={<Link to={`/review/company?id=${company.id}`}>{t('changes.moveDepartment')}</Link>}
    />
  );
}

function Decision({ change: { id, version }, onDecided }: { change: ReceivedChange; onDecided(): void }) {
  const { t } = useLanguage();
  return (
    <OutcomeForm<ChangeOutcome>
      place={`company-change/${id}`}
      outcome={{
        label: t('changes.outcome'),
        missing: t('changes.outcomeMissing'),
        options: CHANGE_OUTCOMES.map((outcome) => ({ value: outcome, label: t(`changes.${outcome}`) })),
      }}
      text={{
        label: t('changes.reason'),
        hint: t('changes.reasonHint'),
        missing: changeMessages.reasonMissing,
        most: MAX_CHANGE_REASON_LENGTH,
        isFor: (outcome) => outcome === 'refuse',
      }}
      sendLabel={t('changes.decideSend')}
      send={({ outcome, text }) =>
        call('decideChange', { path: { id }, data: { version, outcome, reason: text } })
      }
      onSent={onDecided}
    />
  );
}
