import type { FileField } from '../../domain/definition';
import { fillText, type Text } from '../../domain/text';
import { createRefusal } from '../core/errors';
import { type FilesDeps, findCompanyFiles, readFileRules } from '../files/files-service';
import { findFileFaults } from './file-faults';

/**
 * Returns files of the company that a request names, with their names. Throws 208 if there are more than the field accepts
 * (`tooMany` may contain `{{field}}` and `{{limit}}`), or unless all belong to the company and are of a type that the field
 * accepts.
 */
export async function readNamedFiles(
  files: FilesDeps,
  companyId: string,
  field: FileField,
  given: readonly string[],
  tooMany: Text,
): Promise<{ id: string; name: string }[]> {
  const ids = [...new Set(given)];
  const { zh, en, maxFiles: limit } = field;
  if (ids.length > limit) throw createRefusal(fillText(tooMany, { field: { zh, en }, limit }));
  const found = await findCompanyFiles(files, companyId, ids);
  const [fault] = findFileFaults([{ path: field.key, field, ids }], found, await readFileRules(files));
  if (fault) throw createRefusal(fault.message);
  return ids.map((id) => ({ id, name: found.find((file) => file.id === id)?.name ?? '' }));
}
