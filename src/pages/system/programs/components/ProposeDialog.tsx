import { CODE } from '@domain/api/codes';
import type { CheckedDocument } from '@domain/program-documents/calls';
import { Button, Form } from 'antd';
import { useRef, useState } from 'react';
import FileInput from '@/components/Controls/FileInput';
import { FactList } from '@/components/Page';
import ValidatedForm from '@/components/ValidatedForm';
import FieldsModal from '@/components/ValidatedForm/FieldsModal';
import { call } from '@/utils/call';
import { formatEnvelopeMessage, ignoreShownFailure } from '@/utils/failure';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import DifferingScenarios from '../consequences/DifferingScenarios';
import styles from '../index.module.css';
import DocumentFaults from './DocumentFaults';
import ProposalTermsFields, { type ProposalTermsValues, toProposalTerms } from './ProposalTermsFields';
import { useProposal } from './useProposal';

interface ProposeDialogProps {
  open: boolean;
  onClose(): void;
  onProposed(): void;
}

/** Proposes the document of a program as an edition: its faults are looked for first, and it is offered when it has none. */
export default function ProposeDialog({ open, onClose, onProposed }: ProposeDialogProps) {
  const { t } = useLanguage();
  return (
    <FieldsModal
      open={open}
      title={t('editions.proposeDocument')}
      width={760}
      onCancel={onClose}
      footer={null}
    >
      <Proposing onProposed={onProposed} />
    </FieldsModal>
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

function Proposing({ onProposed }: Pick<ProposeDialogProps, 'onProposed'>) {
  const { t } = useLanguage();
  const say = useText();
  const input = useRef<HTMLInputElement>(null);
  const { found, isBusy, check } = useCheckedFile();
  const [form] = Form.useForm<ProposalTermsValues>();
  const { isSending, needsReason, send } = useProposal(form);
  const stated = found?.checked.found;
  const isFaultless = found?.checked.faults.length === 0;

  async function propose(terms: ProposalTermsValues): Promise<void> {
    if (!found || !stated) return;
    const data = { document: found.file.text, hash: stated.hash, ...toProposalTerms(terms) };
    if (await send(call('proposeEdition', { data }))) onProposed();
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
      {found && !isFaultless && (
        <DocumentFaults are="faults" faults={found.checked.faults} text={found.file.text} />
      )}
      {found && found.checked.hints.length > 0 && (
        <DocumentFaults are="hints" faults={found.checked.hints} text={found.file.text} />
      )}
      {isFaultless && stated && (
        <DifferingScenarios
          proposed={{ kind: 'document', document: found.file.text }}
          name={stated.edition}
        />
      )}
      {isFaultless && (
        <ValidatedForm<ProposalTermsValues> form={form} onFinish={propose}>
          <p role="status">{t('editions.faultless')}</p>
          <ProposalTermsFields needsReason={needsReason} />
          <Button type="primary" htmlType="submit" loading={isSending}>
            {t('editions.propose')}
          </Button>
        </ValidatedForm>
      )}
    </div>
  );
}
