/**
 * Links by which a phone sends files to one file field ("box") of a form that is open on a computer. The phone needs no
 * account: its files count as uploads of the person who made the link, as long as that session lives. The link stores
 * received files for the box until its form confirms that it holds them, so that no acknowledged file is lost with a
 * closed window.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { mayFileProgram } from '../../domain/accounts/roles';
import type { FileField, Program } from '../../domain/definition';
import { phoneLinkMessages } from '../../domain/files/messages';
import { findRefusedFileProperty, getClaimedType, listAcceptedTypes } from '../../domain/files/names';
import {
  type beginPhoneLink as beginCall,
  PHONE_LINK_LIFETIME_MS,
  type PhoneArrivals,
  type PhoneBox,
  type PhoneLink,
} from '../../domain/files/phone-link-calls';
import { parsePath } from '../../domain/filing/paths';
import { listSectionFields } from '../../domain/filing/sections';
import { fillText, type Text } from '../../domain/text';
import { assertMine, assertOwn, type Caller, requireCompanyId } from '../core/access';
import type { Deps } from '../core/deps';
import { createRefusal, problems } from '../core/errors';
import { computePlainHash } from '../core/secrets';
import { type FilesDeps, type FileUpload, readFileRules, storeUpload, toFileInfo } from './files-service';
import type { FilesStore } from './files-store';
import type { PhoneLinkRow, PhoneLinksStore } from './phone-links-store';

type PhoneLinkBody = z.infer<NonNullable<typeof beginCall.body>>;
/** Finds the caller of a live session; null for an ended one. */
type FindCaller = (sessionId: string, userId: string) => Promise<Caller | null>;
/** A file from a phone; `bytes` is final once its stream has ended. */
export type PhoneUpload = Pick<FileUpload, 'name' | 'stream' | 'assertWhole'> & { bytes(): number };

interface OpenedPhoneLink {
  row: PhoneLinkRow;
  caller: Caller;
  program: Program;
  field: FileField;
}

export type PhoneLinkDeps = Pick<Deps, 'db' | 'clock' | 'programs'> & {
  store: PhoneLinksStore;
  filesStore: FilesStore;
  files: FilesDeps;
};

const SECRET_AT_LEAST = 32;

/**
 * Refusal that tells the phone to stop sending over this link; with `row`, for the phone bound to it, also the counts of
 * files.
 */
const createLinkOver = (text: Text, row?: PhoneLinkRow) =>
  createRefusal(text, { over: true, ...(row && { arrived: row.arrived.length, taken: row.taken }) });

/** Reads the box from the form of its program; nothing of it is taken from the request. */
async function readBox(
  { programs }: PhoneLinkDeps,
  { program: key, path }: Pick<PhoneLinkRow, 'program' | 'path'>,
) {
  const program = programs.find((each) => each.key === key);
  const parsed = parsePath(path);
  const section = (await program?.load())?.sections.find((each) => each.key === parsed?.section);
  const field = section && listSectionFields(section).find((each) => each.key === parsed?.field);
  if (!program || field?.type !== 'file') throw problems.notFound();
  return { program, field };
}

/** Throws 208 for an ended or expired link. `shown`: the row, for the phone bound to the link. */
function assertOpen(
  { clock }: PhoneLinkDeps,
  { endedAt, expiresAt }: PhoneLinkRow,
  shown?: PhoneLinkRow,
): void {
  if (endedAt) throw createLinkOver(phoneLinkMessages.ended, shown);
  if (expiresAt <= clock()) throw createLinkOver(phoneLinkMessages.late, shown);
}

async function readArrivals(
  { filesStore, clock }: PhoneLinkDeps,
  row: PhoneLinkRow,
  taken: number,
): Promise<PhoneArrivals> {
  const ids = row.arrived.slice(taken);
  const found = await filesStore.ofCompany(row.companyId, ids);
  return {
    files: ids.flatMap((id) => found.filter((each) => each.id === id)).map(toFileInfo),
    is_opened: row.phoneHash !== null,
    is_open: row.endedAt === null && row.expiresAt > clock(),
  };
}

async function findMine({ store }: PhoneLinkDeps, caller: Caller, id: string): Promise<PhoneLinkRow> {
  const row = assertMine(caller, await store.find(id), 'phone_link');
  return assertOwn(caller, row, 'phone_link');
}

async function noteTaken({ store }: PhoneLinkDeps, row: PhoneLinkRow, taken: number): Promise<void> {
  if (taken > row.taken && row.taken < row.arrived.length) await store.take(row.id, taken);
}

const readTypes = async ({ files }: PhoneLinkDeps, field: FileField) =>
  listAcceptedTypes(field, (await readFileRules(files)).takesOfd);

const loadPhoneBox = async (
  deps: PhoneLinkDeps,
  { row, program, field }: Omit<OpenedPhoneLink, 'caller'>,
): Promise<PhoneBox> => ({
  program: program.title,
  label: field,
  accept: await readTypes(deps, field),
  max_size_mb: field.maxSizeMb,
  room: row.room,
  arrived: row.arrived.length,
  taken: row.taken,
  expires_at: row.expiresAt.toISOString(),
});

/**
 * Opens a link for a phone, and binds it to the first phone that asks. `secrets`: secret of the link and of the phone,
 * with a dot between.
 */
async function enter(deps: PhoneLinkDeps, secrets: string, findCaller: FindCaller): Promise<OpenedPhoneLink> {
  const [token = '', phone = ''] = secrets.split('.');
  const row =
    phone.length < SECRET_AT_LEAST ? undefined : await deps.store.findByToken(computePlainHash(token));
  if (!row) throw createLinkOver(phoneLinkMessages.unknown);
  const phoneHash = computePlainHash(phone);
  const isIts = row.phoneHash === phoneHash;
  assertOpen(deps, row, isIts ? row : undefined);
  const bound = isIts ? row : await deps.store.bind(row.id, phoneHash);
  if (!bound) throw createLinkOver(phoneLinkMessages.elsewhere);
  const caller = await findCaller(row.sessionId, row.userId);
  const isCompanys = caller?.companyId === row.companyId;
  if (!caller || !isCompanys || !mayFileProgram(caller, row.program))
    throw createLinkOver(phoneLinkMessages.signedOut);
  return { row: bound, caller, ...(await readBox(deps, row)) };
}

/** Throws 208 for a type or size that the box refuses; called again with the size once the bytes are received. */
async function assertFits(
  deps: PhoneLinkDeps,
  { field }: OpenedPhoneLink,
  name: string,
  size: number,
): Promise<void> {
  const { takesOfd } = await readFileRules(deps.files);
  const refused = findRefusedFileProperty(field, { extension: getClaimedType(name), size }, takesOfd);
  const { maxSizeMb: limit } = field;
  if (refused === 'type')
    throw createRefusal(
      fillText(phoneLinkMessages.wrongType, { types: (await readTypes(deps, field)).join(' / ') }),
    );
  if (refused) throw createRefusal(fillText(phoneLinkMessages.tooLarge, { limit }));
}

/** Adds a stored file to the link, or throws 208 with the reason why not; a file that was added before counts once. */
async function addFile(deps: PhoneLinkDeps, opened: OpenedPhoneLink, fileId: string): Promise<PhoneLinkRow> {
  const added = await deps.store.add(opened.row.id, fileId, deps.clock());
  if (added) return added;
  const row = (await deps.store.find(opened.row.id)) ?? opened.row;
  assertOpen(deps, row);
  throw createRefusal(fillText(phoneLinkMessages.full, { limit: row.room }));
}

export async function beginPhoneLink(
  deps: PhoneLinkDeps,
  caller: Caller,
  asked: PhoneLinkBody,
): Promise<PhoneLink> {
  const { db, clock, store } = deps;
  const companyId = requireCompanyId(caller);
  if (!mayFileProgram(caller, asked.program)) throw problems.noRight('filing.edit');
  const { field } = await readBox(deps, asked);
  const { userId, sessionId } = caller;
  const token = randomBytes(32).toString('base64url');
  const now = clock();
  const row = await db.transaction(async () => {
    const arrived = [...new Set(await store.endOthers({ userId, companyId, ...asked }, now))];
    return store.insert({
      ...asked,
      id: randomUUID(),
      companyId,
      userId,
      sessionId,
      arrived,
      room: Math.max(arrived.length, Math.min(asked.room, field.maxFiles)),
      tokenHash: computePlainHash(token),
      createdAt: now,
      expiresAt: new Date(now.getTime() + PHONE_LINK_LIFETIME_MS),
    });
  });
  const expires_at = row.expiresAt.toISOString();
  return { id: row.id, token, expires_at, ...(await readArrivals(deps, row, 0)) };
}

/** Lists the files that the form does not hold yet. `taken`: number of files that it holds. */
export async function takePhoneFiles(
  deps: PhoneLinkDeps,
  caller: Caller,
  id: string,
  taken: number,
): Promise<PhoneArrivals> {
  const row = await findMine(deps, caller, id);
  await noteTaken(deps, row, taken);
  return readArrivals(deps, row, taken);
}

export async function endPhoneLink(
  deps: PhoneLinkDeps,
  caller: Caller,
  id: string,
  taken: number,
): Promise<PhoneArrivals> {
  await noteTaken(deps, await findMine(deps, caller, id), taken);
  const row = await deps.store.end(id, deps.clock());
  if (!row) throw problems.notFound();
  return readArrivals(deps, row, taken);
}

export async function openPhoneLink(
  deps: PhoneLinkDeps,
  secrets: string,
  findCaller: FindCaller,
): Promise<PhoneBox> {
  return loadPhoneBox(deps, await enter(deps, secrets, findCaller));
}

/** Stores a file from the phone as an upload of the account that made the link. */
export async function receiveFromPhone(
  deps: PhoneLinkDeps,
  secrets: string,
  findCaller: FindCaller,
  upload: PhoneUpload,
): Promise<PhoneBox> {
  const opened = await enter(deps, secrets, findCaller);
  const { name, stream, assertWhole, bytes } = upload;
  await assertFits(deps, opened, name, 0);
  let row = opened.row;
  await storeUpload(deps.files, opened.caller, {
    name,
    stream,
    assertWhole: async () => {
      await assertWhole();
      await assertFits(deps, opened, name, bytes());
    },
    settle: async ({ id }) => {
      row = await addFile(deps, opened, id);
    },
  });
  return loadPhoneBox(deps, { ...opened, row });
}
