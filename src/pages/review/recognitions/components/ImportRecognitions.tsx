import { programs } from '@domain/programs/registry';
import {
  createRecognitionSheet,
  getRecognitionOption,
  type ListedRecognition,
  listRecognitionOptions,
  readListedRecognition,
} from '@domain/recognitions/recognition-list';
import { useMemo } from 'react';
import type { RecordColumn } from '@/components/RecordTable';
import ListImport from '@/pages/review/components/ListImport';
import { call } from '@/utils/call';
import { useLanguage, useText } from '@/utils/language';

interface ImportRecognitionsProps {
  open: boolean;
  onClose(): void;
  onImported(): void;
}

/** Imports recognitions older than the portal from a spreadsheet. */
export default function ImportRecognitions({ open, onClose, onImported }: ImportRecognitionsProps) {
  const { t } = useLanguage();
  const section = useMemo(() => createRecognitionSheet(programs), []);
  return (
    <ListImport
      open={open}
      title={t('recognitions.import')}
      list={{
        section,
        itemIn: readListedRecognition,
        send: (recognitions, preview) => call('importRecognitions', { data: { recognitions, preview } }),
        columns: useColumns(),
        idOf: ({ no }) => no,
        texts: 'recognitions.import',
      }}
      onClose={onClose}
      onImported={onImported}
    />
  );
}

function useColumns(): RecordColumn<ListedRecognition>[] {
  const { t } = useLanguage();
  const say = useText();
  const options = useMemo(() => listRecognitionOptions(programs), []);
  return [
    {
      key: 'what',
      title: t('recognitions.program'),
      render: (listed) => {
        const option = options.find(({ value }) => value === getRecognitionOption(listed));
        return option ? say(option) : '—';
      },
    },
    {
      key: 'company',
      title: t('recognitions.company'),
      place: 'name',
      render: ({ company }) => <bdi>{company}</bdi>,
    },
    { key: 'code', title: t('companies.creditCode'), render: ({ credit_code }) => <bdi>{credit_code}</bdi> },
    { key: 'no', title: t('recognitions.no'), render: ({ no }) => <bdi>{no}</bdi> },
    {
      key: 'validity',
      title: t('recognitions.validity'),
      render: ({ valid_from: from, valid_to: to }) => t('recognitions.span', { from, to }),
    },
  ];
}
