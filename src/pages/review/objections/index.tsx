import type { Objection } from '@domain/objections/calls';
import { objectionMessages } from '@domain/objections/messages';
import {
  MAX_OBJECTION_LENGTH,
  OBJECTION_OUTCOMES,
  type ObjectionOutcome,
  objectionStatuses,
} from '@domain/objections/objection';
import { Button } from 'antd';
import SideDrawer from '@/components/Controls/SideDrawer';
import { FactList, type PageFact, QuotedText } from '@/components/Page';
import WordTag from '@/components/Tags/WordTag';
import AnsweredList from '@/pages/review/components/AnsweredList';
import { AboutFiling } from '@/pages/review/components/FilingLink';
import OutcomeForm from '@/pages/review/components/OutcomeForm';
import { fetchObjectionFile } from '@/services/documents';
import { formatDateTime } from '@/utils/beijingTime';
import { type CallInput, call } from '@/utils/call';
import { useLanguage } from '@/utils/language';
import { useSaveFile } from '@/utils/useSaveFile';
import { useTextOptions } from '@/utils/useTextOptions';
import styles from './index.module.css';

const fetchObjections = (params: CallInput<'objections'>['params']) => call('objections', { params });

/** Objections to public notices. */
export default function Objections() {
  const { t } = useLanguage();
  return (
    <AnsweredList
      texts="objections"
      fetch={fetchObjections}
      words={objectionStatuses}
      act={t('objections.toAnswer')}
      sentAt={({ created_at }) => created_at}
      own={{
        key: 'name',
        title: t('objections.by'),
        render: ({ name, phone }) => <bdi>{`${name} ${phone}`}</bdi>,
      }}
      due={({ due_at }) => formatDateTime(due_at)}
      drawer={(objection, ways) => <AnswerDrawer objection={objection} {...ways} />}
    />
  );
}

interface AnswerDrawerProps {
  /** Objection in the drawer; null: closed. */
  objection: Objection | null;
  onClose(): void;
  onAnswered(): void;
}

/** Drawer with an objection, its texts, and the form to answer it. */
function AnswerDrawer({ objection, onClose, onAnswered }: AnswerDrawerProps) {
  const { t } = useLanguage();
  return (
    <SideDrawer
      open={objection !== null}
      onClose={onClose}
      title={objection && `${t('objections.one')} ${objection.no}`}
    >
      {objection && (
        <>
          <Received objection={objection} />
          {objection.status === 'open' && <Answer objection={objection} onAnswered={onAnswered} />}
        </>
      )}
    </SideDrawer>
  );
}

function Received({ objection }: { objection: Objection }) {
  const { t } = useLanguage();
  const { name, phone, phone_proved, created_at, due_at, text, files, answer, answered_at, answered_by } =
    objection;
  const facts: PageFact[] = [
    [t('objections.about'), <AboutFiling key="about" {...objection} />],
    [t('common.status'), <WordTag key="status" {...objectionStatuses[objection.status]} />],
    [t('objections.name'), name],
    [t('objections.phone'), phone],
    [t('objections.toldBy'), t(phone_proved ? 'objections.toldBySms' : 'objections.toldByCode')],
    [t('objections.sentAt'), formatDateTime(created_at)],
    [t('objections.due'), formatDateTime(due_at)],
  ];
  if (answered_at)
    facts.push(
      [t('objections.answeredAt'), formatDateTime(answered_at)],
      [t('objections.answeredBy'), answered_by],
    );
  return (
    <>
      <FactList facts={facts} />
      <QuotedText title={t('objections.text')} text={text} />
      {files.length > 0 && <Files files={files} />}
      <QuotedText title={t('objections.answer')} text={answer} />
    </>
  );
}

/** Files of an objection, shown only here because they belong to no company. */
function Files({ files }: Pick<Objection, 'files'>) {
  const { t } = useLanguage();
  const { save } = useSaveFile();
  const download = ({ id, name }: Objection['files'][number]) =>
    save(async () => ({ name, blob: await fetchObjectionFile(id) }));
  return (
    <>
      <h3>{t('objections.files')}</h3>
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.id}>
            <Button type="link" onClick={() => download(file)}>
              <bdi>{file.name}</bdi>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

interface AnswerProps {
  objection: Objection;
  onAnswered(): void;
}

function Answer({ objection: { id, version }, onAnswered }: AnswerProps) {
  const { t } = useLanguage();
  const optionsOf = useTextOptions();
  return (
    <OutcomeForm<ObjectionOutcome>
      place={`objection/${id}`}
      outcome={{
        label: t('objections.outcome'),
        missing: t('objections.outcomeMissing'),
        options: optionsOf(OBJECTION_OUTCOMES, objectionStatuses),
      }}
      text={{
        label: t('objections.answer'),
        hint: t('objections.answerHint'),
        missing: objectionMessages.answerMissing,
        most: MAX_OBJECTION_LENGTH,
      }}
      sendLabel={t('objections.answerSend')}
      send={(answer) => call('answerObjection', { path: { id }, data: { version, ...answer } })}
      onSent={onAnswered}
    />
  );
}
