/** Files of a company in its library: what holds them, and what the company decides about them. */
import { profileFields } from '../../domain/company/profile';
import type { FileInfo, LibraryState } from '../../domain/files/calls';
import type { LibraryFiles } from '../../domain/library/calls';
import { type Language, say } from '../../domain/text';
import { type Caller, getMandatedPrograms, requireCompanyId } from '../core/access';
import { problems } from '../core/errors';
import { listFileInfos, readFileInfo, toFileInfo } from '../files/files-service';
import { listAttachedFiles } from '../filings/file-faults';
import type { LibraryDeps } from './library-deps';
import { loadToldAnswers, type ToldAnswers } from './told-answers';

/** Maximum number of files of an answer, latest first. */
const FILES_AT_MOST = 2_000;

type FileUse = LibraryFiles['files'][number]['uses'][number];
type FileUses = Map<string, FileUse[]>;

function addUse(uses: FileUses, id: string, use: FileUse): void {
  const known = uses.get(id);
  if (known) known.push(use);
  else uses.set(id, [use]);
}

function collectUses(
  told: readonly ToldAnswers[],
  profile: Record<string, unknown>,
  language: Language,
): FileUses {
  const uses: FileUses = new Map();
  for (const field of profileFields) {
    const ids = profile[field.key];
    if (field.type !== 'file' || !Array.isArray(ids)) continue;
    for (const id of ids) addUse(uses, String(id), { path: field.key, label: say(field, language) });
  }
  for (const { source, form, answers } of told)
    for (const { path, field, ids } of listAttachedFiles(form, answers))
      for (const id of ids) addUse(uses, id, { source: source.id, path, label: say(field, language) });
  return uses;
}

/** Files of the company, latest first; an agent sees those of its mandate and those that it has uploaded. */
export async function listLibraryFiles(
  deps: LibraryDeps,
  caller: Caller,
  language: Language,
): Promise<LibraryFiles> {
  const companyId = requireCompanyId(caller);
  const rows = await deps.files.store.listOfCompany(companyId, FILES_AT_MOST + 1);
  const listed = rows.slice(0, FILES_AT_MOST);
  const { list } = getMandatedPrograms(caller)
    ? await listFileInfos(
        deps.files,
        caller,
        listed.map(({ id }) => id),
      )
    : { list: listed.map(toFileInfo) };
  const told = await loadToldAnswers(deps, caller, language);
  const profile = getMandatedPrograms(caller) ? {} : await deps.library.profile(companyId);
  const uses = collectUses(told, profile, language);
  const files = list
    .sort((a, b) => b.created_at.localeCompare(a.created_at))
    .map((file) => ({ ...file, uses: uses.get(file.id) ?? [] }));
  const named = new Set(files.flatMap((file) => file.uses.map(({ source }) => source)));
  return {
    files,
    sources: told.map(({ source }) => source).filter(({ id }) => named.has(id)),
    has_more: rows.length > FILES_AT_MOST,
  };
}

const ACTIONS = { kept: 'file.keep', withdrawn: 'file.withdraw' } as const;

/** Keeps or withdraws a file. A repeated request changes nothing. */
export const setLibraryState = (
  deps: LibraryDeps,
  caller: Caller,
  id: string,
  state: LibraryState,
): Promise<FileInfo> =>
  deps.db.transaction(async () => {
    const companyId = requireCompanyId(caller);
    const { name, size, sha256, library } = await readFileInfo(deps.files, caller, id);
    const row = await deps.files.store.setLibraryState(id, state);
    if (!row) throw problems.notFound();
    if (library !== state)
      await deps.audit.write({
        subjectKind: 'file',
        subjectId: id,
        companyId,
        action: ACTIONS[state],
        caller,
        details: { name, size, sha256 },
      });
    return toFileInfo(row);
  });
