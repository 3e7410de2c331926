import type { Answers } from '@domain/definition';
import { questionFiles } from '@domain/questions/thread';
import Attachments from '@/filling/attachments';
import UploadsProvider from '@/filling/attachments/UploadsProvider';
import { useText } from '@/utils/language';
import styles from '../index.module.css';
import type { Written } from './Writing';

interface QuestionFilesProps {
  /** Of the question that they belong to. */
  place: string;
  written: Written;
}

const SECTION = 'talk';
const form = {
  sections: [{ key: SECTION, title: questionFiles, kind: 'files' as const, fields: [questionFiles] }],
};

/** Attachments of a question: a form of one field, with the uploads of any form. */
export default function QuestionFiles({ place, written }: QuestionFilesProps) {
  const say = useText();
  const { typed, type, setBusy } = written;
  const ids = typed.files ?? [];
  const answers: Answers = { [SECTION]: { [questionFiles.key]: ids } };
  const label = `files-of-${place}`;
  const edit = (edits: readonly { value: unknown }[]) => {
    const value = edits.at(-1)?.value;
    type({ files: Array.isArray(value) ? value.map(String) : [] });
  };
  return (
    <div className={styles.files}>
      <span id={label}>{say(questionFiles)}</span>
      <UploadsProvider session={{ form, answers, filled: answers, edit }} onBusy={setBusy}>
        <Attachments
          id={`${label}-input`}
          path={`${SECTION}.${questionFiles.key}`}
          field={questionFiles}
          ids={ids}
          labelledBy={label}
          aria={{}}
          isCompact={false}
          onChange={(files) => type({ files })}
        />
      </UploadsProvider>
    </div>
  );
}
