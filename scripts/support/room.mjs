/** Whether the machine can make the portal: told before minutes of work that would break off in the middle. */
import { existsSync, statfsSync } from 'node:fs';
import { totalmem } from 'node:os';
import { inRoot, ROOT } from './project.mjs';

const GB = 1024 ** 3;
/** All packages take 1.6 GB, npm's own store 0.5, the builds 0.1. */
const PACKAGES_NEED = 2.5 * GB;
const BUILD_NEEDS = 0.3 * GB;
/** The build of the pages, at its peak. */
const MEMORY_NEEDED = 1.8 * GB;

const inGigabytes = (bytes) => `${(bytes / GB).toFixed(1)} GB`;

/** Sentence about what is missing; null if there is room. */
export const describeLackOfRoom = ({ free, memory, hasPackages }) => {
  const needed = hasPackages ? BUILD_NEEDS : PACKAGES_NEED;
  if (free < needed)
    return `The disk has ${inGigabytes(free)} left, and installing and building need ${inGigabytes(needed)}: free some, or start a packed release (npm run pack on another machine).`;
  if (memory < MEMORY_NEEDED)
    return `This machine allows ${inGigabytes(memory)} of memory, and building the pages needs ${inGigabytes(MEMORY_NEEDED)}: allow more, or start a packed release (npm run pack on another machine).`;
  return null;
};

/** Throws where the disk or the memory does not suffice. A container's limit counts as its memory. */
export const assertRoom = () => {
  const { bavail, bsize } = statfsSync(ROOT);
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  const lack = describeLackOfRoom({
    free: bavail * bsize,
    memory: Math.min(totalmem(), limit),
    hasPackages: existsSync(inRoot('node_modules', '.package-lock.json')),
  });
  if (lack) throw new Error(lack);
};
