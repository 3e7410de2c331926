import { CheckCircleFilled, ExclamationCircleFilled, LoadingOutlined } from '@ant-design/icons';
import type { CaptchaAudioData } from '@domain/accounts/calls';
import { Button, Form, Input } from 'antd';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { canSolve } from '@/proof/solve';
import { useLanguage } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import { useRun } from '@/utils/useRun';
import styles from './index.module.css';
import type { CaptchaState, ProofState, Verification } from './useVerification';

interface Props {
  verification: Verification;
  /** True where the form validates the captcha itself on submit. */
  required?: boolean;
}

/** Field for the automatic proof of work, with the captcha as its alternative. */
export default function VerificationField({ verification, required }: Props) {
  const { t } = useLanguage();
  const { way, choose, proof, captcha } = verification;
  if (way === 'proof')
    return (
      <ProofStatus proof={proof}>
        <Button type="link" size="small" onClick={() => choose('captcha')}>
          {t('proof.useCaptcha')}
        </Button>
      </ProofStatus>
    );
  return (
    <CaptchaField captcha={captcha} required={required}>
      {canSolve() && (
        <Button type="link" size="small" onClick={() => choose('proof')}>
          {t('proof.useProof')}
        </Button>
      )}
    </CaptchaField>
  );
}

/** Sound of a captcha: fetched once, played any number of times, and dropped with its captcha. */
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

interface CaptchaFieldProps {
  captcha: CaptchaState;
  required?: boolean;
  /** Switch to the other kind of verification. */
  children?: ReactNode;
}

/** Captcha field with its picture, which can be enlarged, read aloud, and replaced by another one. */
function CaptchaField({ captcha: { picture, renew }, required = false, children }: CaptchaFieldProps) {
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
          <Input id="captcha_code" size="large" autoComplete="off" {...createLengthLimit(8)} />
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

const ICONS = {
  working: <LoadingOutlined aria-hidden />,
  ready: <CheckCircleFilled aria-hidden className={styles.passed} />,
  failed: <ExclamationCircleFilled aria-hidden className={styles.stopped} />,
};

interface ProofStatusProps {
  proof: ProofState;
  children: ReactNode;
}

/** Progress of the computer's proof. A button appears only after a failure. */
function ProofStatus({ proof: { state, share, begin }, children }: ProofStatusProps) {
  const { t } = useLanguage();
  return (
    // Marked as required: the computer does the work, but the person cannot skip it.
    <Form.Item label={t('proof.label')} required>
      <div className={styles.status}>
        {ICONS[state]}
        <span role="status">{t(`proof.${state}`)}</span>
        {state === 'working' && <progress value={share} aria-label={t('proof.label')} />}
        {state === 'failed' && (
          <Button type="link" size="small" onClick={begin}>
            {t('proof.again')}
          </Button>
        )}
      </div>
      <div className={styles.tools}>{children}</div>
    </Form.Item>
  );
}
