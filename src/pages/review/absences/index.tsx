import type { Absence } from '@domain/calls/absences';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import ListPage, { useList } from '@/components/ListPage';
import type { RecordColumn } from '@/components/RecordTable';
import { actionsColumn } from '@/components/RecordTable/columns';
import { endAbsence, fetchAbsences } from '@/services/absences';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { pagesOf } from '@/utils/urlState';
import DeputyEditor from './components/DeputyEditor';

const COLOURS = { running: 'processing', coming: 'default', over: 'default' } as const;

/** Absences of the office's people, with their deputies. */
export default function Absences() {
  const { t } = useLanguage();
  const list = useList(pagesOf(), fetchAbsences);
  const [isNaming, setNaming] = useState(false);

  async function end({ id, person, deputy }: Absence) {
    const agreed = await feedback.confirm({
      title: t('absences.end.ask', { name: person.name }),
      content: t('absences.end.effect', { deputy: deputy.name }),
      okText: t('absences.end'),
    });
    if (agreed) await mutate(endAbsence(id), { afterwards: list.reload });
  }

  return (
    <ListPage
      list={list}
      lead={t('absences.lead')}
      actions={
        <Button type="primary" onClick={() => setNaming(true)}>
          {t('absences.new')}
        </Button>
      }
      columns={useColumns(end)}
      empty={{ none: t('absences.none') }}
      pagination={{ hideOnSinglePage: true }}
    >
      <DeputyEditor
        open={isNaming}
        onClose={() => setNaming(false)}
        onNamed={() => {
          setNaming(false);
          list.reload();
        }}
      />
    </ListPage>
  );
}

function useColumns(end: (absence: Absence) => void): RecordColumn<Absence>[] {
  const { t } = useLanguage();
  return [
    {
      key: 'person',
      title: t('absences.person'),
      place: 'name',
      render: ({ person }) => <bdi>{person.name}</bdi>,
    },
    { key: 'deputy', title: t('absences.deputy'), render: ({ deputy }) => <bdi>{deputy.name}</bdi> },
    { key: 'from', title: t('absences.from'), isShort: true, render: ({ from }) => from },
    { key: 'until', title: t('absences.until'), isShort: true, render: ({ until }) => until },
    { key: 'days', title: t('absences.days'), isNumber: true, render: ({ working_days }) => working_days },
    {
      key: 'state',
      title: t('absences.state'),
      render: ({ state, fault }) => (
        <>
          <Tag color={COLOURS[state]}>{t(`absences.state.${state}`)}</Tag>
          {fault && <Tag color="warning">{t('absences.lapsed', { fault })}</Tag>}
        </>
      ),
    },
    actionsColumn(
      t,
      (absence) =>
        absence.may_end && (
          <Button
            onClick={() => end(absence)}
            aria-label={t('absences.endOf', { name: absence.person.name, from: absence.from })}
          >
            {t('absences.end')}
          </Button>
        ),
    ),
  ];
}
