import type { EditPhoneBody } from '@domain/calls/accounts';
import { normalisePhone } from '@domain/checks/normalise';
import { Form, Modal } from 'antd';
import { useDispatch, useSelector } from 'umi';
import { PasswordField } from '@/components/Password';
import ValidatedForm from '@/components/ValidatedForm';
import SmsVerification from '@/components/Verification/SmsVerification';
import type { RootState } from '@/models/connect';
import { useLanguage } from '@/utils/language';

/** A new mobile number, proved by a code sent to it, and the password, proved by whoever sits here. */
export default function ChangePhone({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const [form] = Form.useForm<EditPhoneBody>();
  const isSaving = useSelector((state: RootState) => state.loading.effects['user/editPhone'] ?? false);

  const save = ({ phone, sms_code, password }: EditPhoneBody) =>
    dispatch({
      type: 'user/editPhone',
      payload: { phone: normalisePhone(phone), sms_code, password },
      callback: onClose,
    });

  return (
    <Modal
      open={open}
      title={t('account.changePhone')}
      onCancel={onClose}
      maskClosable={false}
      okText={t('account.changePhone')}
      okButtonProps={{ loading: isSaving }}
      onOk={() => form.submit()}
      destroyOnHidden
    >
      <ValidatedForm form={form} requiredMark={false} onFinish={save} clearOnDestroy>
        <SmsVerification scene="change_phone" phoneLabel={t('account.newPhone')} />
        <Form.Item
          name="password"
          label={t('password.old')}
          rules={[{ required: true, message: t('password.required') }]}
        >
          <PasswordField autoComplete="current-password" />
        </Form.Item>
      </ValidatedForm>
    </Modal>
  );
}
