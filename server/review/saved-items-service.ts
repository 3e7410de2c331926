/**
 * Saved items of a person, such as views and phrases: limited in number per kind, changed only by their owner, and optionally
 * shared with the office.
 */
import { randomUUID } from 'node:crypto';
import { toVisibleKey } from '../../domain/checks/characters';
import { MAX_VIEWS } from '../../domain/review/assigning';
import type { NewView, SavedView, SavedViewChange } from '../../domain/review/assignment-calls';
import { assigningMessages, phraseMessages } from '../../domain/review/messages';
import type { Phrase, PhraseBody, PhraseSharing } from '../../domain/review/phrase-calls';
import { MAX_PHRASES } from '../../domain/review/phrases';
import { fillText, type Text } from '../../domain/text';
import { assertMay, assertMine, type Caller, getDepartmentScope } from '../core/access';
import { createRefusal } from '../core/errors';
import type { ReviewDeps } from './review-deps';
import type { PhraseRow, SavedItemRow, SavedItemStore, ViewRow } from './saved-items-store';

interface SavedKind<Row extends SavedItemRow> {
  /** Kind in the audit log. */
  kind: 'phrase' | 'view';
  store: SavedItemStore<Row>;
  atMost: number;
  /** Refusal of one more item than `atMost`, with the placeholder `{{limit}}`. */
  tooMany: Text;
}

/** Content of a saved item without id, owner and creation time. */
type SavedContent<Row extends SavedItemRow> = Omit<Row, 'id' | 'userId' | 'createdAt'>;

export type SavedItem<Row> = { row: Row } & PhraseSharing;

function readContent<Row extends SavedItemRow>(row: Row): SavedContent<Row> {
  const { id: _, userId: __, createdAt: ___, ...content } = row;
  return content;
}

function toSharing({ userId, role }: Caller, row: SavedItemRow, author: string): PhraseSharing {
  const isOwn = userId === row.userId;
  const may_remove = isOwn || role === 'administrator';
  return { is_shared: row.isShared, author: isOwn ? null : author, may_remove };
}

/** Finds an item that the caller may change; `orShared` includes shared ones for city officers. */
async function findChangeable<Row extends SavedItemRow>(
  { kind, store }: SavedKind<Row>,
  caller: Caller,
  id: string,
  orShared = false,
): Promise<Row> {
  const row = await store.find(id);
  if (row?.isShared && orShared && caller.role === 'administrator') return row;
  return assertMine(caller, row && { ...row, companyId: null }, kind);
}

const writeToAudit = <Row extends SavedItemRow>(
  { audit }: ReviewDeps,
  { kind }: SavedKind<Row>,
  caller: Caller,
  does: 'create' | 'update' | 'delete',
  row: Row,
) =>
  audit.write({
    subjectKind: kind,
    subjectId: row.id,
    action: `${kind}.${does}`,
    caller,
    details: { ...readContent(row) },
  });

/** Own items first, then shared ones. */
const listSavedItems = async <Row extends SavedItemRow>(
  { store }: SavedKind<Row>,
  caller: Caller,
): Promise<SavedItem<Row>[]> =>
  (await store.seenBy(caller.userId, getDepartmentScope(caller))).map(({ row, author }) => ({
    row,
    ...toSharing(caller, row, author),
  }));

/** Saves a new item, or changes the one with this id. `write` returns its content, under a lock of the person's items. */
const saveItem = <Row extends SavedItemRow>(
  deps: ReviewDeps,
  saved: SavedKind<Row>,
  caller: Caller,
  id: string | undefined,
  write: (before: Row | null) => SavedContent<Row> | Promise<SavedContent<Row>>,
): Promise<SavedItem<Row>> =>
  deps.db.transaction(async () => {
    const { store, atMost, tooMany } = saved;
    const { userId } = caller;
    await store.hold(userId);
    const before = id === undefined ? null : await findChangeable(saved, caller, id);
    if (!before && (await store.count(userId)) >= atMost)
      throw createRefusal(fillText(tooMany, { limit: atMost }));
    const { id: rowId, createdAt } = before ?? { id: randomUUID(), createdAt: deps.clock() };
    const row = { ...(await write(before)), id: rowId, userId, createdAt } as Row;
    await store.keep(row);
    await writeToAudit(deps, saved, caller, before ? 'update' : 'create', row);
    return { row, ...toSharing(caller, row, '') };
  });

const deleteSavedItem = <Row extends SavedItemRow>(
  deps: ReviewDeps,
  saved: SavedKind<Row>,
  caller: Caller,
  id: string,
): Promise<null> =>
  deps.db.transaction(async () => {
    const row = await findChangeable(saved, caller, id, true);
    await saved.store.remove(id);
    await writeToAudit(deps, saved, caller, 'delete', row);
    return null;
  });

/** Saved views of the queue: a person's own, and those shared within the office. */
const describeViews = ({ savedViews }: ReviewDeps): SavedKind<ViewRow> => ({
  kind: 'view',
  store: savedViews,
  atMost: MAX_VIEWS,
  tooMany: assigningMessages.viewsAtMost,
});

/** The default view is set per person: a shared view is never the default of others. */
const toSavedView = ({ row: { id, name, state, isDefault }, ...sharing }: SavedItem<ViewRow>): SavedView => ({
  id,
  name,
  state,
  is_default: isDefault && sharing.author === null,
  ...sharing,
});

/** Key for comparing names: two views of one person may not have the same. */
const toNameKey = (name: string): string => toVisibleKey(name).toLowerCase();

export const listViews = async (deps: ReviewDeps, caller: Caller): Promise<SavedView[]> =>
  (await listSavedItems(describeViews(deps), caller)).map(toSavedView);

async function assertFree(deps: ReviewDeps, caller: Caller, name: string, except?: string): Promise<void> {
  const own = (await listViews(deps, caller)).filter(({ author }) => author === null);
  if (own.some((other) => other.id !== except && toNameKey(other.name) === toNameKey(name)))
    throw createRefusal(assigningMessages.viewTaken);
}

/** Creates or changes a view; properties absent from a change keep their values. */
async function saveView(deps: ReviewDeps, caller: Caller, id: string | undefined, said: Partial<NewView>) {
  const saved = await saveItem(deps, describeViews(deps), caller, id, async (before) => {
    const { name = before?.name ?? '', state = before?.state ?? {} } = said;
    const { is_default: isDefault = before?.isDefault ?? false } = said;
    const { is_shared: isShared = before?.isShared ?? false } = said;
    if (isShared) assertMay(caller, 'review.first');
    await assertFree(deps, caller, name, id);
    if (isDefault && !before?.isDefault) await deps.savedViews.clearDefault(caller.userId);
    return { name, state, isDefault, isShared };
  });
  return toSavedView(saved);
}

export const createView = (deps: ReviewDeps, caller: Caller, view: NewView): Promise<SavedView> =>
  saveView(deps, caller, undefined, view);

export const updateView = (
  deps: ReviewDeps,
  caller: Caller,
  id: string,
  change: SavedViewChange,
): Promise<SavedView> => saveView(deps, caller, id, change);

export const deleteView = (deps: ReviewDeps, caller: Caller, id: string): Promise<null> =>
  deleteSavedItem(deps, describeViews(deps), caller, id);

/** Saved phrases for opinions: a person's own, and those shared within the office. */
const describePhrases = ({ phrases }: ReviewDeps): SavedKind<PhraseRow> => ({
  kind: 'phrase',
  store: phrases,
  atMost: MAX_PHRASES,
  tooMany: phraseMessages.atMost,
});

const toPhrase = ({ row: { id, text, program }, ...sharing }: SavedItem<PhraseRow>): Phrase => ({
  id,
  text,
  program,
  ...sharing,
});

export const listPhrases = async (deps: ReviewDeps, caller: Caller): Promise<Phrase[]> =>
  (await listSavedItems(describePhrases(deps), caller)).map(toPhrase);

export async function savePhrase(deps: ReviewDeps, caller: Caller, body: PhraseBody): Promise<Phrase> {
  const { id, text, program = null, is_shared: isShared = false } = body;
  return toPhrase(
    await saveItem(deps, describePhrases(deps), caller, id, () => ({ text, program, isShared })),
  );
}

export const deletePhrase = (deps: ReviewDeps, caller: Caller, id: string): Promise<null> =>
  deleteSavedItem(deps, describePhrases(deps), caller, id);
