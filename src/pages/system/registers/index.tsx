import type { RegisterItem, RegisterVersion } from '@domain/calls/registers';
import { registers } from '@domain/registers/kinds';
import { Button } from 'antd';
import { useState } from 'react';
import AsyncView from '@/components/AsyncView';
import { type Fact, FactList, Fold, PageHead, Panel } from '@/components/Page';
import { fetchRegisters, switchRegister } from '@/services/registers';
import { beijingMinutes } from '@/utils/beijingTime';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { useRead } from '@/utils/useRead';
import ImportRegister from './components/ImportRegister';
import Versions from './components/Versions';
import styles from './index.module.css';

/** Registers that facts of filings are compared with: how each is asked, and its versions. */
export default function Registers() {
  const { t } = useLanguage();
  const read = useRead(fetchRegisters);
  const [imported, setImported] = useState<RegisterItem | null>(null);
  const reload = () => {
    setImported(null);
    read.reload();
  };
  return (
    <>
      <PageHead lead={t('registers.lead')} />
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

  /** What it will mean is said before. */
  async function put(way: RegisterItem['way'], number: number | null, title: string) {
    const content = t(way === 'off' ? 'registers.off.effect' : 'registers.effect');
    if (!(await feedback.confirm({ title, content }))) return;
    await mutate(switchRegister(item.kind, { way, number, version: item.version }), {
      afterwards: onChanged,
    });
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
      <Standing item={item} />
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

function Standing({ item }: { item: RegisterItem }) {
  const { t } = useLanguage();
  const { way, present, service } = item;
  const facts: Fact[] = [[t('registers.way'), t(`registers.way.${way}`)]];
  if (present)
    facts.push(
      [t('registers.present'), t('registers.number', present)],
      [t('registers.source'), present.source],
      [t('registers.asOf'), present.as_of],
      [t('registers.lines'), String(present.lines)],
      [
        t('registers.imported'),
        [present.imported_by, beijingMinutes(present.imported_at)].filter(Boolean).join(' '),
      ],
    );
  facts.push([t('registers.service'), service ?? t('registers.service.none')]);
  return (
    <>
      {way === 'off' && <p>{t('registers.off')}</p>}
      <FactList facts={facts} />
    </>
  );
}
