/** Labels and columns shared by the lists of company changes on the company's and the office's side. */
import type { CompanyChangeRequest } from '@domain/company/change-calls';
import { CHANGE_KINDS, changeKinds } from '@domain/company/change-kinds';
import { CHANGE_STATUSES, changeStatuses } from '@domain/company/changes';
import type { RecordColumn } from '@/components/RecordTable';
import { createStatusColumn, createTimeColumn } from '@/components/RecordTable/columns';
import { formatDate } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { oneOf } from '@/utils/urlState';
import { useTextOptions } from '@/utils/useTextOptions';

export const changesUrl = { status: oneOf(CHANGE_STATUSES), kind: oneOf(CHANGE_KINDS) };

export function useChangeFilters() {
  const { t } = useLanguage();
  const optionsOf = useTextOptions();
  return [
    {
      name: 'status' as const,
      label: t('common.status'),
      any: t('common.anyStatus'),
      options: optionsOf(CHANGE_STATUSES, changeStatuses),
    },
    {
      name: 'kind' as const,
      label: t('changes.kind'),
      any: t('changes.anyKind'),
      options: optionsOf(CHANGE_KINDS, changeKinds),
    },
  ];
}

/** Columns of a list of change requests: kind, time of the request, effective date and status. */
export function useChangeColumns<T extends CompanyChangeRequest>(): [
  kind: RecordColumn<T>,
  ...RecordColumn<T>[],
] {
  const { t } = useLanguage();
  const say = useText();
  return [
    { key: 'kind', title: t('changes.kind'), render: ({ kind }) => say(changeKinds[kind]) },
    createTimeColumn('requested', t('changes.requestedAt'), ({ created_at }) => created_at),
    createTimeColumn('holds', t('changes.holdsFrom'), ({ holds_from }) => holds_from, formatDate),
    createStatusColumn(t('common.status'), changeStatuses),
  ];
}
