/** People who have a filing open say so now and then; who has not for a while has gone. */
export const PRESENCE_EVERY_MS = 30_000;
export const PRESENCE_FORGOTTEN_MS = 90_000;
