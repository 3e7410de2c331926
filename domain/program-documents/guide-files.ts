/** Files that an office uploads for the guide of a program. A document names them by the hash of their content. */
import { z } from 'zod';
import type { AttachedFile, FileField } from '../definition';
import { findFileNameFault, getClaimedType } from '../files/names';
import { officeFileRules } from '../files/office-files';

/** Field of the files that an office may attach: the guide itself, and templates to be filled in. */
export const guideFileField: FileField = {
  key: 'file',
  zh: '上传的文件',
  en: 'Uploaded file',
  ar: 'الملف المرفوع',
  ...officeFileRules,
  maxFiles: 1,
};

const isUsableName = (name: string): boolean =>
  findFileNameFault(name) === null && getClaimedType(name) !== undefined;

export const attachedFileSchema = z.strictObject({
  name: z.string().min(1).max(255).refine(isUsableName),
  size: z.int().min(1),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
}) satisfies z.ZodType<AttachedFile>;

/** The file in one line. No name of a file has a slash. */
export function writeAttachedFile(value: unknown): string | undefined {
  const { data } = attachedFileSchema.safeParse(value);
  return data && `${data.sha256}/${data.size}/${data.name}`;
}

export function readAttachedFile(line: string): AttachedFile | null {
  const [sha256 = '', size = '', name = '', ...rest] = line.trim().split('/');
  if (rest.length > 0) return null;
  return attachedFileSchema.safeParse({ name, size: Number(size), sha256 }).data ?? null;
}

/** Hashes of the uploaded files that a document names, each once. */
export const listGuideFileHashes = (form: {
  guideFiles?: readonly { file?: AttachedFile | undefined }[] | undefined;
}): string[] => [...new Set((form.guideFiles ?? []).flatMap(({ file }) => (file ? [file.sha256] : [])))];
