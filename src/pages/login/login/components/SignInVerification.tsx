import { Form } from 'antd';
import { useEffect } from 'react';
import ValidatedForm from '@/components/ValidatedForm';
import { useVerification, type Verification } from '@/components/Verification/useVerification';
import VerificationField from '@/components/Verification/VerificationField';

interface Props {
  level: number;
  /** Called with each state of the verification, whose functions change with it. */
  onChange: (verification: Verification) => void;
}

/** Captcha or proof of work required after several failures, inside the login form. */
export default function SignInVerification({ level, onChange }: Props) {
  const [form] = Form.useForm();
  const verification = useVerification(form, 'login', { wanted: true, level });
  useEffect(() => onChange(verification));
  return (
    <ValidatedForm form={form} component={false} requiredMark={false}>
      <VerificationField verification={verification} required />
    </ValidatedForm>
  );
}
