import { ERROR_LEVEL } from '@domain/api/codes';

/**
 * The level of calls that nobody waits for, or whose form or field says itself what became of them: they stay silent. A read
 * without it was asked for by a person, and shows its failure as the specification's section 8 says, beside the box in the
 * page; read again by itself (useRefresh), it is silent too. `levels.test.ts` lists which are which.
 */
export const inBackground = { level: ERROR_LEVEL.silent };

/** The level of a change that no form waits for: nobody else says why it was refused (code 208). */
export const withoutForm = { level: ERROR_LEVEL.error };
