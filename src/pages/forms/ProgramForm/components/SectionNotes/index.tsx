import { MAX_SECTION_NOTE_LENGTH } from '@domain/filing/collaboration';
import type { SectionNote } from '@domain/filing/collaboration-calls';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { Fold } from '@/components/Page';
import { useTextDraft } from '@/filling/draft/useTextDraft';
import { moveFocusToPath } from '@/filling/hooks/useFocusPath';
import { formatDateTime } from '@/utils/beijingTime';
import { call } from '@/utils/call';
import { useLanguage } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import { mutate } from '@/utils/mutate';
import styles from './index.module.css';

interface SectionNotesProps {
  /** Id of the filing; null before the first save, when notes cannot be attached yet. */
  filing: string | null;
  section: string;
  /** The notes of the whole filing. */
  notes: SectionNote[];
  onChange(notes: SectionNote[]): void;
}

/** Id of the element focused after a note was added or removed. */
const boxId = (section: string): string => `note-${section}`;

/** Notes on a section among the people of a company. They are not part of the filing, and no office sees them. */
export default function SectionNotes({ filing, section, notes, onChange }: SectionNotesProps) {
  const { t } = useLanguage();
  const own = notes.filter((note) => note.section === section);
  const title = t(own.length > 0 ? 'forms.notes.some' : 'forms.notes.title', { count: own.length });

  const remove = async ({ id }: SectionNote) => {
    const left = await mutate(call('removeNote', { path: { id } }));
    if (left) onChange(left);
    moveFocusToPath(boxId(section), 'nearest');
  };

  return (
    <div className={styles.notes}>
      <Fold title={title}>
        {() => (
          <>
            <p className={styles.lead}>{t('forms.notes.lead')}</p>
            <ul className={styles.list}>
              {own.map((note) => (
                <li key={note.id}>
                  <p className={styles.head}>
                    <bdi>{note.author}</bdi> <bdi>{formatDateTime(note.at)}</bdi>
                    {note.removable && (
                      <Button
                        size="small"
                        type="link"
                        aria-label={t('forms.notes.removeNamed', { text: note.text.slice(0, 40) })}
                        onClick={() => remove(note)}
                      >
                        {t('common.delete')}
                      </Button>
                    )}
                  </p>
                  <p dir="auto" className={styles.text}>
                    {note.text}
                  </p>
                </li>
              ))}
            </ul>
            {filing ? (
              <Writing filing={filing} section={section} onChange={onChange} />
            ) : (
              <p className={styles.lead}>{t('forms.notes.later')}</p>
            )}
          </>
        )}
      </Fold>
    </div>
  );
}

interface WritingProps extends Pick<SectionNotesProps, 'section' | 'onChange'> {
  filing: string;
}

/** Form for a note: its text is stored in this browser until it is sent, and sent once. */
function Writing({ filing, section, onChange }: WritingProps) {
  const { t } = useLanguage();
  const { typed, key, type, forget } = useTextDraft<{ text: string }>(`note/${filing}/${section}`);
  const [isSending, setSending] = useState(false);
  if (!typed) return null;
  const { text = '' } = typed;

  const send = async () => {
    setSending(true);
    const notes = await mutate(
      call('addNote', { path: { id: filing }, data: { section, text }, idempotencyKey: key }),
      {
        afterwards: () => setSending(false),
      },
    );
    if (notes) {
      await forget();
      onChange(notes);
    }
    moveFocusToPath(boxId(section), 'nearest');
  };

  return (
    <div className={styles.writing}>
      <Input.TextArea
        id={boxId(section)}
        aria-label={t('forms.notes.write')}
        placeholder={t('forms.notes.hint')}
        autoSize={{ minRows: 2, maxRows: 8 }}
        {...createLengthLimit(MAX_SECTION_NOTE_LENGTH)}
        value={text}
        onChange={({ target }) => type({ text: target.value })}
      />
      <Button loading={isSending} disabled={!text.trim()} onClick={send}>
        {t('forms.notes.send')}
      </Button>
    </div>
  );
}
