import { MAX_VIEW_NAME_LENGTH } from '@domain/review/assigning';
import type { SavedView, ViewState } from '@domain/review/assignment-calls';
import { assigningMessages } from '@domain/review/messages';
import { Checkbox, Form, Input } from 'antd';
import FormModal from '@/components/ValidatedForm/FormModal';
import { call } from '@/utils/call';
import { useLanguage } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import { mutate } from '@/utils/mutate';
import { useVisible } from '@/utils/useRule';

/** A saved view to rename, or the state of a new one. */
export type ViewNaming = SavedView | { state: ViewState };

interface ViewNameProps {
  naming: ViewNaming | null;
  onClose: () => void;
  onSaved: (view: SavedView) => void;
}

interface Values {
  name: string;
  is_default: boolean;
  is_shared: boolean;
}

/** Dialog for the name of a new or existing view. */
export default function ViewNameDialog({ naming, onClose, onSaved }: ViewNameProps) {
  const { t } = useLanguage();
  const named = useVisible(assigningMessages.viewName);
  const known = naming && 'id' in naming ? naming : null;

  const save = async (values: Values) => {
    if (!naming) return;
    const sent = known
      ? call('updateView', { path: { id: known.id }, data: values })
      : call('createView', { data: { ...values, state: naming.state } });
    const saved = await mutate(sent);
    if (saved) onSaved(saved);
  };

  return (
    <FormModal<Values>
      open={naming !== null}
      title={t(known ? 'queue.view.rename' : 'queue.view.saveAs')}
      okText={t('common.save')}
      requiredMark={false}
      initialValues={{
        name: known?.name ?? '',
        is_default: known?.is_default ?? false,
        is_shared: known?.is_shared ?? false,
      }}
      onCancel={onClose}
      onFinish={save}
    >
      <Form.Item name="name" label={t('queue.view.name')} rules={[named]}>
        <Input {...createLengthLimit(MAX_VIEW_NAME_LENGTH)} autoComplete="off" />
      </Form.Item>
      <Form.Item name="is_default" valuePropName="checked">
        <Checkbox>{t('queue.view.first')}</Checkbox>
      </Form.Item>
      <Form.Item name="is_shared" valuePropName="checked">
        <Checkbox>{t('queue.view.share')}</Checkbox>
      </Form.Item>
    </FormModal>
  );
}
