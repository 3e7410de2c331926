import { Button } from 'antd';
import { canSolve } from '@/proof/solve';
import { useLanguage } from '@/utils/language';
import CaptchaField from './CaptchaField';
import ProofStatus from './ProofStatus';
import type { Verification } from './useVerification';

interface Props {
  verification: Verification;
  /** The form asks for the captcha itself, when it is sent. */
  required?: boolean;
}

/** The proof that the computer makes by itself, and the captcha instead of it. */
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
