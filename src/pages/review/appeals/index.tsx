import { appealStatuses } from '@domain/appeals/appeal';
import type { HeardAppeal } from '@domain/calls/appeals';
import { ANSWER_STATUSES } from '@domain/objections/answered';
import { Button } from 'antd';
import { useState } from 'react';
import ListPage, { type Filter, useList } from '@/components/ListPage';
import type { RecordColumn } from '@/components/RecordTable';
import WordTag from '@/components/WordTag';
import AboutFiling from '@/pages/review/components/AboutFiling';
import { fetchAppeals } from '@/services/appeals';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { anyText, matching, oneOf, pagesOf } from '@/utils/urlState';
import { useProgramOptions } from '@/utils/useProgramOptions';
import { Due, useDecision } from './components/AppealParts';
import HearingDrawer from './components/HearingDrawer';

const listUrl = {
  keyword: anyText,
  status: oneOf(ANSWER_STATUSES),
  program: matching(/^\w{1,64}$/),
  filing: matching(/^[\w-]{1,64}$/),
  ...pagesOf(),
};

/** Appeals that the person may hear, those without an answer first. */
export default function Appeals() {
  const { t } = useLanguage();
  const list = useList(listUrl, fetchAppeals);
  const [opened, setOpened] = useState<HeardAppeal | null>(null);
  return (
    <ListPage
      list={list}
      lead={t('appeals.lead')}
      filters={useFilters()}
      columns={useColumns(setOpened)}
      empty={{
        none: t('appeals.none'),
        noMatch: t('appeals.noMatch'),
        showAll: t('appeals.showAll'),
      }}
      pagination={{ hideOnSinglePage: true }}
    >
      <HearingDrawer
        appeal={opened}
        onClose={() => setOpened(null)}
        onRefused={list.reload}
        onAnswered={() => {
          setOpened(null);
          list.reload();
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
      label: t('appeals.status'),
      any: t('appeals.anyStatus'),
      options: ANSWER_STATUSES.map((status) => ({ value: status, label: say(appealStatuses[status]) })),
    },
    {
      name: 'program',
      label: t('review.program'),
      any: t('review.anyProgram'),
      options: useProgramOptions(),
      select: { popupMatchSelectWidth: false },
    },
    { name: 'keyword', label: t('appeals.search'), kind: 'words' },
  ];
}

function useColumns(open: (appeal: HeardAppeal) => void): RecordColumn<HeardAppeal>[] {
  const { t } = useLanguage();
  const decisionOf = useDecision();
  return [
    {
      key: 'no',
      title: t('appeals.no'),
      place: 'name',
      isShort: true,
      render: ({ no }) => <bdi>{no}</bdi>,
    },
    { key: 'about', title: t('appeals.about'), render: (appeal) => <AboutFiling {...appeal} /> },
    { key: 'decision', title: t('appeals.decision'), render: decisionOf },
    {
      key: 'sent',
      title: t('appeals.sentAt'),
      isShort: true,
      render: ({ sent_at }) => beijingMinutes(sent_at),
    },
    { key: 'due', title: t('appeals.due'), isShort: true, render: (appeal) => <Due appeal={appeal} /> },
    {
      key: 'status',
      title: t('appeals.status'),
      render: ({ status }) => <WordTag {...appealStatuses[status]} />,
    },
    {
      key: 'actions',
      title: t('records.actions'),
      place: 'actions',
      render: (appeal) => {
        const name = t(appeal.status === 'open' ? 'appeals.hear' : 'appeals.read');
        return (
          <div>
            <Button
              type={appeal.status === 'open' ? 'primary' : 'default'}
              aria-label={`${name} ${appeal.no}`}
              onClick={() => open(appeal)}
            >
              {name}
            </Button>
          </div>
        );
      },
    },
  ];
}
