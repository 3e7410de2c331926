/** Phrases for opinions: a person's own, and those shared within the office. */
import { randomUUID } from 'node:crypto';
import { phraseMessages } from '../../domain/api/messages/phrases';
import type { Phrase, PhraseBody } from '../../domain/calls/phrases';
import { PHRASES_AT_MOST } from '../../domain/review/phrases';
import { fillText } from '../../domain/text';
import { assertMine, type Caller, deskOf } from '../core/access';
import { business } from '../core/errors';
import type { PhraseRow } from './phrases-store';
import type { ReviewParts } from './review-parts';

const phraseOf = (
  caller: Caller,
  { id, text, program, isShared, userId }: PhraseRow,
  author = '',
): Phrase => {
  const isOwn = userId === caller.userId;
  const may_remove = isOwn || caller.role === 'administrator';
  return { id, text, program, is_shared: isShared, author: isOwn ? null : author, may_remove };
};

/** One's own; `orShared`: a city officer finds what others share, too. */
async function ownPhrase(parts: ReviewParts, caller: Caller, id: string, orShared = false) {
  const row = await parts.phrases.find(id);
  if (row?.isShared && orShared && caller.role === 'administrator') return row;
  return assertMine(caller, row && { ...row, companyId: null }, 'phrase');
}

export const listPhrases = async ({ phrases }: ReviewParts, caller: Caller): Promise<Phrase[]> =>
  (await phrases.seenBy(caller.userId, deskOf(caller))).map(({ row, author }) =>
    phraseOf(caller, row, author),
  );

export function savePhrase(parts: ReviewParts, caller: Caller, body: PhraseBody): Promise<Phrase> {
  const { db, clock, phrases, savedViews, audit } = parts;
  const { id, text, program = null, is_shared: isShared = false } = body;
  const { userId } = caller;
  return db.transaction(async () => {
    await savedViews.hold(userId);
    const before = id === undefined ? null : await ownPhrase(parts, caller, id);
    if (!before && (await phrases.count(userId)) >= PHRASES_AT_MOST)
      throw business(fillText(phraseMessages.atMost, { limit: PHRASES_AT_MOST }));
    const { id: rowId, createdAt } = before ?? { id: randomUUID(), createdAt: clock() };
    const row = { id: rowId, userId, text, program, isShared, createdAt };
    await phrases.keep(row);
    const details = { text, program, isShared };
    const action = before ? 'phrase.update' : 'phrase.create';
    await audit.write({ subjectKind: 'phrase', subjectId: rowId, action, caller, details });
    return phraseOf(caller, row);
  });
}

export const deletePhrase = (parts: ReviewParts, caller: Caller, id: string): Promise<null> =>
  parts.db.transaction(async () => {
    const { text } = await ownPhrase(parts, caller, id, true);
    await parts.phrases.remove(id);
    const details = { text };
    await parts.audit.write({
      subjectKind: 'phrase',
      subjectId: id,
      action: 'phrase.delete',
      caller,
      details,
    });
    return null;
  });
