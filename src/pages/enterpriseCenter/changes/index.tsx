import type { CompanyChangeRequest } from '@domain/company/change-calls';
import { changeKinds } from '@domain/company/change-kinds';
import { Button } from 'antd';
import { useState } from 'react';
import CompanyChange from '@/components/Company/CompanyChange';
import { changesUrl, useChangeColumns, useChangeFilters } from '@/components/Company/changes';
import SideDrawer from '@/components/Controls/SideDrawer';
import ListPage, { useList } from '@/components/ListPage';
import type { RecordColumn } from '@/components/RecordTable';
import { createActionsColumn, OpenButton } from '@/components/RecordTable/columns';
import { useRightCheck } from '@/models/useRightCheck';
import { formatDateTime } from '@/utils/beijingTime';
import { call } from '@/utils/call';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { createPaging, oneOf, pageOnly } from '@/utils/urlState';
import RequestDrawer from './components/RequestDrawer';

const listUrl = {
  ...changesUrl,
  new: pageOnly(oneOf(['open'])),
  ...createPaging(),
};

/** Changes of the company's facts that it has requested, the latest first, and a drawer for a new one. */
export default function Changes() {
  const { t } = useLanguage();
  const mayAsk = useRightCheck()('company.edit');
  const list = useList(listUrl, 'ownChanges');
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
      filters={useChangeFilters()}
      columns={useColumns(setOpened)}
      empty={{
        none: t('changes.none'),
        action: askButton,
        noMatch: t('changes.noMatch'),
        showAll: t('common.showAll'),
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
  /** Request shown in the drawer; null: closed. */
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
    if (agreed && (await mutate(call('withdrawChange', { path: { id }, data: { version } })))) onWithdrawn();
  }

  return (
    <SideDrawer open={change !== null} onClose={onClose} title={change && say(changeKinds[change.kind])}>
      {change && <CompanyChange change={change} />}
      {change?.status === 'requested' && mayWithdraw && (
        <Button onClick={() => withdraw(change)}>{t('changes.withdraw')}</Button>
      )}
    </SideDrawer>
  );
}

function useColumns(open: (change: CompanyChangeRequest) => void): RecordColumn<CompanyChangeRequest>[] {
  const { t } = useLanguage();
  const say = useText();
  const [kind, ...others] = useChangeColumns<CompanyChangeRequest>();
  const actions = createActionsColumn<CompanyChangeRequest>(t, (change) => (
    <OpenButton
      word={t('common.view')}
      name={`${say(changeKinds[change.kind])} ${formatDateTime(change.created_at)}`}
      onOpen={() => open(change)}
    />
  ));
  return [{ ...kind, place: 'name' }, ...others, actions];
}
