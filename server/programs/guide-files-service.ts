/** Files of the guides of programs: uploaded by who compiles them, kept as long as a document names them. */
import type { AttachedFile } from '../../domain/definition';
import { guideFileField } from '../../domain/program-documents/guide-files';
import type { Caller } from '../core/access';
import type { OpenedFile } from '../files/files-service';
import { type IncomingFile, openAttachedFile, storeOfficeFile } from '../files/office-files-service';
import { loadEditionDocument } from './edition-documents';
import type { ProgramsDeps } from './programs-deps';

export const uploadGuideFile = (
  { files }: ProgramsDeps,
  caller: Caller,
  file: IncomingFile,
): Promise<AttachedFile> => storeOfficeFile(files, caller, guideFileField, file);

/** Opens a file that the guide of an edition names, under the name that it has there. */
export async function openEditionFile(
  deps: ProgramsDeps,
  { key, edition, sha256 }: { key: string; edition: string; sha256: string },
): Promise<OpenedFile> {
  const { form } = await loadEditionDocument(deps, key, edition);
  const named = (form.guideFiles ?? []).flatMap(({ file }) => (file ? [file] : []));
  return openAttachedFile(deps.files, named, sha256);
}
