import { useCallback, useEffect, useRef, useState } from 'react';
import { useSelector } from 'umi';
import type { RootState } from '@/models/connect';
import { getDraftOwner } from '@/utils/acting';
import { createId } from '@/utils/createId';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import {
  type DraftEntry,
  deleteAdoptedEntries,
  deleteEntry,
  listDraftEntries,
  saveEntry,
} from './localStore';
import { draftReducers } from './machine';
import { type DraftState, emptyDraft, isDirty } from './state';
import { useLeaveConfirmation } from './useLeaveConfirmation';
import { usePersistedDraft } from './usePersistedDraft';

interface StoredText<Text> {
  /** Goes with the text to the server, which does what is sent twice once; a changed text is another one. */
  key: string;
  typed: Partial<Text>;
}

interface TextDraft<Text> extends DraftState<Partial<Text>> {
  key: string;
}

/** Numbers and choices always say something. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));

/** The newer text of each field; one that was not changed since keeps its key. */
function combined<Text>(entries: readonly DraftEntry<StoredText<Text>>[]): StoredText<Text> {
  const newest = entries.at(-1);
  const typed: Partial<Text> = Object.assign({}, ...entries.map((entry) => entry.typed));
  const isNewest = Object.keys(typed).length === Object.keys(newest?.typed ?? {}).length;
  return { typed, key: newest && isNewest ? newest.key : createId() };
}

const draftOf = <Text>({ typed, key }: StoredText<Text>): TextDraft<Text> => ({
  ...emptyDraft,
  base: typed,
  answers: typed,
  saved: typed,
  save: { ...emptyDraft.save, sent: null },
  key,
});

/**
 * The draft of a text that the server knows nothing of before it is sent: kept in this browser, and there again on return.
 * `typed` is null until it is looked up; `isKept` is false where the browser refuses to keep it. Two tabs with the same text
 * keep an entry each: of each field the newer words come back. `saysRestored`: they are shown there.
 */
export function useTextDraft<Text extends object>(place: string, saysRestored = true) {
  const { t } = useLanguage();
  const user = useSelector((state: RootState) => getDraftOwner(state.user.currentUser) ?? '');
  const [draft, setDraft] = useState<TextDraft<Text> | null>(null);
  // Two changes may arrive between two drawings: neither is forgotten over the other.
  const latest = useRef<Partial<Text>>({});
  const adopted = useRef<DraftEntry<StoredText<Text>>[]>([]);
  const sayRestored = useRef(() => {});
  sayRestored.current = () => saysRestored && feedback.info(t('center.restored'));

  useEffect(() => {
    let isWanted = true;
    listDraftEntries<StoredText<Text>>({ user, place }, true).then((entries) => {
      if (!isWanted) return;
      const found = draftOf(combined(entries));
      latest.current = found.answers;
      adopted.current = entries;
      setDraft(found);
      if (entries.length > 0) sayRestored.current();
    });
    return () => {
      isWanted = false;
    };
  }, [user, place]);

  const drop = useCallback(() => {
    void deleteAdoptedEntries(adopted.current);
    return deleteEntry({ user, place });
  }, [user, place]);

  const forgetText = useCallback(() => {
    latest.current = {};
    setDraft(draftOf<Text>({ key: createId(), typed: {} }));
    return drop();
  }, [drop]);

  const type = useCallback((change: Partial<Text> | ((before: Partial<Text>) => Partial<Text>)) => {
    const changed = typeof change === 'function' ? change(latest.current) : change;
    latest.current = { ...latest.current, ...changed };
    const answers = latest.current;
    const key = createId();
    setDraft((before) => before && { ...before, answers, key });
  }, []);

  const state = draft ?? draftOf<Text>({ key: '', typed: {} });
  usePersistedDraft(state, {
    isEditable: () => true,
    keep: ({ answers: typed, key }) =>
      isEmpty(typed) ? drop() : saveEntry({ user, place, key, typed, editedAt: new Date().toISOString() }),
    onKept: (isKept) =>
      setDraft((before) => before && draftReducers.kept(before, { type: 'kept', payload: isKept })),
  });
  useLeaveConfirmation({ isUnsaved: isDirty(state) && !state.isKept, giveUp: forgetText });

  return { typed: draft?.answers ?? null, key: state.key, isKept: state.isKept, type, forget: forgetText };
}
