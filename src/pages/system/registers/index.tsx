import type { RegisterItem, RegisterVersion } from '@domain/registers/calls';
import { registers } from '@domain/registers/kinds';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import { Link } from 'umi';
import AsyncView from '@/components/AsyncView';
import { FactList, Fold, type PageFact, PageHead, Panel } from '@/components/Page';
import RecordTable, { type RecordColumn } from '@/components/RecordTable';
import { createActionsColumn } from '@/components/RecordTable/columns';
import { formatDate, formatDateTime } from '@/utils/beijingTime';
import { call } from '@/utils/call';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { useRead } from '@/utils/useRead';
import ImportRegister from './components/ImportRegister';
import styles from './index.module.css';

/** Registers that facts of filings are compared with: the way each is queried, and its versions. */
export default function Registers() {
  const { t } = useLanguage();
  const read = useRead('registers');
  const [imported, setImported] = useState<RegisterItem | null>(null);
  const reload = () => {
    setImported(null);
    read.reload();
  };
  return (
    <>
      <PageHead
        lead={
          <>
            {t('registers.lead')} <Link to="/help?topic=registerFormat">{t('help.format')}</Link>
          </>
        }
      />
      <AsyncView resource={read}>
        {(items) => (
          <div className={styles.registers}>
            {items.map((item) => (
              <Register key={item.kind} item={item} onImport={() => setImported(item)} onChanged={reload} />
            ))}
          </div>
        )}
      </AsyncView>
      <ImportRegister item={imported} onClose={() => setImported(null)} onImported={reload} />
    </>
  );
}

interface RegisterProps {
  item: RegisterItem;
  onImport(): void;
  onChanged(): void;
}

function Register({ item, onImport, onChanged }: RegisterProps) {
  const { t } = useLanguage();
  const say = useText();
  const name = say(registers[item.kind].name);
  const latest = item.versions.find(({ kept }) => kept);

  /** Changes the way a register is queried, after a confirmation that names the effect. */
  async function put(way: RegisterItem['way'], number: number | null, title: string) {
    const content = t(way === 'off' ? 'registers.off.effect' : 'registers.effect');
    if (!(await feedback.confirm({ title, content }))) return;
    await mutate(
      call('switchRegister', { path: { id: item.kind }, data: { way, number, version: item.version } }),
      {
        afterwards: onChanged,
      },
    );
  }

  return (
    <Panel
      id={`register-${item.kind}`}
      title={name}
      extra={
        <div className={styles.actions}>
          <Button type="primary" aria-label={`${t('registers.import')} ${name}`} onClick={onImport}>
            {t('registers.import')}
          </Button>
          {item.way !== 'file' && latest && (
            <Button onClick={() => put('file', latest.number, t('registers.turnOn.ask', { name }))}>
              {t('registers.turnOn')}
            </Button>
          )}
          {item.way !== 'http' && item.service && (
            <Button onClick={() => put('http', null, t('registers.askService.ask', { name }))}>
              {t('registers.askService')}
            </Button>
          )}
          {item.way !== 'off' && (
            <Button danger onClick={() => put('off', null, t('registers.turnOff.ask', { name }))}>
              {t('registers.turnOff')}
            </Button>
          )}
        </div>
      }
    >
      <RegisterState item={item} />
      {item.versions.length > 0 && (
        <Fold title={t('registers.history', { count: item.versions.length })}>
          {() => (
            <Versions
              item={item}
              onUse={({ number }: RegisterVersion) =>
                put('file', number, t('registers.use.ask', { name, number }))
              }
            />
          )}
        </Fold>
      )}
    </Panel>
  );
}

function RegisterState({ item }: { item: RegisterItem }) {
  const { t } = useLanguage();
  const { kind, way, present, service } = item;
  const facts: PageFact[] = [[t('registers.way'), t(`registers.way.${way}`)]];
  if (present)
    facts.push(
      [t('registers.present'), t('registers.number', present)],
      [t('registers.source'), present.source],
      [t('registers.asOf'), formatDate(present.as_of)],
      [t('registers.lines'), String(present.lines)],
      [
        t('registers.imported'),
        [present.imported_by, formatDateTime(present.imported_at)].filter(Boolean).join(' '),
      ],
    );
  const unset = t('registers.service.none', { variable: `REGISTER_${kind.toUpperCase()}_URL` });
  facts.push([t('registers.service'), service ?? unset]);
  return (
    <>
      {way === 'off' && <p>{t('registers.off')}</p>}
      <FactList facts={facts} />
    </>
  );
}

type Row = RegisterVersion & { id: string };

interface VersionsProps {
  item: RegisterItem;
  onUse(version: RegisterVersion): void;
}

/**
 * All versions of a register: origin, time, and fingerprint of the file. A version whose lines are still stored can be
 * reactivated.
 */
function Versions({ item: { versions, present }, onUse }: VersionsProps) {
  const { t } = useLanguage();
  const columns: RecordColumn<Row>[] = [
    {
      key: 'number',
      title: t('registers.version'),
      place: 'name',
      render: (version) => t('registers.number', version),
    },
    { key: 'source', title: t('registers.source'), render: ({ source }) => <bdi>{source}</bdi> },
    { key: 'asOf', title: t('registers.asOf'), isShort: true, render: ({ as_of }) => formatDate(as_of) },
    { key: 'lines', title: t('registers.lines'), isNumber: true, render: ({ lines }) => lines },
    {
      key: 'imported',
      title: t('registers.imported'),
      render: ({ imported_by, imported_at }) => (
        <bdi>{[imported_by, formatDateTime(imported_at)].filter(Boolean).join(' ')}</bdi>
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
    createActionsColumn(t, (version) => {
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
