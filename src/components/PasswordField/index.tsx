import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Button, Input, type InputProps } from 'antd';
import { useState } from 'react';
import { useLanguage } from '@/utils/language';

/** A password that can be looked at: antd's own eye is out of the keyboard's reach. */
export default function PasswordField(props: InputProps) {
  const { t } = useLanguage();
  const [isShown, setShown] = useState(false);
  return (
    <Input
      size="large"
      {...props}
      type={isShown ? 'text' : 'password'}
      suffix={
        <Button
          type="text"
          size="small"
          icon={isShown ? <EyeOutlined aria-hidden /> : <EyeInvisibleOutlined aria-hidden />}
          aria-label={t('password.show')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
