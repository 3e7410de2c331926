import type { Phrase } from '@domain/review/phrase-calls';
import { fillPhrase, generalizePhrase, MAX_PHRASE_LENGTH, type PhraseValues } from '@domain/review/phrases';
import { Button, Checkbox, Input, type InputRef } from 'antd';
import { createContext, type KeyboardEvent, useContext, useEffect, useId, useRef, useState } from 'react';
import { call } from '@/utils/call';
import { useLanguage } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import { mutate } from '@/utils/mutate';
import styles from './index.module.css';

interface PhraseListProps {
  phrases: Phrase[];
  /** Present text of the field. */
  text: string;
  /** True after the editor was closed: the focus, which it had, returns to the list. */
  isBack: boolean;
  onPut(phrase: Phrase): void;
  onEdit(draft: PhraseDraft): void;
  onChanged(): Promise<void>;
}

const MOVES: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Searchable list of phrases: arrow keys choose one, Enter inserts it. */
export default function PhraseList({ phrases, text, isBack, onPut, onEdit, onChanged }: PhraseListProps) {
  const { t } = useLanguage();
  const place = useContext(PhraseContext);
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const id = useId();
  const search = useRef<InputRef>(null);
  const list = useRef<HTMLDivElement>(null);
  const chosenId = `${id}-${at}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls the chosen row into view
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not return.
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [at]);
  if (!place) return null;
  const found = phrases.filter(
    (each) =>
      (each.program === null || each.program === place.program) &&
      fillPhrase(each.text, place).toLowerCase().includes(words.trim().toLowerCase()),
  );
  const chosen = found[at];
  const press = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (move !== undefined) setAt(Math.min(Math.max(at + move, 0), Math.max(found.length - 1, 0)));
    else if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    else if (chosen) onPut(chosen);
    event.preventDefault();
  };
  const draft = text.trim() && generalizePhrase(text, place).slice(0, MAX_PHRASE_LENGTH);
  return (
    <>
      <Input
        ref={search}
        autoFocus={isBack}
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={chosen && chosenId}
        aria-label={t('phrases.search')}
        placeholder={t('phrases.search')}
        value={words}
        onChange={({ target }) => {
          setWords(target.value);
          setAt(0);
        }}
        onKeyDown={press}
      />
      {found.length === 0 && <span role="status">{t('phrases.none')}</span>}
      <div ref={list} id={id} role="listbox" aria-label={t('phrases.list')} className={styles.list}>
        {found.map((each, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the search field above handles the keys, as in any combobox
          <div
            key={each.id}
            id={`${id}-${i}`}
            role="option"
            aria-selected={i === at}
            tabIndex={-1}
            className={styles.phrase}
            onMouseMove={() => setAt(i)}
            onClick={() => onPut(each)}
          >
            {fillPhrase(each.text, place)}
            {each.is_shared && (
              <span className={styles.note}>
                {each.author === null ? t('phrases.shared') : t('phrases.by', { name: each.author })}
              </span>
            )}
          </div>
        ))}
      </div>
      {chosen && (
        <PhraseActions
          key={chosen.id}
          phrase={chosen}
          onEdit={onEdit}
          onChanged={async () => {
            search.current?.focus();
            setAt(0);
            await onChanged();
          }}
        />
      )}
      {draft && (
        <Button size="small" onClick={() => onEdit({ text: draft, program: null, is_shared: false })}>
          {t('phrases.add')}
        </Button>
      )}
    </>
  );
}

interface PhraseActionsProps {
  phrase: Phrase;
  onEdit(draft: PhraseDraft): void;
  onChanged(): Promise<void>;
}

/** Actions on the chosen phrase. */
function PhraseActions({ phrase, onEdit, onChanged }: PhraseActionsProps) {
  const { t } = useLanguage();
  const { id, text, program, is_shared, author, may_remove } = phrase;
  const [isAsked, setAsked] = useState(false);
  const remove = () =>
    isAsked ? mutate(call('deletePhrase', { path: { id } }), { afterwards: onChanged }) : setAsked(true);
  const share = () =>
    mutate(call('savePhrase', { data: { id, text, program, is_shared: !is_shared } }), {
      afterwards: onChanged,
    });
  if (!may_remove) return null;
  return (
    <section aria-label={t('phrases.of')} className={styles.ways}>
      {author === null && (
        <>
          <Button size="small" onClick={() => onEdit(phrase)}>
            {t('phrases.edit')}
          </Button>
          <Button size="small" onClick={share}>
            {t(is_shared ? 'phrases.unshare' : 'phrases.share')}
          </Button>
        </>
      )}
      <Button size="small" danger onClick={remove}>
        {t(isAsked ? 'phrases.removeAsk' : 'phrases.remove')}
      </Button>
    </section>
  );
}

/** An existing phrase, or a new one. */
export type PhraseDraft = Pick<Phrase, 'text' | 'program' | 'is_shared'> & { id?: string };

interface PhraseEditorProps {
  draft: PhraseDraft;
  onDone(isSaved: boolean): void;
}

/** Form to write or edit a phrase. */
export function PhraseEditor({ draft, onDone }: PhraseEditorProps) {
  const { t } = useLanguage();
  const here = useContext(PhraseContext)?.program ?? null;
  const [written, setWritten] = useState(draft);
  const [isBusy, setBusy] = useState(false);
  const write = (change: Partial<PhraseDraft>) => setWritten({ ...written, ...change });
  async function save() {
    setBusy(true);
    const { id, text, program, is_shared } = written;
    const saved = await mutate(call('savePhrase', { data: { ...(id && { id }), text, program, is_shared } }));
    setBusy(false);
    if (saved) onDone(true);
  }
  return (
    <>
      <Input.TextArea
        autoFocus
        aria-label={t('phrases.text')}
        autoSize={{ minRows: 3, maxRows: 8 }}
        {...createLengthLimit(MAX_PHRASE_LENGTH)}
        value={written.text}
        onChange={({ target }) => write({ text: target.value })}
      />
      <span className={styles.note}>{t('phrases.hint')}</span>
      <Checkbox
        checked={written.program !== null}
        onChange={({ target }) => write({ program: target.checked ? here : null })}
      >
        {t('phrases.here')}
      </Checkbox>
      <Checkbox checked={written.is_shared} onChange={({ target }) => write({ is_shared: target.checked })}>
        {t('phrases.share')}
      </Checkbox>
      <div className={styles.ways}>
        <Button type="primary" size="small" loading={isBusy} disabled={!written.text.trim()} onClick={save}>
          {t('phrases.keep')}
        </Button>
        <Button size="small" onClick={() => onDone(false)}>
          {t('phrases.cancel')}
        </Button>
      </div>
    </>
  );
}

/** Filing that the opinion is about; null for several filings, when no placeholders can be filled in. */
export const PhraseContext = createContext<(PhraseValues & { program: string }) | null>(null);
