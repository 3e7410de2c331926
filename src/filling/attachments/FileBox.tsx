import type { Answers, FileField } from '@domain/definition';
import { useText } from '@/utils/language';
import Attachments from '.';
import styles from './index.module.css';
import UploadsProvider from './UploadsProvider';

interface FileBoxProps {
  /** Id of the input, unique on the page. */
  id: string;
  field: FileField;
  ids: string[];
  onChange(ids: string[]): void;
  /** Called with true while files are being uploaded. */
  onBusy(isBusy: boolean): void;
}

const SECTION = 'box';

/** Attachment field outside a declaration: a form with one field and the usual uploads. */
export default function FileBox({ id, field, ids, onChange, onBusy }: FileBoxProps) {
  const say = useText();
  const form = { sections: [{ key: SECTION, title: field, kind: 'files' as const, fields: [field] }] };
  const answers: Answers = { [SECTION]: { [field.key]: ids } };
  const edit = (edits: readonly { value: unknown }[]) => {
    const value = edits.at(-1)?.value;
    onChange(Array.isArray(value) ? value.map(String) : []);
  };
  return (
    <div className={styles.loose}>
      <span id={id}>{say(field)}</span>
      <UploadsProvider session={{ form, answers, filled: answers, edit }} onBusy={onBusy}>
        <Attachments
          id={`${id}-input`}
          path={`${SECTION}.${field.key}`}
          field={field}
          ids={ids}
          labelledBy={id}
          aria={{}}
          onChange={onChange}
        />
      </UploadsProvider>
    </div>
  );
}
