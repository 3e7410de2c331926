/** The programs in force: those that the release ships, and those that the office has published over or beside them. */
import type { Program } from '../definition';
import { compareBatches, type ProgramBatch } from '../program-documents/batches';
import { programs as shipped } from './index.generated';

const inForce: Program[] = [...shipped];
let versionInForce = '';
let versionOfTrials = '';

/** All programs in the order of the catalogue. It stays the same list; its entries change while the portal runs. */
export const programs: Program[] = inForce;

/** Programs that an office tries before they are issued. They stand in no list, and are found by their keys. */
export const trialPrograms: Program[] = [];

/** Programs in force, and those on trial after them: every program that a filing can belong to. */
export const filedPrograms: Program[] = [...shipped];

const updateFiledPrograms = (): void =>
  void filedPrograms.splice(0, filedPrograms.length, ...inForce, ...trialPrograms);

/** An edition and the first batch that it holds for. */
export interface EditionFrom {
  program: Program;
  from: ProgramBatch;
}

let byBatch: readonly EditionFrom[] = [];

const listeners = new Set<() => unknown>();

/** Awaits `heard` after each change of the list; returns the function that ends it. */
export function onProgramsChanged(heard: () => unknown): () => void {
  listeners.add(heard);
  return () => void listeners.delete(heard);
}

type EditionsPreparer = (coming: readonly Program[]) => unknown;
const preparers = new Set<EditionsPreparer>();

/** Awaits `prepare` with all editions that are to hold before each change of the list; returns the function that ends it. */
export function beforeProgramsChange(prepare: EditionsPreparer): () => void {
  preparers.add(prepare);
  return () => void preparers.delete(prepare);
}

/** Version of the published programs in force, which changes whenever an edition is published; '' while there are none. */
export const getProgramsVersion = (): string => versionInForce;

/** Version of the programs that a person knows: with those on trial, for an office and the trial company. */
export const getKnownProgramsVersion = ({ seesTrials }: { seesTrials: boolean }): string =>
  [versionInForce, seesTrials ? versionOfTrials : ''].filter((part) => part !== '').join('-');

/**
 * Puts published programs in force: each replaces the shipped one of its key, or stands after all of these.
 * `editionsByBatch`: all editions of programs that have several for their batches, in the order of these.
 */
export async function putProgramsInForce(
  published: readonly Program[],
  version: string,
  editionsByBatch: readonly EditionFrom[] = [],
): Promise<void> {
  const byKey = new Map(published.map((program) => [program.key, program]));
  const shippedKeys = new Set(shipped.map(({ key }) => key));
  const over = shipped.map((program) => byKey.get(program.key) ?? program);
  const beside = published.filter(({ key }) => !shippedKeys.has(key));
  const coming = [...over, ...beside];
  const ofBatches = editionsByBatch.map(({ program }) => program);
  if (preparers.size > 0)
    await Promise.all([...preparers].map((prepare) => prepare([...coming, ...ofBatches])));
  versionInForce = version;
  byBatch = editionsByBatch;
  inForce.splice(0, inForce.length, ...coming);
  updateFiledPrograms();
  await Promise.all([...listeners].map((heard) => heard()));
}

/** Puts the present editions of programs on trial in place of those before. `version` changes with these; '' for none. */
export function putTrialPrograms(trials: readonly Program[], version: string): void {
  versionOfTrials = version;
  trialPrograms.splice(0, trialPrograms.length, ...trials);
  updateFiledPrograms();
}

/** All editions of programs that have several for their batches. */
export const listEditionsByBatch = (): Program[] => byBatch.map(({ program }) => program);

/** Returns the edition of a program for filings of a batch: mostly the one in force. */
export const getProgramForBatch = (program: Program, batch: ProgramBatch): Program =>
  byBatch.findLast(({ program: { key }, from }) => key === program.key && compareBatches(from, batch) <= 0)
    ?.program ?? program;

/** Returns an edition of a program where it holds for new filings or for some batch; undefined for any other. */
export const findEditionInForce = (program: Program, edition: string): Program | undefined =>
  program.edition === edition
    ? program
    : byBatch.find(({ program: each }) => each.key === program.key && each.edition === edition)?.program;

export const isShippedProgram = (key: string): boolean => shipped.some((program) => program.key === key);
