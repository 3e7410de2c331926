import type { ScheduledDecisionHead } from '@domain/review/scheduled-decision-calls';
import { Button } from 'antd';
import { useState } from 'react';
import ButtonLink from '@/components/Controls/ButtonLink';
import SideDrawer from '@/components/Controls/SideDrawer';
import ListPage, { useList } from '@/components/ListPage';
import type { RecordColumn } from '@/components/RecordTable';
import { ABOUT_DECISION, useOpenDecisions } from '@/models/openDecisions';
import ListDecision from '@/pages/review/components/ListDecision';
import type { DecisionTarget } from '@/pages/review/components/ListDecision/target';
import ScheduledDecisionProgress, {
  isBeingCarriedOut,
  useOutcomeCounts,
  useWithdrawLabel,
} from '@/pages/review/components/ScheduledDecisionProgress';
import { getDecisionName } from '@/pages/review/components/ScheduledDecisionProgress/names';
import ScheduledDecisionsBar, {
  useScheduledDecisionName,
} from '@/pages/review/components/ScheduledDecisionsBar';
import { formatDateTime } from '@/utils/beijingTime';
import { call } from '@/utils/call';
import { useLanguage, useText } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { matching, pageOnly, pages } from '@/utils/urlState';

const listUrl = { ...pages, id: pageOnly(matching(/^[0-9a-f-]{36}$/)) };

/** The person's decision orders, with the outcome of each. */
export default function Orders() {
  const { t } = useLanguage();
  const list = useList(listUrl, 'decisionOrders');
  const { reload } = useOpenDecisions();
  const [target, setTarget] = useState<DecisionTarget | null>(null);
  const show = (id: string) => list.setState({ id });
  const takeBack = async (id: string) => {
    await mutate(call('takeBackOrder', { path: { id } }), ABOUT_DECISION);
    await Promise.all([list.reload(), reload()]);
  };
  return (
    <ListPage
      list={list}
      lead={t('decisions.lead')}
      above={<ScheduledDecisionsBar onChanged={list.reload} />}
      columns={useColumns(show, takeBack)}
      empty={{
        none: t('decisions.none'),
        action: <ButtonLink to="/review/filings">{t('decisions.toQueue')}</ButtonLink>,
      }}
    >
      <SideDrawer
        isInAddress
        open={list.state.id !== ''}
        onClose={() => {
          show('');
          list.reload();
        }}
        title={t('decisions.own')}
        size={720}
      >
        {list.state.id && (
          <ScheduledDecisionProgress
            id={list.state.id}
            onAgain={(ids) => {
              show('');
              setTarget({ filings: ids.map((id) => ({ id })) });
            }}
          />
        )}
      </SideDrawer>
      <ListDecision target={target} onClose={() => setTarget(null)} onOrdered={list.reload} />
    </ListPage>
  );
}

function useColumns(
  show: (id: string) => void,
  takeBack: (id: string) => void,
): RecordColumn<ScheduledDecisionHead>[] {
  const { t } = useLanguage();
  const say = useText();
  const nameOf = useScheduledDecisionName();
  const countsOf = useOutcomeCounts();
  const takeBackName = useWithdrawLabel();
  return [
    {
      key: 'about',
      title: t('decisions.about'),
      place: 'name',
      render: (order) => (
        <Button type="link" onClick={() => show(order.id)}>
          <bdi>{nameOf(order)}</bdi>
        </Button>
      ),
    },
    { key: 'action', title: t('review.action'), render: (order) => say(getDecisionName(order)) },
    { key: 'result', title: t('decisions.result'), render: countsOf },
    { key: 'at', title: t('decisions.at'), render: ({ ordered_at }) => formatDateTime(ordered_at) },
    {
      key: 'stop',
      title: '',
      place: 'actions',
      render: (order) =>
        order.counts.waiting + order.counts.signing > 0 && (
          <Button danger={isBeingCarriedOut(order)} onClick={() => takeBack(order.id)}>
            {takeBackName(order)}
          </Button>
        ),
    },
  ];
}
