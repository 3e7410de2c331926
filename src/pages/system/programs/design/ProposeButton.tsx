import type { ProgramDocument } from '@domain/program-documents/types';
import { Button, Form, type InputRef, Modal } from 'antd';
import { useRef, useState } from 'react';
import { history } from 'umi';
import { call } from '@/utils/call';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import ProposalTermsFields, {
  type ProposalTermsValues,
  toProposalTerms,
} from '../components/ProposalTermsFields';
import { useFewerHands } from '../components/useFewerHands';

interface ProposeButtonProps {
  document: ProgramDocument;
  /** Number of the proposal of a release that the draft was merged with. */
  merges: number | null;
}

/** Proposes the draft as an edition: somebody else checks it, and a third person issues it. */
export default function ProposeButton({ document, merges }: ProposeButtonProps) {
  const { t } = useLanguage();
  const hasFewerHands = useFewerHands();
  const [isOpen, setOpen] = useState(false);
  const [isSending, setSending] = useState(false);
  const note = useRef<InputRef>(null);
  async function propose(terms: ProposalTermsValues): Promise<void> {
    setSending(true);
    const data = {
      document: JSON.stringify(document),
      ...(merges !== null && { merges }),
      ...toProposalTerms(terms),
    };
    const proposed = await mutate(call('proposeEdition', { data }), { afterwards: () => setSending(false) });
    if (proposed) history.push('/system/programs');
  }
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {t('design.propose')}
      </Button>
      <Modal
        open={isOpen}
        title={t('design.propose')}
        footer={null}
        onCancel={() => setOpen(false)}
        afterOpenChange={(isShown) => isShown && note.current?.focus()}
        destroyOnHidden
      >
        <Form layout="vertical" onFinish={propose}>
          <p>{t(hasFewerHands ? 'design.propose.why.fewerHands' : 'design.propose.why')}</p>
          <ProposalTermsFields note={note} />
          <Button type="primary" htmlType="submit" loading={isSending}>
            {t('design.propose.send')}
          </Button>
        </Form>
      </Modal>
    </>
  );
}
