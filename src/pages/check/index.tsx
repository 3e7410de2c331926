import { FilePdfOutlined } from '@ant-design/icons';
import { toHalfWidth } from '@domain/checks/normalise';
import { MAX_CHECKED_PDF_MB } from '@domain/document/seal';
import { Button, Form, Input } from 'antd';
import { type DragEvent, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'umi';
import FileInput from '@/components/Controls/FileInput';
import { checkSealed } from '@/services/upload/seal';
import { useLanguage } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import { useRead } from '@/utils/useRead';
import Outcome, { SealOutcome } from './components/Outcome';
import styles from './index.module.css';

interface Copy {
  no: string;
  hash: string;
}

interface CopyFormProps extends Copy {
  onAsk(copy: Copy): void;
  /** Called as soon as a field no longer holds what was asked about. */
  onEdit(): void;
}

const HASH = /^\s*[0-9a-f]{64}\s*$/i;

/** Form for the number and hash printed on a copy; a hash copied as two lines is accepted. */
export function CopyForm({ no, hash, onAsk, onEdit }: CopyFormProps) {
  const { t } = useLanguage();
  const ask = (copy: Copy) => onAsk({ no: copy.no.trim(), hash: copy.hash.trim().toLowerCase() });
  return (
    <Form<Copy>
      layout="vertical"
      requiredMark={false}
      initialValues={{ no, hash }}
      onValuesChange={onEdit}
      onFinish={ask}
    >
      <Form.Item
        name="no"
        label={t('documents.check.no')}
        rules={[{ required: true, whitespace: true, message: t('documents.check.noMissing') }]}
      >
        <Input {...createLengthLimit(64)} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="hash"
        label={t('documents.check.hash')}
        normalize={(value: string) => toHalfWidth(value).replace(/\s+/g, '')}
        rules={[{ required: true, pattern: HASH, message: t('documents.check.hashMissing') }]}
      >
        <Input {...createLengthLimit(80)} autoComplete="off" spellCheck={false} />
      </Form.Item>
      <Button type="primary" htmlType="submit">
        {t('documents.check.submit')}
      </Button>
    </Form>
  );
}

/** Result for one number and hash. */
function CopyResult({ no, hash }: Copy) {
  return <Outcome answer={useRead('checkCopy', { params: { no, hash } })} />;
}

/** Result for one file. */
function FileResult({ file }: { file: File }) {
  const ask = useMemo(() => () => checkSealed(file), [file]);
  return (
    <>
      <p>
        <bdi>{file.name}</bdi>
      </p>
      <SealOutcome answer={useRead(ask)} />
    </>
  );
}

/**
 * Public check of a copy, without sign-in: a printed one by `?no=…&hash=…`, the address in the QR code, or the file itself.
 * Another address starts anew.
 */
export default function Check() {
  const [search, setSearch] = useSearchParams();
  const no = search.get('no') ?? '';
  const hash = search.get('hash') ?? '';
  return <CheckForms key={`${no} ${hash}`} no={no} hash={hash} onAsk={(copy) => setSearch({ ...copy })} />;
}

/** The copy or the file that was asked about last, with the count of requests. */
interface Asked {
  turn: number;
  file: File | null;
}

/** Both forms, with the result of the last request; it goes with the first edit, so that it never stands beside another number. */
function CheckForms({ no, hash, onAsk }: Omit<CopyFormProps, 'onEdit'>) {
  const { t } = useLanguage();
  const [asked, setAsked] = useState<Asked | null>(no && hash ? { turn: 0, file: null } : null);
  const turns = useRef(0);
  const begin = (file: File | null) => {
    turns.current += 1;
    setAsked({ turn: turns.current, file });
  };
  const ask = (copy: Copy) => {
    if (copy.no === no && copy.hash === hash) begin(null);
    else onAsk(copy);
  };
  return (
    <div className={styles.check}>
      <h1>{t('menu.check')}</h1>
      <h2>{t('documents.seal.title')}</h2>
      <p>{t('documents.seal.lead')}</p>
      <FileChoice onChoose={begin} />
      <h2>{t('documents.check.title')}</h2>
      <p>{t('documents.check.lead')}</p>
      <CopyForm no={no} hash={hash} onAsk={ask} onEdit={() => setAsked(null)} />
      <div aria-live="polite">
        {asked && <Result key={asked.turn} file={asked.file} no={no} hash={hash} />}
      </div>
    </div>
  );
}

/** Result for a file, or else for a copy. Give it a `key`: an old result must not be shown while another is read. */
function Result({ file, no, hash }: Copy & { file: File | null }) {
  return file ? <FileResult file={file} /> : <CopyResult no={no} hash={hash} />;
}

/** Accepts one PDF, chosen or dropped anywhere on the area. */
function FileChoice({ onChoose }: { onChoose(file: File): void }) {
  const { t } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onChoose(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard
    <div
      className={styles.drop}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Button
        icon={<FilePdfOutlined aria-hidden />}
        aria-describedby="check-file-rules"
        onClick={() => input.current?.click()}
      >
        {t('documents.seal.choose')}
      </Button>
      <FileInput
        ref={input}
        className={styles.input}
        tabIndex={-1}
        aria-label={t('documents.seal.choose')}
        accept=".pdf,application/pdf"
        onChoose={onChoose}
      />
      <p id="check-file-rules">{t('documents.seal.rules', { size: MAX_CHECKED_PDF_MB })}</p>
    </div>
  );
}
