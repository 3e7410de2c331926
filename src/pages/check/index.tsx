import { FilePdfOutlined } from '@ant-design/icons';
import { toHalfWidth } from '@domain/checks/normalise';
import { MAX_CHECKED_PDF_MB } from '@domain/document/seal';
import { Button, Form, Input } from 'antd';
import { type DragEvent, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'umi';
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

/** State of an entry that the page wrote itself: the visit that it belongs to. */
interface VisitState {
  visit?: string;
}

/**
 * Public check of a copy, without sign-in: a printed one by `?no=…&hash=…`, the address in the QR code, or the file itself.
 * The address follows what is checked, without an entry for Back; one that is opened from elsewhere starts anew.
 */
export default function Check() {
  const [search, setSearch] = useSearchParams();
  const { key, state } = useLocation();
  const { visit = key } = (state ?? {}) as VisitState;
  const write = (copy: Copy | null) =>
    setSearch({ ...copy }, { replace: true, state: { visit } satisfies VisitState });
  const given = { no: search.get('no') ?? '', hash: search.get('hash') ?? '' };
  return <CheckForms key={visit} given={given} onCheck={write} />;
}

/** The copy or the file that was asked about last, with the count of requests. */
interface Asked {
  turn: number;
  subject: Copy | File;
}

interface CheckFormsProps {
  given: Copy;
  /** Called with the copy that is checked; with null for a file, which has no address. */
  onCheck(copy: Copy | null): void;
}

/** Both forms, with the result of the last request; it goes with the first edit, so that it never stands beside another number. */
function CheckForms({ given, onCheck }: CheckFormsProps) {
  const { t } = useLanguage();
  const [asked, setAsked] = useState<Asked | null>(
    given.no && given.hash ? { turn: 0, subject: given } : null,
  );
  const turns = useRef(0);
  const ask = (subject: Copy | File) => {
    turns.current += 1;
    setAsked({ turn: turns.current, subject });
    onCheck(subject instanceof File ? null : subject);
  };
  return (
    <div className={styles.check}>
      <h1>{t('menu.check')}</h1>
      <h2>{t('documents.seal.title')}</h2>
      <p>{t('documents.seal.lead')}</p>
      <FileChoice onChoose={ask} />
      <h2>{t('documents.check.title')}</h2>
      <p>{t('documents.check.lead')}</p>
      <CopyForm {...given} onAsk={ask} onEdit={() => setAsked(null)} />
      <div aria-live="polite">{asked && <Result key={asked.turn} subject={asked.subject} />}</div>
    </div>
  );
}

/** Result for a file, or else for a copy. Give it a `key`: an old result must not be shown while another is read. */
function Result({ subject }: Pick<Asked, 'subject'>) {
  return subject instanceof File ? <FileResult file={subject} /> : <CopyResult {...subject} />;
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
