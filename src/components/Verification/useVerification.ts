import type { ProofPurpose } from '@domain/accounts/proof-of-work';
import { accountMessages } from '@domain/api/messages/accounts';
import type { VerificationAnswer } from '@domain/calls/accounts';
import type { FormInstance } from 'antd';
import { useCallback, useState } from 'react';
import { canSolve } from '@/proof/solve';
import { useLanguage } from '@/utils/language';
import { type Captcha, useCaptcha } from './useCaptcha';
import { type Proof, useProof } from './useProof';

/** The computer works by itself, or a person reads or hears a captcha. */
export type Way = 'proof' | 'captcha';

export interface Verification {
  way: Way;
  choose: (way: Way) => void;
  proof: Proof;
  captcha: Captcha;
  /** The proof to send with the call, once the computer has it. null: it is missing, and the form says so. */
  answer: () => Promise<VerificationAnswer | null>;
  /** The call was refused with these words: what went with it is used up. */
  refused: (words: string) => void;
}

/** The other values of a form. */
type AnyForm = Pick<FormInstance, 'setFields' | 'setFieldValue' | 'getFieldValue' | 'getFieldInstance'>;

interface Wanted {
  wanted: boolean;
  /** The least level of a proof. */
  level?: number;
}

const isCaptchaWrong = (words: string) => Object.values(accountMessages.captchaWrong).includes(words);

/** Shows for one form that no flood is coming. The form's captcha_code is the captcha's field. */
export function useVerification(
  form: AnyForm,
  purpose: ProofPurpose,
  { wanted, level = 0 }: Wanted,
): Verification {
  const { t } = useLanguage();
  const [way, choose] = useState<Way>(() => (canSolve() ? 'proof' : 'captcha'));
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
