/** Inspects a file and hashes it: what the worker threads run. */
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

/** A sound file: its hash, and of a PDF whether it can be searched, where that can be said. */
export interface SoundFile {
  sha256: string;
  hasText: boolean | null;
}

/** The fault as the person is told it, or what is known of what is sound. */
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
