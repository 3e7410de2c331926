/** Files that an office attaches to what it publishes: inspected as any upload, and kept as long as something names them. */
import type { AttachedFile, FileField } from '../../domain/definition';
import { type Caller, getShareOwner } from '../core/access';
import { problems } from '../core/errors';
import {
  type FilesDeps,
  type FileUpload,
  type OpenedFile,
  openOfficeFile,
  storeUnownedUpload,
} from './files-service';
import { assertFileFits } from './intake';

/** An incoming file; `bytes` is final once its stream has ended. */
export type IncomingFile = Pick<FileUpload, 'name' | 'stream' | 'assertWhole'> & { bytes(): number };

/** Stores a file; the same bytes uploaded again are the same file under another name. */
export async function storeOfficeFile(
  files: FilesDeps,
  caller: Caller,
  field: FileField,
  { name, stream, assertWhole, bytes }: IncomingFile,
): Promise<AttachedFile> {
  assertFileFits(field, { name, size: 0 }, false);
  const { size, sha256 } = await storeUnownedUpload(
    files,
    { owner: getShareOwner(caller), actor: caller },
    {
      name,
      stream,
      assertWhole: async () => {
        await assertWhole();
        assertFileFits(field, { name, size: bytes() }, false);
      },
      isOfficeFile: true,
    },
  );
  return { name, size, sha256 };
}

/** Opens one of the files that something names, under the name that it has there. */
export async function openAttachedFile(
  files: FilesDeps,
  attached: readonly AttachedFile[],
  sha256: string,
): Promise<OpenedFile> {
  const named = attached.find((file) => file.sha256 === sha256);
  if (!named) throw problems.notFound();
  const opened = await openOfficeFile(files, sha256);
  return { ...opened, file: { ...opened.file, name: named.name } };
}
