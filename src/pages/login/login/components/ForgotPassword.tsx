import type { ForgetPasswordBody } from '@domain/accounts/calls';
import { useDispatch } from 'umi';
import { NewPassword } from '@/components/Password';
import PhonePanel from './PhonePanel';

/** A new password by SMS code. All sessions of the account end. */
export default function ForgotPassword({ onBack }: { onBack: () => void }) {
  const dispatch = useDispatch();
  const reset = (payload: Required<ForgetPasswordBody>) =>
    dispatch({ type: 'login/forgetPassword', payload, callback: onBack });

  return (
    <PhonePanel way="forgot" onSubmit={reset} onBack={onBack}>
      <NewPassword ownerOf={({ username = '', phone = '' }) => ({ username, mobile: phone })} />
    </PhonePanel>
  );
}
