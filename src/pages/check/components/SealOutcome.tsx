import type { SealedData } from '@domain/calls/seals';
import type { Verdict } from '@domain/document/seal';
import { Alert, type AlertProps } from 'antd';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import type { Resource } from '@/utils/useRead';
import { Facts, factsOf, OVERTAKEN } from './Facts';

const TYPES: Record<Verdict, NonNullable<AlertProps['type']>> = {
  genuine: 'success',
  foreign: 'warning',
  added: 'error',
  broken: 'error',
  unreadable: 'warning',
  none: 'warning',
};

/** Yes or no to a question about a seal, in its own words. */
const told = (question: string, isSo: boolean) => `documents.seal.${question}.${isSo ? 'yes' : 'no'}`;

/** The server's answer about the seal of a file, and about the paper that the portal sealed. */
export default function SealOutcome({ answer }: { answer: Resource<SealedData> }) {
  const { t } = useLanguage();
  const { data, failure } = answer;
  if (failure !== null)
    return (
      <Alert
        type="warning"
        showIcon
        message={failure || t('center.load.failed')}
        {...(failure === '' && { description: t('center.load.failedWhy') })}
      />
    );
  if (!data) return <p>{t('documents.seal.checking')}</p>;
  const { verdict, copy } = data;
  const isOvertaken = copy !== null && !copy.current;
  return (
    <>
      <Alert
        type={isOvertaken ? 'warning' : TYPES[verdict]}
        showIcon
        message={t(isOvertaken ? OVERTAKEN[copy.kind] : `documents.seal.${verdict}`)}
        description={t(`documents.seal.${verdict}.why`)}
      />
      {verdict !== 'none' && (
        <Facts facts={{ ...(copy && factsOf(copy)), ...sealFacts(data, (key) => t(key)) }} />
      )}
    </>
  );
}

function sealFacts(seal: SealedData, t: (key: string) => string): Record<string, string> {
  const { by, at, intact, whole, own, fingerprint, verdict } = seal;
  if (verdict === 'unreadable') return {};
  return {
    'documents.seal.by': by ?? '—',
    'documents.seal.at': at ? beijingMinutes(at) : '—',
    'documents.seal.intact': t(told('intact', intact)),
    'documents.seal.whole': t(told('whole', whole)),
    'documents.seal.own': t(told('own', own)),
    'documents.seal.fingerprint': fingerprint ?? '—',
  };
}
