import { MAX_COMMENT_LENGTH } from '@domain/experts/assessment';
import type { PanelData, PanelMember } from '@domain/experts/calls';
import { Form, Input } from 'antd';
import FormModal from '@/components/ValidatedForm/FormModal';
import { call } from '@/utils/call';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import DueDay, { getDefaultDueDay } from './DueDay';

interface ReopenDialogProps {
  panel: PanelData;
  /** The expert whose assessment is reopened; null: the dialog is closed. */
  member: PanelMember | null;
  onClose(): void;
  onDone(): void;
}

/** Dialog to reopen an assessment: the reason that its expert is told, and a new due day where the present one is over. */
export default function ReopenDialog({ panel, member, onClose, onDone }: ReopenDialogProps) {
  const { t } = useLanguage();
  const reopen = async (data: { reason: string; due_on?: string }) => {
    if (!member) return;
    const done = await mutate(call('reopenAssessment', { path: { id: member.id }, data }), {
      afterwards: onDone,
    });
    if (done) onClose();
  };
  return (
    <FormModal
      open={member !== null}
      title={t('experts.reopen.sure', { name: member?.expert.name })}
      okText={t('experts.reopen')}
      initialValues={{ due_on: getDefaultDueDay() }}
      onCancel={onClose}
      onFinish={reopen}
    >
      <Form.Item
        name="reason"
        label={t('experts.reopen.reason')}
        extra={t('experts.reopen.reason.why')}
        rules={[{ required: true, whitespace: true, message: t('experts.reopen.reason.needed') }]}
      >
        <Input.TextArea rows={3} maxLength={MAX_COMMENT_LENGTH} showCount />
      </Form.Item>
      {panel.is_due_over && (
        <Form.Item name="due_on" label={t('experts.dueOn')} extra={t('experts.newDue.why')} required>
          <DueDay />
        </Form.Item>
      )}
    </FormModal>
  );
}
