/** The programs in force: those that the release ships, and those that the office has published over or beside them. */
import type { Program } from '../definition';
import { programs as shipped } from './index.generated';

const inForce: Program[] = [...shipped];
let versionInForce = '';

/** All programs in the order of the catalogue. It stays the same list; its entries change while the portal runs. */
export const programs: Program[] = inForce;

const listeners = new Set<() => unknown>();

/** Awaits `heard` after each change of the list; returns the function that ends it. */
export function onProgramsChanged(heard: () => unknown): () => void {
  listeners.add(heard);
  return () => void listeners.delete(heard);
}

/** Version of the published programs in force, which changes whenever an edition is published; '' while there are none. */
export const getProgramsVersion = (): string => versionInForce;

/** Puts published programs in force: each replaces the shipped one of its key, or stands after all of these. */
export async function putProgramsInForce(published: readonly Program[], version: string): Promise<void> {
  versionInForce = version;
  const byKey = new Map(published.map((program) => [program.key, program]));
  const over = shipped.map((program) => byKey.get(program.key) ?? program);
  const beside = published.filter(({ key }) => !shipped.some((program) => program.key === key));
  inForce.splice(0, inForce.length, ...over, ...beside);
  await Promise.all([...listeners].map((heard) => heard()));
}

export const isShippedProgram = (key: string): boolean => shipped.some((program) => program.key === key);
