import { describe, expect, it } from 'vitest';
import lock from '../package-lock.json';
import { addHashes } from './support/lock.mjs';

/** Optional builds for other platforms that no registry serves in this version, so that nobody installs them. */
const UNSERVED = /\/@utoo\/pack-(darwin|linux-arm64|win32)/;

describe('package-lock.json', () => {
  it('names the hash of every package that can be installed', () => {
    const packages = Object.entries(lock.packages as Record<string, { integrity?: string; link?: boolean }>);
    const unnamed = packages.filter(([place, { integrity, link }]) => place && !link && !integrity);
    expect(unnamed.map(([place]) => place).filter((place) => !UNSERVED.test(place))).toEqual([]);
  });
});

describe(addHashes, () => {
  it('names the hash of packages that the lock lacks it of, and returns those that the registry does not serve', () => {
    const packages = {
      '': { version: '0.1.0' },
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
      'node_modules/a/node_modules/@b/linux-arm64': { version: '2.0.0', optional: true },
      'node_modules/alias': { name: 'c', version: '3.0.0' },
      'node_modules/linked': { link: true },
    };
    const served: Record<string, string> = { '@b/linux-arm64@2.0.0': 'sha512-b' };
    expect(addHashes(packages, (named) => served[named] ?? '')).toEqual(['c@3.0.0']);
    expect(packages['node_modules/a/node_modules/@b/linux-arm64']).toEqual({
      version: '2.0.0',
      integrity: 'sha512-b',
      optional: true,
    });
    expect(packages['node_modules/a']).toEqual({ version: '1.0.0', integrity: 'sha512-a' });
  });
});
