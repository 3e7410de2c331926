import type { CaptchaAudioData } from '@domain/calls/accounts';
import { Button, Form, Input } from 'antd';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '@/utils/language';
import { useRun } from '@/utils/useRun';
import styles from './index.module.css';
import type { Captcha } from './useCaptcha';

/** The sound of a captcha: fetched once, and then as often as one likes. It ends with its captcha. */
function useSound(captchaId: string | undefined) {
  const run = useRun();
  const audio = useRef<HTMLAudioElement | null>(null);
  const [hasFailed, setFailed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another captcha has another sound.
  useEffect(() => {
    setFailed(false);
    return () => {
      audio.current?.pause();
      audio.current = null;
    };
  }, [captchaId]);

  const play = useCallback(async () => {
    try {
      if (!audio.current) {
        const type = 'login/fetchCaptchaAudio';
        const heard = await run<CaptchaAudioData | null>({ type, payload: captchaId });
        if (!heard) return setFailed(true);
        audio.current = new Audio(heard.sound);
      }
      audio.current.currentTime = 0;
      await audio.current.play();
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, [run, captchaId]);

  return { play, hasFailed };
}

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
