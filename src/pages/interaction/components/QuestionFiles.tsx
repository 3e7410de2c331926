import type { Answers } from '@domain/programs/define';
import { questionFiles } from '@domain/questions/talk';
import Attachments from '@/components/Attachments';
import UploadsProvider from '@/components/Attachments/UploadsProvider';
import { useText } from '@/utils/language';
import styles from '../index.less';

interface QuestionFilesProps {
  /** Of the question that they belong to. */
  place: string;
  ids: string[];
  onChange(ids: string[]): void;
  onBusy(isBusy: boolean): void;
}

const SECTION = 'talk';
const form = {
  sections: [{ key: SECTION, title: questionFiles, kind: 'files' as const, fields: [questionFiles] }],
};

/** What is attached to a question: a form of one field, with the uploads of any form. */
export default function QuestionFiles({ place, ids, onChange, onBusy }: QuestionFilesProps) {
  const say = useText();
  const answers: Answers = { [SECTION]: { [questionFiles.key]: ids } };
  const label = `files-of-${place}`;
  const edit = (edits: readonly { value: unknown }[]) => {
    const value = edits.at(-1)?.value;
    onChange(Array.isArray(value) ? value.map(String) : []);
  };
  return (
    <div className={styles.files}>
      <span id={label}>{say(questionFiles)}</span>
      <UploadsProvider session={{ form, answers, filled: answers, edit }} onBusy={onBusy}>
        <Attachments
          id={`${label}-input`}
          path={`${SECTION}.${questionFiles.key}`}
          field={questionFiles}
          ids={ids}
          labelledBy={label}
          aria={{}}
          isCompact={false}
          onChange={onChange}
        />
      </UploadsProvider>
    </div>
  );
}
