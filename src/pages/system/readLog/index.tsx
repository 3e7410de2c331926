import { roleNames } from '@domain/accounts/roles';
import type { ReadLogEntry } from '@domain/audit/calls';
import { READ_KINDS, READ_SLOT_MINUTES, readKindNames } from '@domain/audit/read-log';
import { Link } from 'umi';
import ListPage, { type ListFilter, useList } from '@/components/ListPage';
import ListDownload from '@/components/ListPage/ListDownload';
import type { RecordColumn } from '@/components/RecordTable';
import { createTimeColumn } from '@/components/RecordTable/columns';
import { fetchOfficeList } from '@/services/documents';
import { useLanguage, useText } from '@/utils/language';
import { anyText, createPaging, day, oneOf, toListQuery } from '@/utils/urlState';
import { useTextOptions } from '@/utils/useTextOptions';

const listUrl = {
  person: anyText,
  keyword: anyText,
  kind: oneOf(READ_KINDS),
  from: day,
  to: day,
  ...createPaging(),
};

/** Reads of the offices and experts, the latest first. */
export default function ReadLog() {
  const { t, language } = useLanguage();
  const list = useList(listUrl, 'readLog');
  const kept = list.data && t('readLog.kept', { days: list.data.kept_days });
  const lead = [t('readLog.lead', { minutes: READ_SLOT_MINUTES }), kept].join(' ');
  return (
    <ListPage
      list={list}
      lead={lead}
      actions={
        <ListDownload
          isDisabled={!list.data?.total}
          take={() =>
            fetchOfficeList('exportReadLog', { language, filter: toListQuery<object>(listUrl, list.state) })
          }
        />
      }
      filters={useFilters()}
      columns={useColumns()}
      empty={{ none: t('readLog.none'), showAll: t('readLog.showAll') }}
      {...(list.data?.more && { above: <p>{t('readLog.more', { count: list.data.total })}</p> })}
    />
  );
}

function useFilters(): ListFilter<keyof typeof listUrl>[] {
  const { t } = useLanguage();
  const optionsOf = useTextOptions();
  return [
    { name: 'person', label: t('readLog.search.person'), kind: 'words' },
    { name: 'keyword', label: t('readLog.search.about'), kind: 'words' },
    {
      name: 'kind',
      label: t('readLog.what'),
      any: t('readLog.anything'),
      options: optionsOf(READ_KINDS, readKindNames),
    },
    { name: 'from', label: t('readLog.from'), kind: 'day' },
    { name: 'to', label: t('readLog.to'), kind: 'day' },
  ];
}

function useColumns(): RecordColumn<ReadLogEntry>[] {
  const { t } = useLanguage();
  const say = useText();
  return [
    {
      key: 'person',
      title: t('readLog.person'),
      place: 'name',
      render: ({ person }) => (
        <bdi>
          {person.name} ({person.username}, {say(roleNames[person.role])})
        </bdi>
      ),
    },
    createTimeColumn('at', t('readLog.at'), ({ at }) => at),
    { key: 'what', title: t('readLog.what'), render: ({ kind }) => say(readKindNames[kind]) },
    { key: 'company', title: t('common.company'), render: ({ company }) => <bdi>{company}</bdi> },
    {
      key: 'subject',
      title: t('readLog.subject'),
      render: ({ filing, file }) =>
        filing ? (
          <Link to={`/review/filing?id=${filing.id}`}>{filing.name || t('menu.reviewFiling')}</Link>
        ) : (
          <bdi>{file ?? t('readLog.fileGone')}</bdi>
        ),
    },
  ];
}
