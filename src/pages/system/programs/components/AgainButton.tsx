import type { EditionLine } from '@domain/program-documents/proposal-calls';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import ValidatedForm from '@/components/ValidatedForm';
import FieldsModal from '@/components/ValidatedForm/FieldsModal';
import { call } from '@/utils/call';
import { useLanguage, useText } from '@/utils/language';
import ProposalTermsFields, { type ProposalTermsValues, toProposalTerms } from './ProposalTermsFields';
import { useProposal } from './useProposal';

type AgainValues = ProposalTermsValues & { edition: string };

interface AgainButtonProps {
  line: Pick<EditionLine, 'key' | 'edition' | 'title'>;
  onProposed(): void;
}

/** Proposes the document of an earlier edition anew: a later one is taken back by it. */
export default function AgainButton({ line, onProposed }: AgainButtonProps) {
  const { t } = useLanguage();
  const say = useText();
  const [isOpen, setOpen] = useState(false);
  const [form] = Form.useForm<AgainValues>();
  const { isSending, needsReason, send } = useProposal(form);
  const name = `${say(line.title)} ${line.edition}`;

  async function propose({ edition, ...terms }: AgainValues): Promise<void> {
    const request = call('proposeEditionAgain', {
      path: { key: line.key, edition: line.edition },
      data: { edition, ...toProposalTerms(terms) },
    });
    if (!(await send(request))) return;
    setOpen(false);
    onProposed();
  }

  return (
    <>
      <Button aria-label={`${t('editions.again')} ${name}`} onClick={() => setOpen(true)}>
        {t('editions.again')}
      </Button>
      <FieldsModal
        open={isOpen}
        title={t('editions.again.title', { name })}
        footer={null}
        onCancel={() => setOpen(false)}
      >
        <ValidatedForm<AgainValues> form={form} onFinish={propose}>
          <p>{t('editions.again.why')}</p>
          <Form.Item
            name="edition"
            label={t('editions.again.name')}
            rules={[{ required: true, message: t('editions.again.needed') }]}
          >
            <Input autoComplete="off" maxLength={40} />
          </Form.Item>
          <ProposalTermsFields needsReason={needsReason} />
          <Button type="primary" htmlType="submit" loading={isSending}>
            {t('editions.propose')}
          </Button>
        </ValidatedForm>
      </FieldsModal>
    </>
  );
}
