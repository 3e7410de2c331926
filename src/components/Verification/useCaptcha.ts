import type { CaptchaData } from '@domain/calls/accounts';
import { useCallback, useEffect, useState } from 'react';
import { useRun } from '@/utils/useRun';

export interface Captcha {
  /** undefined while it is on its way, null when it could not be had. */
  picture: CaptchaData | null | undefined;
  /** Gets another one: each is good for one answer. */
  renew: () => void;
}

/** A captcha for as long as one is `wanted`. */
export function useCaptcha(wanted = true): Captcha {
  const run = useRun();
  const [picture, setPicture] = useState<CaptchaData | null>();
  const renew = useCallback(() => {
    setPicture(undefined);
    run<CaptchaData | null>({ type: 'login/fetchCaptcha' }).then(setPicture);
  }, [run]);
  useEffect(() => {
    if (wanted) renew();
  }, [wanted, renew]);
  return { picture, renew };
}
