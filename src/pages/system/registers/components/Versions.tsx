import type { RegisterItem, RegisterVersion } from '@domain/calls/registers';
import { Button, Tag } from 'antd';
import type { RecordColumn } from '@/components/RecordTable';
import RecordTable from '@/components/RecordTable';
import { actionsColumn } from '@/components/RecordTable/columns';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';

type Row = RegisterVersion & { id: string };

interface VersionsProps {
  item: RegisterItem;
  onUse(version: RegisterVersion): void;
}

/** Every version of a register: from where and when, and the fingerprint of its file. One whose lines are there can be used again. */
export default function Versions({ item: { versions, present }, onUse }: VersionsProps) {
  const { t } = useLanguage();
  const columns: RecordColumn<Row>[] = [
    {
      key: 'number',
      title: t('registers.version'),
      place: 'name',
      render: (version) => t('registers.number', version),
    },
    { key: 'source', title: t('registers.source'), render: ({ source }) => <bdi>{source}</bdi> },
    { key: 'asOf', title: t('registers.asOf'), isShort: true, render: ({ as_of }) => as_of },
    { key: 'lines', title: t('registers.lines'), isNumber: true, render: ({ lines }) => lines },
    {
      key: 'imported',
      title: t('registers.imported'),
      render: ({ imported_by, imported_at }) => (
        <bdi>{[imported_by, beijingMinutes(imported_at)].filter(Boolean).join(' ')}</bdi>
      ),
    },
    {
      key: 'sha256',
      title: t('registers.fingerprint'),
      render: ({ sha256 }) => (
        <bdi dir="ltr" className={styles.print}>
          {sha256 || '—'}
        </bdi>
      ),
    },
    actionsColumn(t, (version) => {
      if (version.number === present?.number)
        return (
          <span>
            <Tag color="success">{t('registers.inUse')}</Tag>
          </span>
        );
      if (!version.kept) return t('registers.gone');
      return (
        <Button
          aria-label={`${t('registers.use')} ${t('registers.number', version)}`}
          onClick={() => onUse(version)}
        >
          {t('registers.use')}
        </Button>
      );
    }),
  ];
  return (
    <RecordTable items={versions.map((each) => ({ ...each, id: String(each.number) }))} columns={columns} />
  );
}
