import type { Answers } from '@domain/definition';
import { compareDocuments, type ItemChange } from '@domain/program-documents/comparison/compare-documents';
import { actNames, effectNames, kindNames } from '@domain/program-documents/comparison/words';
import { readDocumentRows } from '@domain/program-documents/tables';
import type { ProgramBookReading } from '@domain/spreadsheet/program-book/read-program-book';
import { Alert } from 'antd';
import { type ReactNode, useMemo } from 'react';
import Dialog from '@/components/Controls/Dialog';
import ScrollBox from '@/components/ScrollBox';
import { FaultTable, LISTED } from '@/filling/spreadsheet/ImportDialog/LineTable';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';

interface TakeDialogProps {
  title: string;
  reading: ProgramBookReading;
  /** Rows of the draft that the file is imported into. */
  current: Answers;
  onTake(answers: Answers): void;
  onClose(): void;
  /** Choices that the reading depends on. */
  children?: ReactNode;
}

/** Null where one of the documents is not complete enough to be compared. */
function listChanges(
  current: Answers,
  { document, answers }: ProgramBookReading,
): readonly ItemChange[] | null {
  const [before, after] = [readDocumentRows(current), readDocumentRows(answers)];
  if (!document || before.faults.length > 0 || after.faults.length > 0) return null;
  return compareDocuments(before.document, after.document).changes;
}

/** Dialog on what a file would change in the draft of a program, and what of it cannot be taken. Nothing changes before it is confirmed. */
export default function TakeDialog({ title, reading, current, onTake, onClose, children }: TakeDialogProps) {
  const { t } = useLanguage();
  const say = useText();
  const changes = useMemo(() => listChanges(current, reading), [current, reading]);
  const isSame = changes?.length === 0;
  const isUseless = reading.document === null || isSame;
  const accept = () => {
    if (!isUseless) onTake(reading.answers);
    onClose();
  };
  return (
    <Dialog
      open
      width={760}
      title={title}
      maskClosable={false}
      onOk={accept}
      onCancel={onClose}
      okText={t(isUseless ? 'common.close' : 'sheets.accept')}
      cancelText={t('common.cancel')}
      footer={(_, { OkBtn, CancelBtn }) => (
        <>
          {!isUseless && <CancelBtn />}
          <OkBtn />
        </>
      )}
    >
      {reading.notices.map((notice) => (
        <Alert key={notice.en} type="warning" showIcon message={say(notice)} />
      ))}
      {children}
      {reading.document === null ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          message={reading.faults.map(({ message }) => say(message)).join('\n')}
        />
      ) : (
        <>
          <p role="status">{describeChanges()}</p>
          {changes && changes.length > 0 && <ChangeList changes={changes} />}
          {reading.faults.length > 0 && <FaultTable faults={reading.faults} />}
        </>
      )}
    </Dialog>
  );

  function describeChanges(): string {
    if (!changes) return t('design.book.incomparable');
    return isSame ? t('design.book.same') : t('design.book.changes', { count: changes.length });
  }
}

function ChangeList({ changes }: { changes: readonly ItemChange[] }) {
  const { t } = useLanguage();
  const say = useText();
  return (
    <ScrollBox className={styles.changes} label={t('design.book.list')}>
      <ul>
        {changes.slice(0, LISTED).map(({ identity, kind, label, within, acts, effect }) => (
          <li key={identity}>
            {say(kindNames[kind])} <strong>{say(label)}</strong>
            {within && ` (${say(within)})`} {acts.map((act) => say(actNames[act])).join(t('list.comma'))}{' '}
            <span className={styles.effect}>{say(effectNames[effect])}</span>
          </li>
        ))}
      </ul>
      {changes.length > LISTED && <p>{t('sheets.more', { count: changes.length - LISTED })}</p>}
    </ScrollBox>
  );
}
