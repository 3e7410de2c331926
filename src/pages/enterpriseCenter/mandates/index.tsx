import type { Mandate } from '@domain/mandates/calls';
import { MANDATE_STATUSES, mandateStatuses } from '@domain/mandates/mandate';
import { Button, Flex } from 'antd';
import { useSearchParams, useSelector } from 'umi';
import { WhenSettled } from '@/components/AsyncView';
import ListPage, { type ListFilter, useList } from '@/components/ListPage';
import type { RecordColumn } from '@/components/RecordTable';
import { createActionsColumn, createStatusColumn, OpenButton } from '@/components/RecordTable/columns';
import { startActingSwitch } from '@/layouts/components/CompanySwitch';
import type { RootState } from '@/models/connect';
import { useRightCheck } from '@/models/useRightCheck';
import { formatDateTime } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import { anyText, createPaging, oneOf, pageOnly } from '@/utils/urlState';
import { useRead } from '@/utils/useRead';
import { useTextOptions } from '@/utils/useTextOptions';
import MandateDrawer from './components/MandateDrawer';
import NewMandateDrawer from './components/NewMandateDrawer';

const SIDES = ['given', 'held'] as const;

const listUrl = {
  side: pageOnly(oneOf(SIDES)),
  status: oneOf(MANDATE_STATUSES),
  id: pageOnly(anyText),
  new: pageOnly(oneOf(['open'])),
  ...createPaging(),
};

/** The call of each side; both are read by the same filters. */
const listCalls = { given: 'givenMandates', held: 'heldMandates' } as const;

type Side = (typeof SIDES)[number];

const ONE = { current: 1, pageSize: 1 };

/**
 * Mandates that the company has given, for its main account, and those that the person holds; a side with mandates comes first.
 */
export default function Mandates() {
  const mayGive = useRightCheck()('mandate.give');
  const [address] = useSearchParams();
  const asked = SIDES.find((side) => side === address.get('side'));
  const isOpen = mayGive && !asked;
  const given = useRead(isOpen ? 'givenMandates' : null, { params: ONE });
  const held = useRead(isOpen ? 'heldMandates' : null, { params: ONE });
  if (!mayGive) return <MandateList side="held" />;
  const first = given.data?.total === 0 && held.data && held.data.total > 0 ? 'held' : 'given';
  return (
    <WhenSettled of={isOpen ? [given, held] : []}>
      <MandateList side={asked ?? first} mayGive />
    </WhenSettled>
  );
}

function MandateList({ side, mayGive = false }: { side: Side; mayGive?: boolean }) {
  const { t } = useLanguage();
  const user = useSelector((state: RootState) => state.user.currentUser);
  const listed = useList(listUrl, listCalls[side]);
  const list = { ...listed, state: { ...listed.state, side } };
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
        action:
          side === 'given' ? (
            <Button onClick={() => list.setState({ new: 'open' })}>{t('mandates.give')}</Button>
          ) : (
            <p>
              {t('mandates.howOffered', {
                username: user?.username ?? '',
                code: user?.company?.credit_code ?? '',
              })}
            </p>
          ),
        noMatch: t('mandates.noMatch'),
        showAll: t('common.showAll'),
      }}
      pagination={{ hideOnSinglePage: true }}
    >
      {mayGive && (
        <NewMandateDrawer
          open={list.state.new === 'open'}
          onClose={() => list.setState({ new: '' })}
          onGiven={done}
          onTakenBack={list.reload}
        />
      )}
      <MandateDrawer mandate={shown} side={side} onClose={() => list.setState({ id: '' })} onChanged={done} />
    </ListPage>
  );
}

function useFilters(): ListFilter<keyof typeof listUrl>[] {
  const { t } = useLanguage();
  const optionsOf = useTextOptions();
  return [
    {
      name: 'status',
      label: t('common.status'),
      any: t('common.anyStatus'),
      options: optionsOf(MANDATE_STATUSES, mandateStatuses),
    },
  ];
}

/** Numbers of filings that wait for a company, and their due day. */
function Waits({ drafts, returned, due_at }: NonNullable<Mandate['waits']>) {
  const { t } = useLanguage();
  if (drafts + returned === 0) return <>{t('mandates.waits.none')}</>;
  const words = [
    returned > 0 && t('mandates.waits.returned', { count: returned }),
    drafts > 0 && t('mandates.waits.drafts', { count: drafts }),
    due_at && t('center.home.due', { time: formatDateTime(due_at) }),
  ];
  return <>{words.filter(Boolean).join(t('center.home.separator'))}</>;
}

function useColumns(side: 'given' | 'held', open: (id: string) => void): RecordColumn<Mandate>[] {
  const { t } = useLanguage();
  const user = useSelector((state: RootState) => state.user.currentUser);
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
    createStatusColumn(t('common.status'), mandateStatuses),
    ...(side === 'held'
      ? [
          {
            key: 'waits',
            title: t('mandates.waits'),
            render: ({ waits }: Mandate) => waits && <Waits {...waits} />,
          },
        ]
      : []),
    createActionsColumn(t, (mandate) => (
      <Flex gap="small" wrap>
        {mandate.waits && mandate.id !== user?.acting?.id && (
          <Button
            aria-label={`${t('mandates.actFor')} ${mandate.company.name}`}
            onClick={() => startActingSwitch(mandate.id)}
          >
            {t('mandates.actFor')}
          </Button>
        )}
        <OpenButton word={t('common.view')} name={nameOf(mandate)} onOpen={() => open(mandate.id)} />
      </Flex>
    )),
  ];
}
