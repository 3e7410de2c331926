/** Files of objections: added without an account, by the objection's number and code; read by the office that answers it. */

import type { ObjectionFiles } from '../../domain/objections/calls';
import { objectionMessages } from '../../domain/objections/messages';
import {
  findObjectionFileRefusal,
  MAX_OBJECTION_FILES_A_DAY,
  objectionFiles,
} from '../../domain/objections/objection';
import { assertProgram, type Caller } from '../core/access';
import { getClientNetwork } from '../core/address';
import { countDailyTry } from '../core/counters/daily-limit';
import { createRefusal, problems } from '../core/errors';
import {
  type FileUpload,
  type OpenedFile,
  openUnownedFile,
  readFileRules,
  storeUnownedUpload,
} from '../files/files-service';
import { assertFileFits } from '../files/intake';
import { createObjector, findSentObjection, type ObjectionDeps } from './objections-service';
import type { ObjectionRow } from './objections-store';

/** An incoming file; `bytes` is final once its stream has ended. */
type IncomingAttachment = Pick<FileUpload, 'name' | 'stream' | 'assertWhole'> & { bytes(): number };

async function assertFits({ files }: ObjectionDeps, name: string, size: number): Promise<void> {
  const { takesOfd } = await readFileRules(files);
  assertFileFits(objectionFiles, { name, size }, takesOfd);
}

function assertTakes({ objection, files }: ObjectionRow): void {
  const refusal = findObjectionFileRefusal(objection.status, files.length);
  if (refusal) throw createRefusal(refusal);
}

/**
 * Adds the file to its objection, whose row is locked, so that parallel files cannot exceed the limit. Returns the number
 * of files.
 */
async function addToObjection(
  { store, audit, clock }: ObjectionDeps,
  id: string,
  file: { id: string; name: string },
) {
  const row = await store.lock(id);
  if (!row) throw problems.notFound();
  assertTakes(row);
  await store.addFile(id, file.id, clock());
  const { no, status, version } = row.objection;
  await audit.write({
    subjectKind: 'objection',
    subjectId: id,
    action: 'objection.attach',
    caller: createObjector(no),
    fromStatus: status,
    toStatus: status,
    version,
    details: { file: file.id, name: file.name },
  });
  return row.files.length + 1;
}

/** Stores a file of an objection. `secrets`: number and code of the objection, with a dot between. */
export async function attachFile(
  deps: ObjectionDeps,
  secrets: string,
  ip: string,
  { name, stream, assertWhole, bytes }: IncomingAttachment,
): Promise<ObjectionFiles> {
  const [no = '', code = ''] = secrets.split('.');
  const row = await findSentObjection(deps, no, code);
  const network = getClientNetwork(ip);
  // A refused file counts as well, because its inspection costs as much.
  await countDailyTry(
    deps,
    { kind: 'objection_files', subject: network },
    MAX_OBJECTION_FILES_A_DAY,
    objectionMessages.tooManyFilesToday,
  );
  assertTakes(row);
  await assertFits(deps, name, 0);
  let count = row.files.length;
  await storeUnownedUpload(
    deps.files,
    {
      owner: `objections of ${network}`,
      actor: createObjector(row.objection.no),
    },
    {
      name,
      stream,
      assertWhole: async () => {
        await assertWhole();
        await assertFits(deps, name, bytes());
      },
      settle: async ({ id }) => {
        count = await addToObjection(deps, row.objection.id, { id, name });
      },
    },
  );
  return { file_count: count };
}

/** Opens a file of an objection, for the office that decides about the program. */
export async function openObjectionFile(
  { store, files }: ObjectionDeps,
  caller: Caller,
  id: string,
): Promise<OpenedFile> {
  const program = await store.programOfFile(id);
  if (program === undefined) throw problems.notFound();
  assertProgram(caller, program);
  return openUnownedFile(files, id);
}
