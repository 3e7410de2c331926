import { type InputHTMLAttributes, type ReactNode, useState } from 'react';
import Icon from '@/components/Icon';
import { useLanguage } from '@/utils/language';

export type LoginField = 'username' | 'password';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  name: LoginField;
  label: string;
  /** Reason why the form cannot be sent, shown below the field. */
  fault: string | undefined;
  children?: ReactNode;
}

/** Input styled like antd's large one, with the fault below it. */
export function Field({ name, label, fault, children, ...input }: Props) {
  const told = fault ? { 'aria-invalid': true, 'aria-describedby': `${name}_help` } : {};
  return (
    <div className="login-field">
      <label htmlFor={name}>{label}</label>
      <div className="login-input">
        <input id={name} name={name} aria-required {...told} {...input} />
        {children}
      </div>
      {fault && (
        <div id={`${name}_help`} className="login-fault" role="alert">
          {fault}
        </div>
      )}
    </div>
  );
}

export function PasswordField(props: Omit<Props, 'children' | 'type'>) {
  const { t } = useLanguage();
  const [isShown, setShown] = useState(false);
  return (
    <Field {...props} type={isShown ? 'text' : 'password'}>
      <button
        type="button"
        aria-label={t('password.show')}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        <Icon name={isShown ? 'shown' : 'hidden'} />
      </button>
    </Field>
  );
}
