import { companyAttacks } from './company';
import { officeAttacks } from './offices';
import type { Attack } from './sending';
import { strangerAttacks } from './strangers';

/** All that is tried: each slows the others, if anything does, and goes on until its process is ended. */
export const attacks: Attack[] = [...companyAttacks, ...strangerAttacks, ...officeAttacks];
