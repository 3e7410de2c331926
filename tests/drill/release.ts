/** The release as drills take it: packed once, unpacked where it is asked for. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import manifest from '../../package.json';

const ARCHIVE = `release/${manifest.name}-${manifest.version}.tar.gz`;

export interface ExtractedRelease {
  folder: string;
  /** What packing says: sizes and packages. */
  said: string;
  archiveMb: number;
}

export function extractRelease(): ExtractedRelease {
  const said = execFileSync(process.execPath, ['scripts/pack.mjs'], { encoding: 'utf8' });
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  execFileSync('tar', ['-xzf', ARCHIVE, '-C', folder, '--strip-components=1']);
  return {
    folder,
    said: said.trim().split('\n').at(-1) ?? '',
    archiveMb: Math.round(statSync(ARCHIVE).size / 1024 ** 2),
  };
}
