/** Inspects a file and hashes it: what the worker threads run. */
import type { FileType } from '../../../domain/definition';
import type { Text } from '../../../domain/text';
import { giveWay } from '../../core/workers/give-way';
import { sha256Of } from '../sha256';
import { createArchives } from './archive';
import { assertDrawable, assertPlainPdf, assertType, hasText, Refusal, refuse } from './content';

giveWay();

export interface Inspected {
  path: string;
  type: FileType;
}

/** A sound file: its hash, and of a PDF whether it can be searched, where that can be said. */
export interface Sound {
  sha256: string;
  hasText: boolean | null;
}

/** The fault as the person is told it, or what is known of what is sound. */
export type Verdict = { fault: Text } | Sound;

/** The entry that makes an archive an Office document. */
const MAIN_PARTS = { zip: null, docx: 'word/document.xml', xlsx: 'xl/workbook.xml' };

async function assertArchive(path: string, type: keyof typeof MAIN_PARTS): Promise<void> {
  const names = await createArchives().entriesOf(path, type);
  const mainPart = MAIN_PARTS[type];
  if (mainPart && !names.has(mainPart)) refuse('contentMismatch', { extension: type });
}

async function assertSound({ path, type }: Inspected): Promise<void> {
  await assertType(path, type);
  if (type === 'pdf') await assertPlainPdf(path);
  else if (type === 'png' || type === 'jpg') await assertDrawable(path, type);
  else if (type === 'zip' || type === 'docx' || type === 'xlsx') await assertArchive(path, type);
}

export default async function inspect(file: Inspected): Promise<Verdict> {
  try {
    await assertSound(file);
    return {
      sha256: await sha256Of(file.path),
      hasText: file.type === 'pdf' ? await hasText(file.path) : null,
    };
  } catch (error) {
    if (error instanceof Refusal) return { fault: error.text };
    throw error;
  }
}
