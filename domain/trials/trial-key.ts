/**
 * Trials of programs: an office files a program before it is issued. A program on trial has a key of its own, and only the trial
 * company files it: so nothing of a trial is ever taken for a filing of a real program.
 */
import { fillText, type Text } from '../text';

/** Beginning of the keys of programs on trial; no other program has one that begins so. */
export const TRIAL_PREFIX = 'trial_';

/** Sources of a trial: a draft, a proposal, or the edition in force of a program that another one on trial continues. */
export const TRIAL_SOURCES = ['draft', 'proposal', 'edition'] as const;
export type TrialSourceKind = (typeof TRIAL_SOURCES)[number];

/** Prefix to the letters of a program: numbers of a trial stand in a series of their own. */
export const TRIAL_NUMBER_PREFIX = 'T';

/** Mark of everything that belongs to a trial: titles, papers, messages, pages. */
export const trialMark: Text = { zh: '试填', en: 'TRIAL', ar: 'تجربة' };

/** True for the key of a program on trial. */
export const isTrialProgram = (key: string | null | undefined): boolean =>
  key?.startsWith(TRIAL_PREFIX) ?? false;

/** The programs that are not on trial. */
export const listRealPrograms = <P extends { key: string }>(programs: readonly P[]): P[] =>
  programs.filter(({ key }) => !isTrialProgram(key));

/** Key under which a program is filed on trial. */
export const getTrialKey = (key: string): string => TRIAL_PREFIX + key;

/** Key of the program that is tried; that of any other program as it is. */
export const getTriedKey = (key: string): string =>
  isTrialProgram(key) ? key.slice(TRIAL_PREFIX.length) : key;

const marked: Text = { zh: '【试填】{{text}}', en: '[TRIAL] {{text}}', ar: '[تجربة] {{text}}' };

/** Returns a text with the mark of a trial before it. */
export const markAsTrial = (text: Text): Text => fillText(marked, { text });
