/** Attachments of a filing: the company's own files, of a type and a size that the field accepts. */

import type { Answers, FileField, Form } from '../../domain/definition';
import type { FileInfo } from '../../domain/files/calls';
import { findRefusedFileProperty, listAcceptedTypes } from '../../domain/files/names';
import type { FilingFault } from '../../domain/filing/filing-faults';
import { filingMessages } from '../../domain/filing/messages';
import { isRowSection, listSectionFields, listSectionRecords } from '../../domain/filing/sections';
import type { ReviewData } from '../../domain/review/calls';
import { fillText, type Language, say, type Text } from '../../domain/text';
import { type FileRules, type FilesDeps, findCompanyFiles, readFileRules } from '../files/files-service';
import type { LoadedFiling } from './present-edition';

interface AttachedField {
  path: string;
  field: FileField;
  ids: string[];
}

/** Answers of the form to file fields, without empty ones. */
export function listAttachedFiles(form: Form, filled: Answers): AttachedField[] {
  return form.sections.flatMap((section) => {
    const fields = listSectionFields(section).filter((field): field is FileField => field.type === 'file');
    return listSectionRecords(section, filled).flatMap((record, i) =>
      fields.flatMap((field): AttachedField[] => {
        const value = record[field.key];
        if (!Array.isArray(value) || value.length === 0) return [];
        const place = isRowSection(section) ? `${section.key}[${i}]` : section.key;
        return [{ path: `${place}.${field.key}`, field, ids: value.map(String) }];
      }),
    );
  });
}

/** True for a file that may be offered to further filings: a submission with any other would be refused. */
export const isOfferedFile = ({ library, scan }: FileInfo): boolean =>
  library !== 'withdrawn' && scan !== 'infected';

function findFileFault(field: FileField, file: FileInfo | undefined, rules: FileRules): Text | undefined {
  if (!file) return filingMessages.fileUnknown;
  const { name } = file;
  if (file.scan === 'infected') return fillText(filingMessages.fileInfected, { name });
  if (file.library === 'withdrawn') return fillText(filingMessages.fileWithdrawn, { name });
  if (file.scan === 'waiting' && rules.holdsWaiting) return fillText(filingMessages.fileWaiting, { name });
  const refused = findRefusedFileProperty(field, file, rules.takesOfd);
  if (refused === 'type')
    return fillText(filingMessages.fileType, { types: listAcceptedTypes(field, rules.takesOfd).join(', ') });
  if (refused === 'size') return fillText(filingMessages.fileSize, { limit: field.maxSizeMb });
  return undefined;
}

/** Faults of attached files. `files`: those of the company; other ids in the answers count as unknown. */
export function findFileFaults(
  attached: AttachedField[],
  files: FileInfo[],
  rules: FileRules,
): FilingFault[] {
  const byId = new Map(files.map((file) => [file.id, file]));
  return attached.flatMap(({ path, field, ids }) => {
    const faults = ids
      .map((id) => findFileFault(field, byId.get(id), rules))
      .filter((text) => text !== undefined);
    return faults
      .slice(0, 1)
      .map((text) => ({ path, code: 'file', message: fillText(text, { label: field }) }));
  });
}

/** Faults of the files that the answers name, for which a submission is refused now. */
export async function findAttachedFileFaults(
  files: FilesDeps,
  companyId: string,
  form: Form,
  filled: Answers,
): Promise<FilingFault[]> {
  const attached = listAttachedFiles(form, filled);
  const ids = attached.flatMap((each) => each.ids);
  const own = await findCompanyFiles(files, companyId, ids);
  return findFileFaults(attached, own, await readFileRules(files));
}

/** Attachments of a filing with the labels of their fields, in the order of the form. */
export async function loadAttachments(
  files: FilesDeps,
  { form, row }: { form: Form; row: Pick<LoadedFiling['row'], 'companyId' | 'data'> },
  language: Language,
): Promise<ReviewData['attachments']> {
  const attached = listAttachedFiles(form, row.data);
  const ids = attached.flatMap((each) => each.ids);
  const own = new Map((await findCompanyFiles(files, row.companyId, ids)).map((file) => [file.id, file]));
  return attached.flatMap(({ path, field, ids }) =>
    ids.flatMap((id) => {
      const file = own.get(id);
      return file ? [{ path, label: say(field, language), file }] : [];
    }),
  );
}
