import { Form, Modal } from 'antd';
import { useDispatch, useSelector } from 'umi';
import OwnPasswordFields, { type OwnPasswordValues } from '@/components/OwnPasswordFields';
import ValidatedForm from '@/components/ValidatedForm';
import type { RootState } from '@/models/connect';
import { useLanguage } from '@/utils/language';

interface Props {
  open: boolean;
  onClose: () => void;
}

export default function ChangePassword({ open, onClose }: Props) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const [form] = Form.useForm<OwnPasswordValues>();
  const isSaving = useSelector((state: RootState) => state.loading.effects['user/editPassword'] ?? false);

  const save = ({ old_password, new_password }: OwnPasswordValues) =>
    dispatch({ type: 'user/editPassword', payload: { old_password, new_password }, callback: onClose });

  return (
    <Modal
      open={open}
      title={t('user.changePassword')}
      onCancel={onClose}
      maskClosable={false}
      okText={t('user.changePassword')}
      okButtonProps={{ loading: isSaving }}
      onOk={() => form.submit()}
      destroyOnHidden
    >
      <ValidatedForm form={form} onFinish={save} clearOnDestroy>
        <OwnPasswordFields oldLabel={t('password.old')} />
      </ValidatedForm>
    </Modal>
  );
}
