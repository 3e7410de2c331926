/** Worker thread that inspects a file and hashes it. */
import type { FileType } from '../../../domain/definition';
import type { Text } from '../../../domain/text';
import { giveWay } from '../../core/workers/give-way';
import { computeFileHash } from '../sha256';
import { assertSound } from './content';
import { hasText } from './pdf/text';
import { Refusal } from './refusals';

giveWay();

export interface InspectionTask {
  path: string;
  type: FileType;
}

/** Result for a sound file: its hash, and `hasText` of a PDF; null where it cannot be determined. */
export interface SoundFile {
  sha256: string;
  hasText: boolean | null;
}

/** The fault for the person, or the result for a sound file. */
export type InspectionVerdict = { fault: Text } | SoundFile;

export default async function inspect({ path, type }: InspectionTask): Promise<InspectionVerdict> {
  try {
    await assertSound(path, type);
    return { sha256: await computeFileHash(path), hasText: type === 'pdf' ? await hasText(path) : null };
  } catch (error) {
    if (error instanceof Refusal) return { fault: error.text };
    throw error;
  }
}
