import { CODE } from '@domain/api/codes';
import type { ImportData } from '@domain/calls/expert-pool';
import { expertTitles } from '@domain/experts/pool';
import { expertIn, LISTED_AT_MOST, type ListedExpert, poolList } from '@domain/experts/pool-list';
import { listTemplate, readList } from '@domain/spreadsheet/list';
import type { SheetFault } from '@domain/spreadsheet/model';
import { Button, Modal, Space } from 'antd';
import { useRef, useState } from 'react';
import FileInput from '@/components/Controls/FileInput';
import RecordTable, { type RecordColumn } from '@/components/RecordTable';
import { SPREADSHEET_FILES } from '@/filling/spreadsheet/fileTypes';
import { FaultTable } from '@/filling/spreadsheet/ImportDialog/LineTable';
import { importExperts } from '@/services/experts';
import { messageOf, RequestFailure, shownAlready } from '@/utils/failure';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { saveAs } from '@/utils/saveAs';

/** A list that was read and judged: nothing is taken over while it has a fault. */
interface Judged {
  experts: ListedExpert[];
  faults: SheetFault[];
}

/** The experts of a file, judged by the server as far as they could be read; null where it was refused, and has said so. */
async function judge(file: File): Promise<Judged | null> {
  const { bookIn } = await import('@/filling/spreadsheet/files');
  const book = await bookIn(file);
  if (!('sheets' in book)) return { experts: [], faults: [book] };
  const { lines, faults, faultAt } = readList(poolList, book);
  if (faults.length > 0) return { experts: [], faults };
  const experts = lines.map(expertIn);
  const answer = await importExperts(experts, true);
  if (answer.code !== CODE.success) {
    feedback.error(messageOf(answer));
    return null;
  }
  const said = ({ line, field, msg }: ImportData['faults'][number]) =>
    faultAt(line, field, { zh: msg, en: msg });
  return { experts, faults: answer.data.faults.map(said) };
}

interface ImportExpertsProps {
  open: boolean;
  onClose(): void;
  /** Imported people with their one-time passwords, which are told once. */
  onImported(passwords: ImportData['passwords']): void;
}

/** Experts from a spreadsheet: a template, the faults of a list by cell, a preview, and all of them or none. */
export default function ImportExperts({ open, onClose, onImported }: ImportExpertsProps) {
  const { t } = useLanguage();
  return (
    <Modal
      open={open}
      title={t('pool.import')}
      width={760}
      maskClosable={false}
      onCancel={onClose}
      footer={null}
      destroyOnHidden
    >
      <Importing onImported={onImported} />
    </Modal>
  );
}

function Importing({ onImported }: Pick<ImportExpertsProps, 'onImported'>) {
  const { language, t } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [judged, setJudged] = useState<Judged | null>(null);
  const [busy, setBusy] = useState<'template' | 'read' | 'import' | null>(null);

  const during = async (what: typeof busy, work: () => Promise<unknown>) => {
    setBusy(what);
    await work().catch((error: unknown) => {
      if (error instanceof RequestFailure) shownAlready(error);
      else feedback.warn(t(`sheets.${what === 'template' ? 'export' : 'import'}Failed`));
    });
    setBusy(null);
  };
  const saveTemplate = () =>
    during('template', async () => {
      const { fileOf } = await import('@/filling/spreadsheet/files');
      const sheet = listTemplate(poolList, language);
      saveAs(await fileOf(sheet), `${sheet.name}.xlsx`);
    });
  const read = (file: File) =>
    during('read', async () => {
      setJudged(null);
      setJudged(await judge(file));
    });
  const send = (experts: ListedExpert[]) =>
    during('import', async () => {
      const done = await mutate(importExperts(experts, false));
      if (done) onImported(done.passwords);
      else setJudged(null);
    });

  return (
    <>
      <p>{t('pool.import.why', { limit: LISTED_AT_MOST })}</p>
      <Space wrap>
        <Button loading={busy === 'template'} onClick={saveTemplate}>
          {t('pool.import.template')}
        </Button>
        <Button loading={busy === 'read'} onClick={() => input.current?.click()}>
          {t('pool.import.choose')}
        </Button>
        <FileInput
          ref={input}
          accept={SPREADSHEET_FILES}
          hidden
          aria-label={t('pool.import.choose')}
          onChoose={read}
        />
      </Space>
      {judged && judged.faults.length > 0 && (
        <>
          <p role="alert">{t('pool.import.refused')}</p>
          <FaultTable faults={judged.faults} />
        </>
      )}
      {judged && judged.faults.length === 0 && (
        <>
          <p role="status">{t('pool.import.ready', { count: judged.experts.length })}</p>
          <Preview experts={judged.experts} />
          <Button type="primary" loading={busy === 'import'} onClick={() => send(judged.experts)}>
            {t('pool.import.send', { count: judged.experts.length })}
          </Button>
        </>
      )}
    </>
  );
}

function Preview({ experts }: { experts: ListedExpert[] }) {
  const { t } = useLanguage();
  const say = useText();
  const titleOf = (value: string | null) => {
    const found = expertTitles.find((each) => each.value === value);
    return found ? say(found) : '—';
  };
  const columns: RecordColumn<ListedExpert & { id: string }>[] = [
    {
      key: 'name',
      title: t('pool.expert'),
      place: 'name',
      render: ({ name, username }) => <bdi>{`${name} (${username})`}</bdi>,
    },
    { key: 'phone', title: t('users.phone'), render: ({ phone }) => <bdi>{phone}</bdi> },
    { key: 'unit', title: t('pool.unit'), render: ({ unit }) => <bdi>{unit}</bdi> },
    { key: 'title', title: t('pool.title'), render: ({ title }) => titleOf(title) },
  ];
  return <RecordTable items={experts.map((each) => ({ ...each, id: each.username }))} columns={columns} />;
}
