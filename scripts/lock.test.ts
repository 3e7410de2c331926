import { expect, it } from 'vitest';
import lock from '../package-lock.json';

/** Builds for other platforms that no registry serves in this version: nobody installs them. */
const UNSERVED = /\/@utoo\/pack-(darwin|linux-arm64|win32)/;

it('names the hash of every package that can be installed', () => {
  const packages = Object.entries(lock.packages as Record<string, { integrity?: string; link?: boolean }>);
  const unnamed = packages.filter(([place, { integrity, link }]) => place && !link && !integrity);
  expect(unnamed.map(([place]) => place).filter((place) => !UNSERVED.test(place))).toEqual([]);
});
