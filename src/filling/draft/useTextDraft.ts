import { useCallback, useEffect, useRef, useState } from 'react';
import { useSelector } from 'umi';
import type { RootState } from '@/models/connect';
import { getDraftOwner } from '@/utils/acting';
import { createId } from '@/utils/createId';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { useLeaveConfirmation } from '@/utils/useLeaveConfirmation';
import {
  type DraftEntry,
  deleteAdoptedEntries,
  deleteEntry,
  listDraftEntries,
  saveEntry,
} from './localStore';
import { draftReducers } from './machine';
import { type DraftState, emptyDraft, isDirty } from './state';
import { usePersistedDraft } from './usePersistedDraft';

interface StoredText<Text> {
  /** Idempotency key of the text: sending it twice has one effect. A changed text gets a new key. */
  key: string;
  typed: Partial<Text>;
}

interface TextDraft<Text> extends DraftState<Partial<Text>> {
  key: string;
}

/** True for a value without text; numbers and choices are never empty. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));

/** Merges entries: the newer text of each field wins. The key is kept where the newest entry has all the fields. */
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
  save: { ...emptyDraft.save, sent: null, unanswered: [] },
  key,
});

/** Returns a check for a text of this person that was typed in a place and not sent. */
export function useTypedTextCheck(): (place: string) => Promise<boolean> {
  const user = useSelector((state: RootState) => getDraftOwner(state.user.currentUser) ?? '');
  return async (place) => {
    const entries = await listDraftEntries<StoredText<object>>({ user, place }, true);
    return entries.some(({ typed }) => !isEmpty(typed));
  };
}

/**
 * Draft of a text that is stored only in this browser until it is sent, and restored on return. `typed` is null while
 * loading; `isKept` is false where the browser refuses to store it. Two tabs with the same text keep an entry each; the
 * newer text of each field is restored. `saysRestored`: announces that.
 */
export function useTextDraft<Text extends object>(place: string, saysRestored = true) {
  const { t } = useLanguage();
  const user = useSelector((state: RootState) => getDraftOwner(state.user.currentUser) ?? '');
  const [draft, setDraft] = useState<TextDraft<Text> | null>(null);
  // Two changes may arrive before the next render: neither must be lost.
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
