import type { LoginData, SmsLoginBody } from '@domain/accounts/calls';
import { useDispatch } from 'umi';
import PhonePanel from './PhonePanel';

interface Props {
  onSignedIn: (login: LoginData) => void;
  onBack: () => void;
}

/** Sign-in with an SMS code instead of the password. */
export default function SmsLogin({ onSignedIn, onBack }: Props) {
  const dispatch = useDispatch();
  const signIn = (payload: SmsLoginBody) =>
    dispatch({ type: 'login/smsLogin', payload, callback: onSignedIn });

  return <PhonePanel way="smsLogin" onSubmit={signIn} onBack={onBack} />;
}
