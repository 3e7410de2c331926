import { questionFiles } from '@domain/questions/thread';
import FileBox from '@/filling/attachments/FileBox';
import type { Written } from './Writing';

interface QuestionFilesProps {
  /** Of the question that they belong to. */
  place: string;
  written: Written;
}

/** Attachments of a question. */
export default function QuestionFiles({ place, written }: QuestionFilesProps) {
  const { typed, type, setBusy } = written;
  return (
    <FileBox
      id={`files-of-${place}`}
      field={questionFiles}
      ids={typed.files ?? []}
      onChange={(files) => type({ files })}
      onBusy={setBusy}
    />
  );
}
