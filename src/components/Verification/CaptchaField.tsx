import { Button, Form, Input } from 'antd';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';
import type { Captcha } from './useCaptcha';
import { useSound } from './useSound';

interface Props {
  captcha: Captcha;
  required?: boolean;
  /** Another way to show the same. */
  children?: ReactNode;
}

/** The characters of a picture, which can be enlarged, heard, and changed for another one. */
export default function CaptchaField({ captcha: { picture, renew }, required = false, children }: Props) {
  const { t } = useLanguage();
  const [isLarge, setLarge] = useState(false);
  const sound = useSound(picture?.captcha_id);
  return (
    <Form.Item
      label={t('captcha.label')}
      htmlFor="captcha_code"
      extra={t('captcha.hint')}
      className={styles.captcha}
      required
    >
      <div className={styles.pair}>
        <Form.Item
          noStyle
          name="captcha_code"
          rules={required ? [{ required: true, message: t('captcha.required') }] : []}
        >
          <Input id="captcha_code" size="large" autoComplete="off" maxLength={8} />
        </Form.Item>
        {picture && (
          <img
            className={isLarge ? styles.pictureLarge : styles.picture}
            src={picture.image}
            alt={t('captcha.alt')}
          />
        )}
        {picture === null && <span role="alert">{t('captcha.failed')}</span>}
      </div>
      <div className={styles.tools}>
        <Button type="link" size="small" onClick={renew}>
          {t('captcha.another')}
        </Button>
        <Button type="link" size="small" aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
          {t('captcha.zoom')}
        </Button>
        <Button type="link" size="small" disabled={!picture} onClick={sound.play}>
          {t('captcha.play')}
        </Button>
        {children}
      </div>
      {sound.hasFailed && <div role="alert">{t('captcha.playFailed')}</div>}
    </Form.Item>
  );
}
