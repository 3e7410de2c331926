import { AUDIT_ACTIONS, getAuditActionName } from '@domain/audit/action-names';
import { SUBJECT_KINDS, subjectKindNames } from '@domain/audit/subject-kinds';
import LogLines from '@/components/Company/LogLines';
import ListPage, { type ListFilter, SEARCHABLE, useList } from '@/components/ListPage';
import ListDownload from '@/components/ListPage/ListDownload';
import { fetchOfficeList } from '@/services/documents';
import { useLanguage, useText } from '@/utils/language';
import { anyText, createPaging, day, oneOf, toListQuery } from '@/utils/urlState';
import { useTextOptions } from '@/utils/useTextOptions';

const listUrl = {
  person: anyText,
  kind: oneOf(SUBJECT_KINDS),
  action: oneOf(AUDIT_ACTIONS),
  from: day,
  to: day,
  ...createPaging(),
};

/** What people of all sides and the portal did and changed, the latest first. */
export default function AuditLog() {
  const { t, language } = useLanguage();
  const list = useList(listUrl, 'auditLog');
  return (
    <ListPage
      list={list}
      lead={t('auditLog.lead')}
      actions={
        <ListDownload
          isDisabled={!list.data?.total}
          take={() =>
            fetchOfficeList('exportAuditLog', { language, filter: toListQuery<object>(listUrl, list.state) })
          }
        />
      }
      filters={useFilters()}
      body={(data) => <LogLines lines={data.list} label={t('menu.auditLog')} />}
      empty={{ none: t('auditLog.none'), showAll: t('readLog.showAll') }}
      {...(list.data?.more && { above: <p>{t('readLog.more', { count: list.data.total })}</p> })}
    />
  );
}

function useFilters(): ListFilter<keyof typeof listUrl>[] {
  const { t } = useLanguage();
  const say = useText();
  const optionsOf = useTextOptions();
  return [
    { name: 'person', label: t('readLog.search.person'), kind: 'words' },
    {
      name: 'kind',
      label: t('auditLog.kind'),
      any: t('readLog.anything'),
      options: optionsOf(SUBJECT_KINDS, subjectKindNames),
      select: SEARCHABLE,
    },
    {
      name: 'action',
      label: t('auditLog.action'),
      any: t('auditLog.anyAction'),
      options: AUDIT_ACTIONS.map((value) => ({ value, label: say(getAuditActionName(value)) })),
      select: SEARCHABLE,
    },
    { name: 'from', label: t('readLog.from'), kind: 'day' },
    { name: 'to', label: t('readLog.to'), kind: 'day' },
  ];
}
