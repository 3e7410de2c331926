import { CODE } from '@domain/api/codes';
import type { ImportedRegister, RegisterItem } from '@domain/registers/calls';
import { findImportDoubts } from '@domain/registers/import-doubts';
import {
  IMPORT_MODES,
  type ImportMode,
  MAX_REGISTER_FILE_LINES,
  MAX_REGISTER_FILE_MB,
  MAX_REGISTER_SOURCE_LENGTH,
  registers,
} from '@domain/registers/kinds';
import { registerMessages as texts } from '@domain/registers/messages';
import { SHEET_LIMITS } from '@domain/spreadsheet/limits';
import {
  convertRegisterSheet,
  createRegisterTemplate,
  type RegisterText,
} from '@domain/spreadsheet/register-sheet';
import { fillText, type Text, toFileLanguage } from '@domain/text';
import { formatBeijingDay } from '@domain/windows/calendar';
import { Button, Form, Input } from 'antd';
import type { Dayjs } from 'dayjs';
import { useRef, useState } from 'react';
import DayPicker, { DAY } from '@/components/Controls/DayPicker';
import FileInput from '@/components/Controls/FileInput';
import RadioGroup from '@/components/Controls/RadioGroup';
import ValidatedForm from '@/components/ValidatedForm';
import FieldsModal from '@/components/ValidatedForm/FieldsModal';
import { SPREADSHEET_FILES } from '@/filling/spreadsheet/fileTypes';
import { importRegister } from '@/services/upload/importRegister';
import { UploadError } from '@/services/upload/sending';
import { formatEnvelopeMessage } from '@/utils/failure';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import { saveAs } from '@/utils/saveAs';
import styles from '../index.module.css';
import FileCheckResult from './FileCheckResult';
import ReadSheets from './ReadSheets';

interface ImportRegisterProps {
  item: RegisterItem | null;
  onClose(): void;
  onImported(): void;
}

/** Imports a register from a file: faults by line, or a preview of the first lines; all lines are imported or none. */
export default function ImportRegister({ item, onClose, onImported }: ImportRegisterProps) {
  const { t } = useLanguage();
  const say = useText();
  return (
    <FieldsModal
      open={item !== null}
      title={item && t('registers.importOf', { name: say(registers[item.kind].name) })}
      width={760}
      onCancel={onClose}
      footer={null}
    >
      {item && <Importing item={item} onImported={onImported} />}
    </FieldsModal>
  );
}

interface Values {
  source: string;
  as_of: Dayjs;
  mode: ImportMode;
}

const LIMITS = {
  rows: SHEET_LIMITS.rows,
  sheetSize: SHEET_LIMITS.fileBytes / 1024 ** 2,
  size: MAX_REGISTER_FILE_MB,
  lines: MAX_REGISTER_FILE_LINES,
};

const TEXT_FILES = '.csv,.json,.txt';
const isText = ({ name }: File): boolean =>
  TEXT_FILES.split(',').some((end) => name.toLowerCase().endsWith(end));

/** The text of a file to be sent, and the sheets that it was made of; null for a file that is a text itself. */
interface FileText {
  text: File;
  read: RegisterText | null;
}

/**
 * Converts a workbook to CSV in the browser; text files are sent unchanged. Returns a text with the reason if it cannot be
 * converted.
 */
async function asText(kind: RegisterItem['kind'], file: File): Promise<FileText | Text> {
  if (isText(file)) return { text: file, read: null };
  const { readBookFile: bookIn } = await import('@/filling/spreadsheet/files');
  const book = await bookIn(file);
  if (!('sheets' in book)) return book.isTooMuch ? fillText(texts.tooMuch, { ...LIMITS }) : book.message;
  const read = convertRegisterSheet(kind, book);
  if ('fault' in read) return read.fault;
  return { text: new File([read.text], file.name, { type: 'text/csv' }), read };
}

function useImport(kind: RegisterItem['kind'], file: File | null, onImported: () => void) {
  const { language, t } = useLanguage();
  const say = useText();
  const [judged, setJudged] = useState<ImportedRegister | null>(null);
  const [sheets, setSheets] = useState<RegisterText | null>(null);
  const [busy, setBusy] = useState(false);

  async function send({ source, as_of, mode }: Values, preview: 'true' | 'false') {
    if (!file) return feedback.warn(t('registers.import.none'));
    setBusy(true);
    try {
      const converted = await asText(kind, file);
      if (!('text' in converted)) return feedback.error(say(converted));
      const { text, read } = converted;
      setSheets(read);
      if (read && read.faults.length > 0) return;
      const query = { source, as_of: as_of.format(DAY), mode, preview };
      const answer = await importRegister(kind, text, query, language);
      // A refusal because of single lines contains their faults; any other one only has a message.
      setJudged(answer.data?.fault_count === undefined ? null : answer.data);
      if (answer.code !== CODE.success) feedback.error(formatEnvelopeMessage(answer));
      else if (preview === 'false') {
        feedback.success(formatEnvelopeMessage(answer));
        onImported();
      }
    } catch (error) {
      const said = error instanceof UploadError ? error.message : '';
      feedback.error(said || t('registers.import.failed'));
    } finally {
      setBusy(false);
    }
  }
  const forget = () => {
    setJudged(null);
    setSheets(null);
  };
  return { judged, sheets, busy, send, forget };
}

function Importing({ item, onImported }: { item: RegisterItem; onImported(): void }) {
  const { kind, way, present } = item;
  const { language, t } = useLanguage();
  const say = useText();
  const [form] = Form.useForm<Values>();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const { judged, sheets, busy, send, forget } = useImport(kind, file, onImported);
  const isGood = judged !== null && judged.fault_count === 0;
  const saveTemplate = async () => {
    const { createSheetFile } = await import('@/filling/spreadsheet/files');
    const sheet = createRegisterTemplate(kind, toFileLanguage(language));
    await createSheetFile(sheet).then(
      (file) => saveAs(file, `${sheet.name}.xlsx`),
      () => feedback.warn(t('sheets.exportFailed')),
    );
  };
  /** Imports the checked file; asks first where it may be a part of a register, or an old one. */
  async function take(values: Values, { lines }: ImportedRegister) {
    const { as_of, mode } = values;
    const doubts = present ? findImportDoubts({ lines, asOf: as_of.format(DAY), mode }, present) : [];
    const agreed =
      doubts.length === 0 ||
      (await feedback.confirm({
        title: t('registers.import.ask', { name: say(registers[kind].name) }),
        content: doubts.map(say).join(''),
        okText: t('registers.import.sure'),
        okType: 'danger',
      }));
    if (agreed) await send(values, 'false');
  }
  const headings = registers[kind].columns.map((column) => say(column) + (column.required ? '*' : ''));
  return (
    <>
      <FileInput
        ref={input}
        accept={`${SPREADSHEET_FILES},.json,.txt`}
        hidden
        aria-label={t('registers.import.choose')}
        onChoose={(chosen) => {
          setFile(chosen);
          forget();
        }}
      />
      <ValidatedForm<Values>
        form={form}
        initialValues={{ mode: 'replace' }}
        onValuesChange={forget}
        onFinish={(values) => (isGood ? take(values, judged) : send(values, 'true'))}
      >
        <div className={styles.import}>
          <p>
            {t('registers.import.why', {
              ...LIMITS,
              columns: headings.join(t('list.comma')),
            })}
          </p>
          <Form.Item
            name="source"
            label={t('registers.source')}
            extra={t('registers.source.hint')}
            rules={[{ required: true, whitespace: true, message: say(texts.noSource) }]}
          >
            <Input {...createLengthLimit(MAX_REGISTER_SOURCE_LENGTH)} autoComplete="off" />
          </Form.Item>
          <Form.Item
            name="as_of"
            label={t('registers.asOf')}
            rules={[{ required: true, message: t('registers.asOf.required') }]}
          >
            <DayPicker last={formatBeijingDay(new Date())} />
          </Form.Item>
          {way === 'file' && present && (
            <Form.Item name="mode" label={t('registers.mode')} required>
              <RadioGroup
                label={t('registers.mode')}
                options={IMPORT_MODES.map((mode) => ({
                  value: mode,
                  label: t(`registers.mode.${mode}`, { number: present.number, lines: present.lines }),
                }))}
              />
            </Form.Item>
          )}
          <div className={styles.actions}>
            <Button onClick={saveTemplate}>{t('registers.import.template')}</Button>
            <Button onClick={() => input.current?.click()}>{t('registers.import.choose')}</Button>
            {!isGood && (
              <Button type="primary" htmlType="submit" loading={busy} disabled={!file}>
                {t('registers.import.check')}
              </Button>
            )}
          </div>
          {file && (
            <p>
              <bdi>{t('registers.import.chosen', { name: file.name })}</bdi>
            </p>
          )}
          {sheets && <ReadSheets read={sheets} />}
          {judged && <FileCheckResult kind={kind} judged={judged} sheets={sheets} present={present} />}
          {isGood && (
            <Button type="primary" htmlType="submit" loading={busy}>
              {t('registers.import.send', { count: judged.lines })}
            </Button>
          )}
        </div>
      </ValidatedForm>
    </>
  );
}
