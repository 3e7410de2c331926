import type { CaptchaAudioData } from '@domain/calls/accounts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useRun } from '@/utils/useRun';

/** The sound of a captcha: fetched once, and then as often as one likes. It ends with its captcha. */
export function useSound(captchaId: string | undefined) {
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
