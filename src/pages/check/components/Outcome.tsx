import type { CopyCheck } from '@domain/document/calls';
import type { SealVerdict } from '@domain/document/seal';
import type { SealCheck } from '@domain/document/seal-calls';
import { documentWords } from '@domain/document/words';
import { isRecognitionValid, recognitionStates } from '@domain/recognitions/recognition';
import type { Text } from '@domain/text';
import { Alert, type AlertProps } from 'antd';
import { formatDate, formatDateTime } from '@/utils/beijingTime';
import { type TextTools, useLanguage } from '@/utils/language';
import type { Resource } from '@/utils/useRead';
import styles from '../index.module.css';

/** The server's answer about a copy, with the facts that the copy must show. */
export default function Outcome({ answer }: { answer: Omit<Resource<CopyCheck | null>, 'change'> }) {
  const tools = useLanguage();
  const { t } = tools;
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
        message={describeStanding(data, t)}
        description={t('documents.check.compare')}
      />
      <Facts facts={listCopyFacts(data, tools)} />
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
  const tools = useLanguage();
  const { t } = tools;
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
        message={isOvertaken ? describeStanding(copy, t) : t(`documents.seal.${verdict}`)}
        description={t(`documents.seal.${verdict}.why`)}
      />
      {verdict !== 'none' && (
        <Facts facts={[...(copy ? listCopyFacts(copy, tools) : []), ...listSealFacts(data, t)]} />
      )}
    </>
  );
}

type Fact = [name: string, value: string];

function listSealFacts(seal: SealCheck, t: TextTools['t']): Fact[] {
  const { by, at, intact, whole, own, fingerprint, verdict } = seal;
  if (verdict === 'unreadable') return [];
  return [
    [t('documents.seal.by'), by ?? '—'],
    [t('documents.seal.at'), at ? formatDateTime(at) : '—'],
    [t('documents.seal.intact'), t(getSealAnswerKey('intact', intact))],
    [t('documents.seal.whole'), t(getSealAnswerKey('whole', whole))],
    // The owner of a certificate is unknown where none could be read.
    [t('documents.seal.own'), fingerprint ? t(getSealAnswerKey('own', own)) : '—'],
    [t('documents.seal.fingerprint'), fingerprint ?? '—'],
  ];
}

function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Labels that each kind of paper has for its number, title, company and time. */
const LABELS = {
  filing: [documentWords.receiptNo, documentWords.program, documentWords.company],
  letter: [documentWords.letterNo, documentWords.program, documentWords.company],
  certificate: [documentWords.certificateNo, documentWords.recognition, documentWords.holder],
} satisfies Record<CopyCheck['kind'], [no: Text, title: Text, company: Text]>;

/** Facts that a genuine copy must show, under its own labels. */
function listCopyFacts(copy: CopyCheck, { t, say }: TextTools): Fact[] {
  const { kind, validity, recognition, replaced_at, facts = [] } = copy;
  const [no, title, company] = LABELS[kind];
  const at: Fact =
    kind === 'certificate'
      ? [t('documents.check.issuedOn'), formatDate(copy.submitted_at)]
      : [
          t(`documents.check.${kind === 'filing' ? 'submittedAt' : 'decidedAt'}`),
          formatDateTime(copy.submitted_at),
        ];
  const revokedBy = recognition?.revoked?.doc_no;
  return [
    [say(no), copy.no],
    [say(title), say(copy.title)],
    [say(company), copy.company],
    [say(documentWords.creditCode), copy.credit_code],
    ...facts.map(({ name, value }): Fact => [say(name), say(value)]),
    ...(validity
      ? [[say(documentWords.validity), t('recognitions.span', formatDays(validity))] satisfies Fact]
      : []),
    ...(recognition ? [[t('common.status'), say(recognitionStates[recognition.state])] satisfies Fact] : []),
    at,
    ...(revokedBy ? [[t('documents.check.revokedBy'), revokedBy] satisfies Fact] : []),
    ...(replaced_at ? [[t('documents.check.replacedAt'), formatDateTime(replaced_at)] satisfies Fact] : []),
  ];
}

const formatDays = ({ from, to }: NonNullable<CopyCheck['validity']>) => ({
  from: formatDate(from),
  to: formatDate(to),
});

/** Says whether a genuine copy holds; of a certificate also until when, or since when it does not. */
function describeStanding({ kind, current, replaced_at, recognition }: CopyCheck, t: TextTools['t']): string {
  if (replaced_at) return t('documents.check.replaced');
  if (recognition) {
    const { state, from, to, revoked } = recognition;
    const day = formatDate(revoked?.on ?? (state === 'upcoming' ? from : to));
    return t(`documents.check.${isRecognitionValid(state) ? 'valid' : state}`, { day });
  }
  if (current) return t('documents.check.genuine');
  return t(`documents.check.${kind === 'letter' ? 'overtaken' : 'superseded'}`);
}
