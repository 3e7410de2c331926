import type { PagedList } from '@domain/api/envelope';
import { ANSWER_STATUSES, type AnswerStatus } from '@domain/objections/objection';
import type { StateWord } from '@domain/text';
import { type ReactNode, useState } from 'react';
import ListPage, { useList } from '@/components/ListPage';
import type { RecordColumn } from '@/components/RecordTable';
import {
  createActionsColumn,
  createStatusColumn,
  createTimeColumn,
  OpenButton,
} from '@/components/RecordTable/columns';
import { useProgramOptions } from '@/models/useProgramOptions';
import { AboutFiling } from '@/pages/review/components/FilingLink';
import { useLanguage } from '@/utils/language';
import { anyText, createPaging, matching, oneOf } from '@/utils/urlState';
import type { ReadFunction } from '@/utils/useRead';
import { useTextOptions } from '@/utils/useTextOptions';

const listUrl = {
  keyword: anyText,
  status: oneOf(ANSWER_STATUSES),
  program: matching(/^\w{1,64}$/),
  filing: matching(/^[\w-]{1,64}$/),
  ...createPaging(),
};

type Answerable = Parameters<typeof AboutFiling>[0] & { id: string; no: string; status: AnswerStatus };

interface AnsweredListProps<Query, Row extends Answerable> {
  /** Prefix of its text keys. */
  texts: 'objections' | 'appeals';
  fetch: ReadFunction<[Query], PagedList<Row>>;
  words: Record<AnswerStatus, StateWord>;
  /** Label of the button of an unanswered row. */
  act: string;
  /** False for an unanswered row that the person may only read; default true. */
  mayAnswer?(row: Row): boolean;
  sentAt(row: Row): string;
  /** Column between the subject of a row and its date. */
  own: RecordColumn<NoInfer<Row>>;
  due: RecordColumn<Row>['render'];
  /** Drawer of the open row; `opened` is null while none is open. */
  drawer(opened: Row | null, ways: { onClose(): void; onAnswered(): void; onRefused(): void }): ReactNode;
}

/** List of objections or appeals, which the office answers once and finally; unanswered ones come first. */
export default function AnsweredList<Query, Row extends Answerable>(props: AnsweredListProps<Query, Row>) {
  const { texts, fetch, words, act, mayAnswer = () => true, sentAt, own, due, drawer } = props;
  const { t } = useLanguage();
  const optionsOf = useTextOptions();
  const list = useList(listUrl, fetch);
  const [opened, setOpened] = useState<Row | null>(null);
  const onClose = () => setOpened(null);
  const onAnswered = () => {
    onClose();
    list.reload();
  };
  const actions = createActionsColumn<Row>(t, (row) => {
    const isDue = row.status === 'open' && mayAnswer(row);
    return (
      <OpenButton
        word={isDue ? act : t('common.view')}
        name={row.no}
        isDue={isDue}
        onOpen={() => setOpened(row)}
      />
    );
  });
  return (
    <ListPage
      list={list}
      lead={t(`${texts}.lead`)}
      filters={[
        {
          name: 'status',
          label: t('common.status'),
          any: t('common.anyStatus'),
          options: optionsOf(ANSWER_STATUSES, words),
        },
        useProgramFilter(),
        { name: 'keyword', label: t(`${texts}.search`), kind: 'words' },
      ]}
      columns={[
        {
          key: 'no',
          title: t(`${texts}.no`),
          place: 'name',
          isShort: true,
          render: ({ no }) => <bdi>{no}</bdi>,
        },
        { key: 'about', title: t(`${texts}.about`), render: (row) => <AboutFiling {...row} /> },
        own,
        createTimeColumn('sent', t(`${texts}.sentAt`), sentAt),
        { key: 'due', title: t(`${texts}.due`), isShort: true, render: due },
        createStatusColumn(t('common.status'), words),
        actions,
      ]}
      empty={{
        none: t(`${texts}.none`),
        noMatch: t(`${texts}.noMatch`),
        showAll: t('common.showAll'),
      }}
      pagination={{ hideOnSinglePage: true }}
    >
      {drawer(opened, { onClose, onAnswered, onRefused: list.reload })}
    </ListPage>
  );
}

/** Filter by program, as in all lists of the office. */
function useProgramFilter() {
  const { t } = useLanguage();
  return {
    name: 'program' as const,
    label: t('common.program'),
    any: t('common.anyProgram'),
    options: useProgramOptions(),
    select: { popupMatchSelectWidth: false as const },
  };
}
