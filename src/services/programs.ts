/** Programs that the office has published beside or over those of the release. */
import { getProgramsVersion } from '@domain/programs/registry';

/**
 * Puts the published programs of a version in force; their code is loaded only where there are any. Where they cannot be read,
 * the page goes on with those that it knows.
 */
export async function bringPrograms(version = ''): Promise<void> {
  if (version === getProgramsVersion()) return;
  const { readPublishedPrograms } = await import(/* webpackChunkName: "programs" */ './publishedPrograms');
  await readPublishedPrograms();
}
