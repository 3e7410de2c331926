import { CODE } from '@domain/api/codes';
import { registerMessages as texts } from '@domain/api/messages/registers';
import type { ImportedRegister, RegisterItem } from '@domain/calls/registers';
import { FILE_MB_AT_MOST, LINES_AT_MOST, registers, SOURCE_AT_MOST } from '@domain/registers/kinds';
import { dayOf } from '@domain/windows/calendar';
import { Button, Form, Input, Modal } from 'antd';
import type { Dayjs } from 'dayjs';
import { useRef, useState } from 'react';
import DayPicker, { DAY } from '@/components/Controls/DayPicker';
import ValidatedForm from '@/components/ValidatedForm';
import { importRegister } from '@/services/registers';
import { UploadError } from '@/services/upload/sending';
import { messageOf } from '@/utils/failure';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import styles from '../index.module.css';
import Judged from './Judged';

interface ImportRegisterProps {
  item: RegisterItem | null;
  onClose(): void;
  onImported(): void;
}

/** A register from a file: what is wrong with it line by line, or its first lines, and all of them or none. */
export default function ImportRegister({ item, onClose, onImported }: ImportRegisterProps) {
  const { t } = useLanguage();
  const say = useText();
  return (
    <Modal
      open={item !== null}
      title={item && t('registers.importOf', { name: say(registers[item.kind].name) })}
      width={760}
      maskClosable={false}
      onCancel={onClose}
      footer={null}
      destroyOnHidden
    >
      {item && <Importing kind={item.kind} onImported={onImported} />}
    </Modal>
  );
}

interface Values {
  source: string;
  as_of: Dayjs;
}

function useImport(kind: RegisterItem['kind'], file: File | null, onImported: () => void) {
  const { language, t } = useLanguage();
  const [judged, setJudged] = useState<ImportedRegister | null>(null);
  const [busy, setBusy] = useState(false);

  async function send({ source, as_of }: Values, preview: 'true' | 'false') {
    if (!file) return feedback.warn(t('registers.import.none'));
    setBusy(true);
    try {
      const query = { source, as_of: as_of.format(DAY), preview };
      const answer = await importRegister(kind, file, query, language);
      // A refusal of single lines tells them; any other one says what it is.
      setJudged(answer.data?.fault_count === undefined ? null : answer.data);
      if (answer.code !== CODE.success) feedback.error(messageOf(answer));
      else if (preview === 'false') {
        feedback.success(messageOf(answer));
        onImported();
      }
    } catch (error) {
      const said = error instanceof UploadError ? error.message : '';
      feedback.error(said || t('registers.import.failed'));
    } finally {
      setBusy(false);
    }
  }
  return { judged, busy, send, forget: () => setJudged(null) };
}

function Importing({ kind, onImported }: { kind: RegisterItem['kind']; onImported(): void }) {
  const { t } = useLanguage();
  const say = useText();
  const [form] = Form.useForm<Values>();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const { judged, busy, send, forget } = useImport(kind, file, onImported);
  const isGood = judged !== null && judged.fault_count === 0;
  const headings = registers[kind].columns.map((column) => say(column) + (column.required ? '*' : ''));
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,.json,.txt"
        hidden
        aria-label={t('registers.import.choose')}
        onChange={({ target }) => {
          setFile(target.files?.[0] ?? null);
          forget();
          // The same file may be chosen again after it was mended.
          target.value = '';
        }}
      />
      <ValidatedForm<Values>
        form={form}
        onValuesChange={forget}
        onFinish={(values) => send(values, isGood ? 'false' : 'true')}
      >
        <div className={styles.import}>
          <p>
            {t('registers.import.why', {
              size: FILE_MB_AT_MOST,
              lines: LINES_AT_MOST,
              columns: headings.join(t('list.comma')),
            })}
          </p>
          <Form.Item
            name="source"
            label={t('registers.source')}
            extra={t('registers.source.hint')}
            rules={[{ required: true, whitespace: true, message: say(texts.noSource) }]}
          >
            <Input maxLength={SOURCE_AT_MOST} autoComplete="off" />
          </Form.Item>
          <Form.Item
            name="as_of"
            label={t('registers.asOf')}
            rules={[{ required: true, message: t('registers.asOf.required') }]}
          >
            <DayPicker last={dayOf(new Date())} />
          </Form.Item>
          <div className={styles.actions}>
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
          {judged && <Judged kind={kind} judged={judged} />}
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
