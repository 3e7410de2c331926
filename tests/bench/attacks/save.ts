import { findProgram } from '../../../domain/programs/find';

const save = findProgram('hightech')?.calls.save[0];
if (!save) throw new Error('hightech has no call to save');

/** Keeps a draft of the bench's filing. */
export const SAVE = save.replace(' /', ' /api/v1.0/');
