import type { Objection } from '@domain/calls/objections';
import { ANSWER_STATUSES } from '@domain/objections/answered';
import { objectionStatuses } from '@domain/objections/objection';
import { Button } from 'antd';
import { useState } from 'react';
import ListPage, { type Filter, useList } from '@/components/ListPage';
import type { RecordColumn } from '@/components/RecordTable';
import WordTag from '@/components/WordTag';
import AboutFiling from '@/pages/review/components/AboutFiling';
import { fetchObjections } from '@/services/objections';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { anyText, matching, oneOf, pagesOf } from '@/utils/urlState';
import { useProgramOptions } from '@/utils/useProgramOptions';
import AnswerDrawer from './components/AnswerDrawer';

const listUrl = {
  keyword: anyText,
  status: oneOf(ANSWER_STATUSES),
  program: matching(/^\w{1,64}$/),
  filing: matching(/^[\w-]{1,64}$/),
  ...pagesOf(),
};

/** Objections to public notices, those without an answer first. */
export default function Objections() {
  const { t } = useLanguage();
  const list = useList(listUrl, fetchObjections);
  const [opened, setOpened] = useState<Objection | null>(null);
  return (
    <ListPage
      list={list}
      lead={t('objections.lead')}
      filters={useFilters()}
      columns={useColumns(setOpened)}
      empty={{
        none: t('objections.none'),
        noMatch: t('objections.noMatch'),
        showAll: t('objections.showAll'),
      }}
      pagination={{ hideOnSinglePage: true }}
    >
      <AnswerDrawer
        objection={opened}
        onClose={() => setOpened(null)}
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
      label: t('objections.status'),
      any: t('objections.anyStatus'),
      options: ANSWER_STATUSES.map((status) => ({ value: status, label: say(objectionStatuses[status]) })),
    },
    {
      name: 'program',
      label: t('review.program'),
      any: t('review.anyProgram'),
      options: useProgramOptions(),
      select: { popupMatchSelectWidth: false },
    },
    { name: 'keyword', label: t('objections.search'), kind: 'words' },
  ];
}

function useColumns(open: (objection: Objection) => void): RecordColumn<Objection>[] {
  const { t } = useLanguage();
  return [
    {
      key: 'no',
      title: t('objections.no'),
      place: 'name',
      isShort: true,
      render: ({ no }) => <bdi>{no}</bdi>,
    },
    { key: 'about', title: t('objections.about'), render: (objection) => <AboutFiling {...objection} /> },
    { key: 'name', title: t('objections.by'), render: ({ name, phone }) => <bdi>{`${name} ${phone}`}</bdi> },
    {
      key: 'sent',
      title: t('objections.sentAt'),
      isShort: true,
      render: ({ created_at }) => beijingMinutes(created_at),
    },
    { key: 'due', title: t('objections.due'), isShort: true, render: ({ due_at }) => beijingMinutes(due_at) },
    {
      key: 'status',
      title: t('objections.status'),
      render: ({ status }) => <WordTag {...objectionStatuses[status]} />,
    },
    {
      key: 'actions',
      title: t('records.actions'),
      place: 'actions',
      render: (objection) => (
        <div>
          <Button
            type={objection.status === 'open' ? 'primary' : 'default'}
            aria-label={`${t(objection.status === 'open' ? 'objections.toAnswer' : 'objections.read')} ${objection.no}`}
            onClick={() => open(objection)}
          >
            {t(objection.status === 'open' ? 'objections.toAnswer' : 'objections.read')}
          </Button>
        </div>
      ),
    },
  ];
}
