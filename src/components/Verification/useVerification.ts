import type { CaptchaData, ChallengeData, VerificationAnswer } from '@domain/accounts/calls';
import type { ProofPurpose } from '@domain/accounts/proof-of-work';
import { verificationMessages } from '@domain/accounts/verification-messages';
import type { FormInstance } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { canSolve, computeProof } from '@/proof/solve';
import { useLanguage } from '@/utils/language';
import { useRun } from '@/utils/useRun';

/** Kind of verification: automatic proof of work, or a captcha that a person reads or hears. */
export type VerificationKind = 'proof' | 'captcha';

export interface Verification {
  way: VerificationKind;
  choose: (way: VerificationKind) => void;
  proof: ProofState;
  captcha: CaptchaState;
  /**
   * Resolves with the verification to send with the call, once it is ready; null where it is missing, which the form then
   * shows.
   */
  answer: () => Promise<VerificationAnswer | null>;
  /** Called with the server's message when the call was refused: the verification sent with it is used up. */
  refused: (words: string) => void;
}

/** Form instance that contains the captcha field. */
type AnyForm = Pick<FormInstance, 'setFields' | 'setFieldValue' | 'getFieldValue' | 'getFieldInstance'>;

interface Wanted {
  wanted: boolean;
  /** Minimum level of the proof of work. */
  level?: number;
}

const isCaptchaWrong = (words: string) => Object.values(verificationMessages.captchaWrong).includes(words);

/** Verifies that a form is not submitted by a bot. The captcha is typed into the form's field `captcha_code`. */
export function useVerification(
  form: AnyForm,
  purpose: ProofPurpose,
  { wanted, level = 0 }: Wanted,
): Verification {
  const { t } = useLanguage();
  const [way, choose] = useState<VerificationKind>(() => (canSolve() ? 'proof' : 'captcha'));
  const proof = useProof(purpose, wanted && way === 'proof', level);
  const captcha = useCaptcha(wanted && way === 'captcha');
  const { take, renew: renewProof } = proof;
  const { picture, renew: renewCaptcha } = captcha;

  const complain = useCallback(
    (words: string | null) => {
      form.setFields([{ name: 'captcha_code', errors: words ? [words] : [] }]);
      if (words) form.getFieldInstance('captcha_code')?.focus();
    },
    [form],
  );

  async function answer(): Promise<VerificationAnswer | null> {
    if (way === 'proof') {
      const text = await take();
      return text ? { proof: text } : null;
    }
    const captcha_code = form.getFieldValue('captcha_code')?.trim();
    if (captcha_code) return { captcha_id: picture?.captcha_id ?? '', captcha_code };
    complain(t('captcha.required'));
    return null;
  }

  const refused = useCallback(
    (words: string) => {
      if (way === 'proof') return renewProof();
      renewCaptcha();
      form.setFieldValue('captcha_code', undefined);
      complain(isCaptchaWrong(words) ? words : null);
    },
    [way, form, renewProof, renewCaptcha, complain],
  );

  return { way, choose, proof, captcha, answer, refused };
}

export interface CaptchaState {
  /** undefined while loading, null after a failure. */
  picture: CaptchaData | null | undefined;
  /** Fetches another captcha: each is valid for one attempt. */
  renew: () => void;
}

/** Fetches a captcha while one is `wanted`. */
function useCaptcha(wanted = true): CaptchaState {
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

/** Margin in milliseconds before a proof expires in which it is not sent: it would have expired on arrival. */
const MARGIN_MS = 20_000;

interface Solved {
  text: string;
  until: number;
}

export interface ProofState {
  state: 'working' | 'ready' | 'failed';
  /** Progress of the work, 0 to 1. */
  share: number;
  /**
   * Resolves with the proof, which can be taken once: after that, or when it has expired, another one is computed. null
   * after a failure.
   */
  take: () => Promise<string | null>;
  begin: () => void;
  /** Computes another proof if the last one was taken. */
  renew: () => void;
}

/** Computes a proof of work as soon as one is `wanted`. */
function useProof(purpose: ProofPurpose, wanted: boolean, level: number): ProofState {
  const run = useRun();
  const [view, setView] = useState<Pick<ProofState, 'state' | 'share'>>({ state: 'working', share: 0 });
  const work = useRef<{ stop: AbortController; result: Promise<Solved | null>; isTaken: boolean }>();

  const begin = useCallback(() => {
    work.current?.stop.abort();
    const stop = new AbortController();
    const show = (next: Pick<ProofState, 'state' | 'share'>) => {
      if (!stop.signal.aborted) setView(next);
    };
    async function make(): Promise<Solved | null> {
      const given = await run<ChallengeData | null>({
        type: 'login/fetchChallenge',
        payload: { purpose, level },
      });
      if (!given) return null;
      const until = Date.now() + given.expires_in * 1000 - MARGIN_MS;
      const text = await computeProof(given.challenge, stop.signal, (share) =>
        show({ state: 'working', share }),
      );
      return { text, until };
    }
    show({ state: 'working', share: 0 });
    const result = make().catch(() => null);
    result.then((solved) => show({ state: solved ? 'ready' : 'failed', share: 1 }));
    work.current = { stop, result, isTaken: false };
    return result;
  }, [run, purpose, level]);

  useEffect(() => {
    if (!wanted) return;
    begin();
    return () => work.current?.stop.abort();
  }, [wanted, begin]);

  const take = useCallback(async () => {
    let solved = work.current?.isTaken ? null : await work.current?.result;
    if (!solved || solved.until < Date.now()) solved = await begin();
    if (work.current) work.current.isTaken = true;
    return solved?.text ?? null;
  }, [begin]);

  const renew = useCallback(() => {
    if (work.current?.isTaken) begin();
  }, [begin]);

  return { ...view, take, begin, renew };
}
