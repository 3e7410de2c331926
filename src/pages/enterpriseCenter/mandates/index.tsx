import type { Mandate, MandatesQuery } from '@domain/calls/mandates';
import { MANDATE_STATUSES, mandateStatuses } from '@domain/mandates/mandate';
import { Button } from 'antd';
import { useSearchParams } from 'umi';
import ListPage, { type Filter, useList } from '@/components/ListPage';
import type { RecordColumn } from '@/components/RecordTable';
import { actionsColumn, OpenButton, statusColumn } from '@/components/RecordTable/columns';
import { useMay } from '@/models/useMay';
import { fetchGivenMandates, fetchHeldMandates } from '@/services/mandates';
import { useLanguage } from '@/utils/language';
import { anyText, besideList, oneOf, pagesOf } from '@/utils/urlState';
import { useOptionsOf } from '@/utils/useOptionsOf';
import GiveDrawer from './components/GiveDrawer';
import MandateDrawer from './components/MandateDrawer';

const SIDES = ['given', 'held'] as const;

const listUrl = {
  side: { ...oneOf(SIDES, 'given'), ask: () => ({}) },
  status: oneOf(MANDATE_STATUSES),
  id: besideList(anyText),
  new: besideList(oneOf(['open'])),
  ...pagesOf(),
};

/** The call of each side; both are read by the same filters. */
const reads = {
  given: (query: Partial<MandatesQuery>) => fetchGivenMandates(query),
  held: (query: Partial<MandatesQuery>) => fetchHeldMandates(query),
};

/** Mandates that the company has given, for its main account, and those that the person holds. */
export default function Mandates() {
  const { t } = useLanguage();
  const mayGive = useMay()('mandate.give');
  const [address] = useSearchParams();
  const side = mayGive && address.get('side') !== 'held' ? 'given' : 'held';
  const list = useList(listUrl, reads[side]);
  const shown = list.data?.list.find(({ id }) => id === list.state.id) ?? null;
  const done = () => {
    list.setState({ id: '', new: '' });
    void list.reload();
  };
  return (
    <ListPage
      list={list}
      lead={t(`mandates.lead.${side}`)}
      actions={
        side === 'given' && (
          <Button type="primary" onClick={() => list.setState({ new: 'open' })}>
            {t('mandates.give')}
          </Button>
        )
      }
      {...(mayGive && {
        tabs: {
          name: 'side' as const,
          label: t('mandates.side'),
          options: SIDES.map((value) => ({ value, label: t(`mandates.side.${value}`) })),
        },
      })}
      filters={useFilters()}
      columns={useColumns(side, (id) => list.setState({ id }))}
      empty={{
        none: t(`mandates.none.${side}`),
        noMatch: t('mandates.noMatch'),
        showAll: t('mandates.showAll'),
      }}
      pagination={{ hideOnSinglePage: true }}
    >
      {mayGive && (
        <GiveDrawer
          open={list.state.new === 'open'}
          onClose={() => list.setState({ new: '' })}
          onGiven={done}
        />
      )}
      <MandateDrawer mandate={shown} side={side} onClose={() => list.setState({ id: '' })} onChanged={done} />
    </ListPage>
  );
}

function useFilters(): Filter<keyof typeof listUrl>[] {
  const { t } = useLanguage();
  const optionsOf = useOptionsOf();
  return [
    {
      name: 'status',
      label: t('mandates.status'),
      any: t('mandates.anyStatus'),
      options: optionsOf(MANDATE_STATUSES, mandateStatuses),
    },
  ];
}

function useColumns(side: 'given' | 'held', open: (id: string) => void): RecordColumn<Mandate>[] {
  const { t } = useLanguage();
  const nameOf = ({ agent, company }: Mandate) =>
    side === 'given' ? `${agent.name}（${agent.company}）` : company.name;
  return [
    {
      key: 'name',
      title: t(side === 'given' ? 'mandates.agent' : 'mandates.company'),
      place: 'name',
      render: (mandate) => <bdi>{nameOf(mandate)}</bdi>,
    },
    {
      key: 'programs',
      title: t('mandates.programs'),
      render: ({ programs }) => t('mandates.programCount', { count: programs.length }),
    },
    {
      key: 'submit',
      title: t('mandates.maySubmit'),
      isShort: true,
      render: ({ may_submit }) => t(may_submit ? 'mandates.yes' : 'mandates.no'),
    },
    {
      key: 'term',
      title: t('mandates.term'),
      render: ({ first_day, last_day }) => (
        <bdi>{t('mandates.fromUntil', { from: first_day, until: last_day })}</bdi>
      ),
    },
    statusColumn(t('mandates.status'), mandateStatuses),
    actionsColumn(t, (mandate) => (
      <OpenButton word={t('mandates.read')} name={nameOf(mandate)} onOpen={() => open(mandate.id)} />
    )),
  ];
}
