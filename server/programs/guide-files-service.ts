/** Files of the guides of programs: uploaded by who compiles them, kept as long as a document names them. */
import type { AttachedFile } from '../../domain/definition';
import { guideFileField } from '../../domain/program-documents/guide-files';
import { type Caller, getShareOwner } from '../core/access';
import { problems } from '../core/errors';
import { type FileUpload, type OpenedFile, openGuideFile, storeUnownedUpload } from '../files/files-service';
import { assertFileFits } from '../files/intake';
import { loadEditionDocument } from './edition-documents';
import type { ProgramsDeps } from './programs-deps';

/** An incoming file; `bytes` is final once its stream has ended. */
type IncomingFile = Pick<FileUpload, 'name' | 'stream' | 'assertWhole'> & { bytes(): number };

/** Stores a file; the same bytes uploaded again are the same file under another name. */
export async function uploadGuideFile(
  { files }: ProgramsDeps,
  caller: Caller,
  { name, stream, assertWhole, bytes }: IncomingFile,
): Promise<AttachedFile> {
  assertFileFits(guideFileField, { name, size: 0 }, false);
  const { size, sha256 } = await storeUnownedUpload(
    files,
    { owner: getShareOwner(caller), actor: caller },
    {
      name,
      stream,
      assertWhole: async () => {
        await assertWhole();
        assertFileFits(guideFileField, { name, size: bytes() }, false);
      },
      isGuideFile: true,
    },
  );
  return { name, size, sha256 };
}

/** Opens a file that the guide of an edition names, under the name that it has there. */
export async function openEditionFile(
  deps: ProgramsDeps,
  { key, edition, sha256 }: { key: string; edition: string; sha256: string },
): Promise<OpenedFile> {
  const { form } = await loadEditionDocument(deps, key, edition);
  const named = form.guideFiles?.find(({ file }) => file?.sha256 === sha256)?.file;
  if (!named) throw problems.notFound();
  const opened = await openGuideFile(deps.files, sha256);
  return { ...opened, file: { ...opened.file, name: named.name } };
}
