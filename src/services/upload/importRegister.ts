import { paths } from '@domain/api/paths.generated';
import type { ImportedRegister, ImportRegisterQuery } from '@domain/registers/calls';
import { send } from './sending';

/** Judges a file with the lines of a register, or takes it over. Rejects with an `UploadError` where it did not get through. */
export function importRegister(id: string, file: File, query: ImportRegisterQuery, language: string) {
  const body = new FormData();
  body.append('file', file);
  return send<ImportedRegister>(paths.importRegister, { id, body, language, query });
}
