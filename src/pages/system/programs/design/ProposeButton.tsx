import type { ProgramDocument } from '@domain/program-documents/types';
import { Alert, Button, Form } from 'antd';
import { useState } from 'react';
import { history } from 'umi';
import ValidatedForm from '@/components/ValidatedForm';
import FieldsModal from '@/components/ValidatedForm/FieldsModal';
import { call } from '@/utils/call';
import { useLanguage } from '@/utils/language';
import ProposalTermsFields, {
  type ProposalTermsValues,
  toProposalTerms,
} from '../components/ProposalTermsFields';
import { useFewerHands } from '../components/useFewerHands';
import { useProposal } from '../components/useProposal';
import styles from './index.module.css';

interface ProposeButtonProps {
  document: ProgramDocument;
  /** Number of the proposal of a release that the draft was merged with. */
  merges: number | null;
  /** True while the draft has faults or is not saved: the button keeps its place. */
  disabled?: boolean;
  /** Number of hints of the draft, and of scenarios that come out otherwise than they must. */
  hints: number;
  differing: number;
  onShow(pane: 'faults' | 'scenarios'): void;
}

/** Proposes the draft as an edition: somebody else checks it, and a third person issues it. */
export default function ProposeButton({
  document,
  merges,
  disabled = false,
  hints,
  differing,
  onShow,
}: ProposeButtonProps) {
  const { t } = useLanguage();
  const hasFewerHands = useFewerHands();
  const [isOpen, setOpen] = useState(false);
  const [form] = Form.useForm<ProposalTermsValues>();
  const { isSending, needsReason, send } = useProposal(form);
  async function propose(terms: ProposalTermsValues): Promise<void> {
    const data = {
      document: JSON.stringify(document),
      ...(merges !== null && { merges }),
      ...toProposalTerms(terms),
    };
    if (await send(call('proposeEdition', { data }))) history.push('/system/programs');
  }
  const warn = (message: string, label: string, pane: 'faults' | 'scenarios') => (
    <Alert
      type="warning"
      showIcon
      className={styles.warning ?? ''}
      message={message}
      action={
        <Button
          onClick={() => {
            setOpen(false);
            onShow(pane);
          }}
        >
          {label}
        </Button>
      }
    />
  );
  return (
    <>
      <Button type="primary" disabled={disabled} onClick={() => setOpen(true)}>
        {t('design.propose')}
      </Button>
      <FieldsModal open={isOpen} title={t('design.propose')} footer={null} onCancel={() => setOpen(false)}>
        <ValidatedForm<ProposalTermsValues> form={form} onFinish={propose}>
          <p>{t(hasFewerHands ? 'design.propose.why.fewerHands' : 'design.propose.why')}</p>
          {hints > 0 &&
            warn(t('design.propose.hints', { count: hints }), t('design.propose.hints.show'), 'faults')}
          {differing > 0 &&
            warn(
              t('consequences.differing', { count: differing }),
              t('consequences.differing.show'),
              'scenarios',
            )}
          <ProposalTermsFields needsReason={needsReason} />
          <Button type="primary" htmlType="submit" loading={isSending}>
            {t('design.propose.send')}
          </Button>
        </ValidatedForm>
      </FieldsModal>
    </>
  );
}
