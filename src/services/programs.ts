/** Programs that the office has published beside or over those of the release. */
import { getProgramsVersion } from '@domain/programs/registry';
import { readStored, writeStored } from '@/utils/storage';

/** Key of the version that this browser has heard of last. */
const HEARD = 'programs_version';

/** The code of published programs is loaded only where there are any. */
async function update(version: string): Promise<void> {
  if (version === getProgramsVersion()) return;
  const { readPublishedPrograms } = await import(/* webpackChunkName: "programs" */ './publishedPrograms');
  await readPublishedPrograms();
}

/**
 * Puts the published programs of a version in force. Where they cannot be read, the page goes on with those that it knows.
 */
export async function bringPrograms(version = ''): Promise<void> {
  writeStored(HEARD, version || null);
  await update(version);
}

/** Without a network: puts those in force that this browser has heard of last. */
export const bringKnownPrograms = (): Promise<void> => update(readStored(HEARD) ?? '');
