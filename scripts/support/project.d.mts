export const ROOT: string;
export const CACHE: string;
export function inRoot(...path: string[]): string;
/** Untyped: each reader knows the shape of its file. */
// biome-ignore lint/suspicious/noExplicitAny: as JSON.parse
export function readJson(path: string): any;
export function giveUp(sentence: string): never;
export function checkNode(): void;
