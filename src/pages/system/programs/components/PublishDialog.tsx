import { CODE } from '@domain/api/codes';
import type { CheckedDocument } from '@domain/program-documents/calls';
import { NOTE_AT_MOST } from '@domain/program-documents/publication-limits';
import { Button, Form, Input, Modal } from 'antd';
import { useRef, useState } from 'react';
import FileInput from '@/components/Controls/FileInput';
import { FactList } from '@/components/Page';
import { call } from '@/utils/call';
import { formatEnvelopeMessage, ignoreShownFailure } from '@/utils/failure';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import { mutate } from '@/utils/mutate';
import styles from '../index.module.css';
import DocumentFaults from './DocumentFaults';

interface PublishDialogProps {
  open: boolean;
  onClose(): void;
  onPublished(): void;
}

/** Publishes the document of a program: it is checked first, and offered for publication when it has no faults. */
export default function PublishDialog({ open, onClose, onPublished }: PublishDialogProps) {
  const { t } = useLanguage();
  return (
    <Modal
      open={open}
      title={t('editions.publish')}
      width={760}
      maskClosable={false}
      onCancel={onClose}
      footer={null}
      destroyOnHidden
    >
      <Publishing onPublished={onPublished} />
    </Modal>
  );
}

interface ChosenDocument {
  name: string;
  text: string;
}

interface CheckedFile {
  file: ChosenDocument;
  checked: CheckedDocument;
}

async function readFile(file: File): Promise<ChosenDocument | null> {
  try {
    return {
      name: file.name,
      text: new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()),
    };
  } catch {
    return null;
  }
}

/** The document that was chosen and what its check has found. */
function useCheckedFile() {
  const { t } = useLanguage();
  const [found, setFound] = useState<CheckedFile | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function check(chosen: File): Promise<void> {
    setFound(null);
    const file = await readFile(chosen);
    if (!file) return feedback.error(t('editions.unreadable'));
    setBusy(true);
    try {
      const answer = await call('checkProgramDocument', { data: { document: file.text } });
      if (answer.code === CODE.success) setFound({ file, checked: answer.data });
      else feedback.error(formatEnvelopeMessage(answer));
    } catch (error) {
      ignoreShownFailure(error);
    } finally {
      setBusy(false);
    }
  }
  return { found, isBusy, check };
}

function Publishing({ onPublished }: Pick<PublishDialogProps, 'onPublished'>) {
  const { t } = useLanguage();
  const say = useText();
  const input = useRef<HTMLInputElement>(null);
  const { found, isBusy, check } = useCheckedFile();
  const [isSending, setSending] = useState(false);
  const stated = found?.checked.found;
  const isFaultless = found?.checked.faults.length === 0;

  async function publish({ note = '' }: { note?: string }): Promise<void> {
    if (!found || !stated) return;
    const title = t('editions.ask', { program: say(stated.title), edition: stated.edition });
    if (!(await feedback.confirm({ title, content: t('editions.effect') }))) return;
    setSending(true);
    const data = { document: found.file.text, hash: stated.hash, note, from: { kind: 'now' as const } };
    const published = await mutate(call('proposeEdition', { data }), { afterwards: () => setSending(false) });
    if (published) onPublished();
  }

  return (
    <div className={styles.publish}>
      <FileInput
        ref={input}
        accept=".yaml,.yml,.json"
        hidden
        aria-label={t('editions.choose')}
        onChoose={check}
      />
      <p>{t('editions.why')}</p>
      <div className={styles.actions}>
        <Button
          type={isFaultless ? 'default' : 'primary'}
          loading={isBusy}
          onClick={() => input.current?.click()}
        >
          {t('editions.choose')}
        </Button>
      </div>
      {found && (
        <p>
          <bdi>{t('editions.chosen', { name: found.file.name })}</bdi>
        </p>
      )}
      {stated && (
        <FactList
          facts={[
            [t('common.program'), say(stated.title)],
            [t('editions.edition'), stated.edition],
            [t('editions.replaces'), stated.replaces ?? t('editions.replaces.none')],
            [t('editions.content'), t('editions.content.is', stated)],
          ]}
        />
      )}
      {found && !isFaultless && <DocumentFaults faults={found.checked.faults} text={found.file.text} />}
      {isFaultless && (
        <Form layout="vertical" onFinish={publish}>
          <p role="status">{t('editions.faultless')}</p>
          <Form.Item name="note" label={t('editions.note')} extra={t('editions.note.hint')}>
            <Input {...createLengthLimit(NOTE_AT_MOST)} autoComplete="off" />
          </Form.Item>
          <Button type="primary" htmlType="submit" loading={isSending}>
            {t('editions.send')}
          </Button>
        </Form>
      )}
    </div>
  );
}
