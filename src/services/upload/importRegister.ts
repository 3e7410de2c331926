import { paths } from '@domain/api/paths.generated';
import type { ImportedRegister, ImportRegisterQuery } from '@domain/registers/calls';
import { send } from './sending';

/** Checks or imports a file with the lines of a register. Rejects with an `UploadError` if the upload failed. */
export function importRegister(id: string, file: File, query: ImportRegisterQuery, language: string) {
  const body = new FormData();
  body.append('file', file);
  return send<ImportedRegister>(paths.importRegister, { id, body, language, query });
}
