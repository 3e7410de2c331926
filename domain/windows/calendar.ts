import { DAY_MS, HOUR_MS } from '../time';

/**
 * Days in the time zone of the administering body. The portal uses one time zone, wherever server and browser run; China has
 * had no daylight saving time since 1991, and no time here is older. A fixed offset is enough: `Intl` takes a tenth of a slow
 * computer's start to make its formats.
 */
const OFFSET = '+08:00';
const OFFSET_MS = 8 * HOUR_MS;

/** The first characters of the ISO time in Asia/Shanghai, with a space between day and hour. */
const shanghai = (at: Date, length: number): string =>
  new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, length).replace('T', ' ');

/** Formats the day of a time in Asia/Shanghai: YYYY-MM-DD. */
export const formatBeijingDay = (at: Date): string => shanghai(at, 'YYYY-MM-DD'.length);

/** The calendar year in Asia/Shanghai: at 00:30 on 1 January it is the new one, while UTC still has the old. */
export const getBeijingYear = (at: Date): number => Number(shanghai(at, 'YYYY'.length));

/** YYYY-MM-DD HH:mm in Asia/Shanghai, the format of times in messages and refusals. */
export const formatBeijingMinute = (at: Date): string => shanghai(at, 'YYYY-MM-DD HH:mm'.length);

/** YYYY-MM-DD HH:mm:ss in Asia/Shanghai, where seconds matter. */
export const formatBeijingSecond = (at: Date): string => shanghai(at, 'YYYY-MM-DD HH:mm:ss'.length);

/** Calendar days from one day to another; both YYYY-MM-DD. */
export const countDaysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;

/** The beginning of a day, YYYY-MM-DD, in Asia/Shanghai. */
export const getStartOfDay = (day: string): Date => new Date(`${day}T00:00:00${OFFSET}`);

/** The last second of a day, YYYY-MM-DD, in Asia/Shanghai: what ends on a day lasts to its end. */
export const getEndOfDay = (day: string): Date => new Date(`${day}T23:59:59${OFFSET}`);
