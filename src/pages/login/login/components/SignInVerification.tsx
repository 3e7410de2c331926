import { Form } from 'antd';
import { useEffect } from 'react';
import ValidatedForm from '@/components/ValidatedForm';
import { useVerification, type Verification } from '@/components/Verification/useVerification';
import VerificationField from '@/components/Verification/VerificationField';

interface Props {
  level: number;
  /** Hears of each state: what it can be asked for changes with it. */
  onChange: (verification: Verification) => void;
}

/** The proof that a sign-in has to show after several failures, within the form of the login. */
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
