import type { CopyCheck } from '@domain/document/calls';
import type { SealVerdict } from '@domain/document/seal';
import type { SealCheck } from '@domain/document/seal-calls';
import { Alert, type AlertProps } from 'antd';
import { formatDate, formatDateTime } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import type { Resource } from '@/utils/useRead';
import styles from '../index.module.css';

/** The server's answer about a copy, with the facts that the copy must show. */
export default function Outcome({ answer }: { answer: Omit<Resource<CopyCheck | null>, 'change'> }) {
  const { t, say } = useLanguage();
  const { data, failure } = answer;
  if (failure !== null) {
    const isAnswered = failure !== '';
    return (
      <Alert
        type={isAnswered ? 'error' : 'warning'}
        showIcon
        message={t(isAnswered ? 'documents.check.forged' : 'center.load.failed')}
        description={failure || t('center.load.failedWhy')}
      />
    );
  }
  if (!data) return null;
  return (
    <>
      <Alert
        type={data.current ? 'success' : 'warning'}
        showIcon
        message={data.current ? t('documents.check.genuine') : whyOvertaken(data, t)}
        description={t('documents.check.compare')}
      />
      <Facts facts={factsOf(data, say)} />
    </>
  );
}

const TYPES: Record<SealVerdict, NonNullable<AlertProps['type']>> = {
  genuine: 'success',
  foreign: 'warning',
  added: 'error',
  broken: 'error',
  unreadable: 'warning',
  none: 'warning',
};

/** Text key of a yes or no answer about a seal. */
const getSealAnswerKey = (question: string, isSo: boolean) =>
  `documents.seal.${question}.${isSo ? 'yes' : 'no'}`;

/** Outcome for a sealed file: the validity of its seal, and the document that the portal sealed. */
export function SealOutcome({ answer }: { answer: Resource<SealCheck> }) {
  const { t, say } = useLanguage();
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
        message={isOvertaken ? whyOvertaken(copy, t) : t(`documents.seal.${verdict}`)}
        description={t(`documents.seal.${verdict}.why`)}
      />
      {verdict !== 'none' && (
        <Facts facts={{ ...(copy && factsOf(copy, say)), ...sealFacts(data, (key) => t(key)) }} />
      )}
    </>
  );
}

type Translate = (key: string, parameters?: { day: string }) => string;

function sealFacts(seal: SealCheck, t: Translate): Record<string, string> {
  const { by, at, intact, whole, own, fingerprint, verdict } = seal;
  if (verdict === 'unreadable') return {};
  return {
    'documents.seal.by': by ?? '—',
    'documents.seal.at': at ? formatDateTime(at) : '—',
    'documents.seal.intact': t(getSealAnswerKey('intact', intact)),
    'documents.seal.whole': t(getSealAnswerKey('whole', whole)),
    // The owner of a certificate is unknown where none could be read.
    'documents.seal.own': fingerprint ? t(getSealAnswerKey('own', own)) : '—',
    'documents.seal.fingerprint': fingerprint ?? '—',
  };
}

/** List of facts, by the text keys of their names. */
function Facts({ facts }: { facts: Record<string, string> }) {
  const { t } = useLanguage();
  return (
    <dl className={styles.facts}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Facts that a genuine copy must show. */
const factsOf = (copy: CopyCheck, say: (text: string) => string): Record<string, string> => ({
  'documents.check.no': copy.no,
  'common.program': say(copy.title),
  'documents.check.company': copy.company,
  [`documents.check.${copy.kind === 'filing' ? 'submittedAt' : 'decidedAt'}`]: formatDateTime(
    copy.submitted_at,
  ),
  ...(copy.validity && {
    'documents.check.validFrom': formatDate(copy.validity.from),
    'documents.check.validTo': formatDate(copy.validity.to),
  }),
  ...(copy.recognition?.revoked?.doc_no && {
    'documents.check.revokedBy': copy.recognition.revoked.doc_no,
  }),
  ...(copy.replaced_at && { 'documents.check.replacedAt': formatDateTime(copy.replaced_at) }),
});

/** Reason why a genuine copy does not hold; that of a certificate gives the day of its revocation, its end or its beginning. */
function whyOvertaken({ kind, replaced_at, recognition }: CopyCheck, t: Translate): string {
  if (replaced_at) return t('documents.check.replaced');
  if (!recognition) return t(`documents.check.${kind === 'letter' ? 'overtaken' : 'superseded'}`);
  const { state, from, to, revoked } = recognition;
  const day = revoked?.on ?? (state === 'upcoming' ? from : to);
  return t(`documents.check.${state}`, { day: formatDate(day) });
}
