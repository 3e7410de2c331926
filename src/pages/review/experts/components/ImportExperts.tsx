import { expertTitles } from '@domain/experts/pool';
import type { ImportedExperts } from '@domain/experts/pool-calls';
import { expertListSheet, type ListedExpert, readListedExpert } from '@domain/experts/pool-list';
import type { RecordColumn } from '@/components/RecordTable';
import ListImport from '@/pages/review/components/ListImport';
import { call } from '@/utils/call';
import { useLanguage, useText } from '@/utils/language';

interface ImportExpertsProps {
  open: boolean;
  onClose(): void;
  /** Called with the imported people and their one-time passwords, which are shown once. */
  onImported(passwords: ImportedExperts['passwords']): void;
}

/** Imports experts from a spreadsheet. */
export default function ImportExperts({ open, onClose, onImported }: ImportExpertsProps) {
  const { t } = useLanguage();
  const columns = useColumns();
  return (
    <ListImport
      open={open}
      title={t('pool.import')}
      list={{
        section: expertListSheet,
        itemIn: readListedExpert,
        send: (experts, preview) => call('importExperts', { data: { experts, preview } }),
        columns,
        idOf: ({ username }) => username,
        texts: 'pool.import',
      }}
      onClose={onClose}
      onImported={({ passwords }) => onImported(passwords)}
    />
  );
}

function useColumns(): RecordColumn<ListedExpert>[] {
  const { t } = useLanguage();
  const say = useText();
  const titleOf = (value: string | null) => {
    const found = expertTitles.find((each) => each.value === value);
    return found ? say(found) : '—';
  };
  return [
    {
      key: 'name',
      title: t('pool.expert'),
      place: 'name',
      render: ({ name, username }) => <bdi>{`${name} (${username})`}</bdi>,
    },
    { key: 'phone', title: t('users.phone'), render: ({ phone }) => <bdi>{phone}</bdi> },
    { key: 'unit', title: t('pool.unit'), render: ({ unit }) => <bdi>{unit}</bdi> },
    { key: 'title', title: t('pool.title'), render: ({ title }) => titleOf(title) },
    {
      key: 'avoided',
      title: t('pool.avoided'),
      render: ({ avoided }) => avoided.map(({ name }) => <div key={name}>{name}</div>),
    },
  ];
}
