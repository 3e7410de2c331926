export const ROOT: string;
export const CACHE: string;
export function inRoot(...path: string[]): string;
/** What the file holds is for its reader to know. */
// biome-ignore lint/suspicious/noExplicitAny: as JSON.parse
export function readJson(path: string): any;
export function giveUp(sentence: string): never;
export function checkNode(): void;
