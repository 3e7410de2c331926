/** Time that a form takes, as other companies have needed it: told only where enough of them have filed. */

/** Number of companies from which on their time is told: with fewer, one could be recognised. */
export const FEWEST_COMPANIES = 5;

const HOUR = 60;

/** Rounds a time in seconds to minutes that promise no more than is known: to 5, from an hour on to 10, from 3 hours on to 30. */
export function roundFillingMinutes(seconds: number): number {
  const minutes = seconds / 60;
  const step = minutes < HOUR ? 5 : minutes < 3 * HOUR ? 10 : 30;
  return Math.max(step, Math.round(minutes / step) * step);
}

/** Splits minutes into hours and minutes, for texts. */
export const splitMinutes = (minutes: number): { hours: number; minutes: number } => ({
  hours: Math.floor(minutes / HOUR),
  minutes: minutes % HOUR,
});
