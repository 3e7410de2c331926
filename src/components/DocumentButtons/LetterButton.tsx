import { FilePdfOutlined } from '@ant-design/icons';
import type { LogEntry } from '@domain/calls/filings';
import { isLetterAction, letterName } from '@domain/document/letter-names';
import { findProgram } from '@domain/programs/find';
import { Button } from 'antd';
import { useDocuments } from '@/components/DocumentButtons/useDocuments';
import { useLanguage, useText } from '@/utils/language';

interface LetterButtonProps {
  /** The company's own copy, or the office's. */
  kind: 'letter' | 'reviewLetter';
  id: string;
  /** The key of its program. */
  program: string;
  /** A line of the filing's log. */
  entry: LogEntry;
}

/** The letter of a decision, where the line is one. */
export default function LetterButton({ kind, id, program, entry }: LetterButtonProps) {
  const { t } = useLanguage();
  const say = useText();
  const { busy, download } = useDocuments();
  if (!isLetterAction(entry.action)) return null;
  const name = say(letterName(entry.action, findProgram(program)));
  return (
    <Button
      size="small"
      icon={<FilePdfOutlined aria-hidden />}
      loading={busy !== null}
      aria-label={`${t('documents.letter')} ${name}`}
      onClick={() => download(kind, id, entry.id)}
    >
      {name}
    </Button>
  );
}
