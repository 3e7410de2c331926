import type { AsideAnswer, EditionNote, MovedItem } from '@domain/filing/edition-note';
import type { EditionChanges as Changes } from '@domain/filing/guide-calls';
import type { Filing } from '@domain/filing/types';
import { Alert, Button } from 'antd';
import { useSelector, useStore } from 'umi';
import { FileNames } from '@/components/AnswersView/values';
import type { FilingRoot } from '@/filling/draft/filingState';
import { isUnsent } from '@/filling/draft/state';
import { filingMachine } from '@/filling/draft/sync';
import EditionChanges from '@/pages/forms/components/EditionChanges';
import { useLanguage, useText } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import styles from './index.module.css';

interface EditionNoticeProps {
  filing: Filing;
  /** Number of answers whose options this edition has withdrawn. */
  chooseAgain?: number;
}

/**
 * Notice about answers from an earlier edition of the form: why there is another one and what it asks, the answers moved to other
 * fields, those without a field in this edition, and the number of those to be chosen anew.
 */
export default function EditionNotice({ filing, chooseAgain = 0 }: EditionNoticeProps) {
  const note = filing.edition_note;
  const isToFillIn = note && filing.id && filing.actions.includes('save');
  const { data } = useRead(isToFillIn ? 'editionChanges' : null, { path: { id: String(filing.id) } });
  const changes = data && data.from !== data.to ? data : undefined;
  return note && <Note {...note} chooseAgain={chooseAgain} changes={changes} />;
}

interface NoteProps extends EditionNote {
  chooseAgain: number;
  changes: Changes | undefined;
}

function Note({ from, to, kept, moved, aside, chooseAgain, changes }: NoteProps) {
  const { t } = useLanguage();
  return (
    <Alert
      type={aside.length + chooseAgain > 0 ? 'warning' : 'info'}
      showIcon
      message={
        chooseAgain > 0
          ? t('forms.edition.chooseAgain', { from, to, kept, count: chooseAgain })
          : t('forms.edition.title', { from, to, kept })
      }
      description={
        (changes || moved.length + aside.length > 0) && (
          <>
            {changes && <EditionChanges found={changes} />}
            {moved.length > 0 && <Moved items={moved} />}
            {aside.length > 0 && <Aside answers={aside} />}
          </>
        )
      }
    />
  );
}

function Moved({ items }: { items: MovedItem[] }) {
  const { t } = useLanguage();
  const say = useText();
  return (
    <details>
      <summary>{t('forms.edition.moved', { count: items.length })}</summary>
      <ul className={styles.corrections}>
        {items.map(({ from, label }) => (
          <li key={from}>{say(label)}</li>
        ))}
      </ul>
    </details>
  );
}

function Aside({ answers }: { answers: AsideAnswer[] }) {
  const { t } = useLanguage();
  const say = useText();
  return (
    <details open={answers.length <= 10}>
      <summary>{t('forms.edition.aside', { count: answers.length })}</summary>
      <dl className={styles.aside}>
        {answers.map((answer) => (
          <div key={`${answer.edition} ${answer.path} ${answer.value}`}>
            <dt>
              <bdi>{say(answer.label)}</bdi>
            </dt>
            <dd>
              <Value answer={answer} />
              <span className={styles.reason}>{t(`forms.edition.reason.${answer.reason}`)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Value({ answer: { type, value, text } }: { answer: AsideAnswer }) {
  const say = useText();
  if (type === 'file' && Array.isArray(value)) return <FileNames ids={value.map(String)} />;
  return <bdi className={styles.asideValue}>{text ? say(text) : [value].flat().join(', ')}</bdi>;
}

/**
 * Notice that the server has another edition of the form: this page saves nothing more to the server; this browser keeps the
 * typed answers.
 */
export function OutdatedNotice() {
  const { phase, message } = useSelector((root: FilingRoot) => root.filing.save);
  if (phase !== 'outdated') return null;
  return <Alert type="error" showIcon role="alert" message={message} action={<ReloadButton />} />;
}

/** Button that saves the latest input in this browser and reloads the portal. */
export function ReloadButton() {
  const { t } = useLanguage();
  const store = useStore() as { getState(): FilingRoot };
  const reload = async () => {
    const { filing } = store.getState();
    if (isUnsent(filing)) await filingMachine.keep(filing);
    window.location.reload();
  };
  return (
    <Button type="primary" onClick={reload}>
      {t('forms.edition.reload')}
    </Button>
  );
}
