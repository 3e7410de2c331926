/**
 * Register checks of a filing: registers are asked about the company and the patents that it names, and their answers are
 * compared with the signed ones. Where a register is off, or cannot be asked, the fact stays unchecked and is never
 * confirmed.
 */
import { toVisibleKey } from '../checks/characters';
import { toHalfWidth } from '../checks/normalise';
import { toPatentKey } from '../checks/patent-no';
import type { Answers, Form } from '../definition';
import { formatPath } from '../filing/paths';
import { getSectionRows, isRowSection, listSectionFields } from '../filing/sections';
import type { RegisterEntry, RegisterKind } from './kinds';

/**
 * agrees: equal to the register's entry, or not on the black list. differs: the register's entry differs. missing: the
 * register has no entry. listed: on the black list. unchecked: the register could not be asked.
 */
export const FACT_STATES = ['agrees', 'differs', 'missing', 'listed', 'unchecked'] as const;
export type FactState = (typeof FACT_STATES)[number];

/** Reasons why a register could not be asked. */
export const UNCHECKED_REASONS = [
  'off',
  'slow',
  'away',
  'refused',
  'unreadable',
  'otherwise',
  'later',
] as const;
export type UncheckedReason = (typeof UNCHECKED_REASONS)[number];

/** The source of an answer, and its day. */
export interface RegisterOrigin {
  source: string;
  /** The day of its data, YYYY-MM-DD. */
  asOf: string;
  /** Number of the imported version; null for an outside service. */
  version: number | null;
  askedAt: string;
}

export type RegisterAnswer =
  | { is: 'known'; entry: RegisterEntry; origin: RegisterOrigin }
  | { is: 'unknown'; origin: RegisterOrigin }
  | { is: 'unchecked'; reason: UncheckedReason };

export interface RegisterDifference {
  /** A column of the register. */
  column: string;
  /** The value in the filing or the profile; null where there is none. */
  given: string | null;
  recorded: string;
}

/** A question to a register, with the filing's own answer. */
export interface RegisterQuestion {
  register: RegisterKind;
  key: string;
  /** Path of the answer; null for a question about the company. */
  path: string | null;
  company: { name: string; legalRep: string | null };
}

export interface RegisterCheckResult {
  register: RegisterKind;
  key: string;
  path: string | null;
  state: FactState;
  differences: RegisterDifference[];
  origin: RegisterOrigin | null;
  reason: UncheckedReason | null;
}

/** Maximum number of questions about a filing: more than any table of a form has rows. */
export const MAX_REGISTER_QUESTIONS = 500;

interface Asked {
  creditCode: string;
  /** Credit codes that the company had before: an entry on the black list under one of them still counts. */
  formerCodes: readonly string[];
  name: string;
  legalRep: string | null;
}

/** Lists the questions whether a company is on the black list: under its credit code first, then under its former ones. */
export const listBlacklistQuestions = ({ creditCode, formerCodes, ...company }: Asked): RegisterQuestion[] =>
  [creditCode, ...formerCodes].map((key) => ({ register: 'blacklist', key, path: null, company }));

/** Lists the questions about each patent that a column of a form names. */
export function listPatentQuestions(
  form: Pick<Form, 'sections'>,
  answers: Answers,
  company: RegisterQuestion['company'],
): RegisterQuestion[] {
  return form.sections.filter(isRowSection).flatMap((section) => {
    const columns = listSectionFields(section).filter((field) => field.register);
    return getSectionRows(answers, section).flatMap((row, index) =>
      columns.flatMap(({ key: field, register }) => {
        const key = toPatentKey(String(row[field] ?? ''));
        const path = formatPath({ section: section.key, row: index, field });
        return key && register ? [{ register, key, path, company }] : [];
      }),
    );
  });
}

/** Lists all questions to registers about a filing: about its company, the black list, and each patent that it names. */
export function listRegisterQuestions(
  form: Pick<Form, 'sections'>,
  answers: Answers,
  { creditCode, formerCodes, ...company }: Asked,
): RegisterQuestion[] {
  const questions: RegisterQuestion[] = [
    { register: 'company', key: creditCode, path: null, company },
    ...listBlacklistQuestions({ creditCode, formerCodes, ...company }),
    ...listPatentQuestions(form, answers, company),
  ];
  return questions.slice(0, MAX_REGISTER_QUESTIONS);
}

/** True for a form with columns of patent numbers. */
export const hasPatentColumns = ({ sections }: Pick<Form, 'sections'>): boolean =>
  sections.some(
    (section) => isRowSection(section) && listSectionFields(section).some(({ register }) => register),
  );

/** Key of a text for comparing, without width, case and blanks. */
const bare = (text: string): string => toVisibleKey(toHalfWidth(text)).replace(/\s+/g, '').toLowerCase();
const isSame = (one: string, other: string): boolean => bare(one) === bare(other);

const IN_BUSINESS = /^(存续|在业|开业|在营|正常|迁入|active|in business|registered)/i;
const IN_FORCE = /^(有效|专利权维持|维持|授权|active|in force|granted)/i;

const statusDifference = (status: string | undefined, good: RegExp): RegisterDifference[] =>
  status && !good.test(status) ? [{ column: 'status', given: null, recorded: status }] : [];

const COMPARE: Record<
  RegisterKind,
  (entry: RegisterEntry, company: RegisterQuestion['company']) => RegisterDifference[]
> = {
  company({ name = '', legal_rep: legalRep, status }, company) {
    const given = company.legalRep;
    return [
      ...(isSame(name, company.name) ? [] : [{ column: 'name', given: company.name, recorded: name }]),
      ...(!legalRep || !given || isSame(legalRep, given)
        ? []
        : [{ column: 'legal_rep', given, recorded: legalRep }]),
      ...statusDifference(status, IN_BUSINESS),
    ];
  },
  blacklist: (entry) =>
    ['reason', 'listed_on', 'authority'].flatMap((column) =>
      entry[column] ? [{ column, given: null, recorded: entry[column] }] : [],
    ),
  patent({ holder = '', status }, { name }) {
    const isHolder = holder.split(/[;；、,，\n]/).some((each) => isSame(each, name));
    return [
      ...(isHolder ? [] : [{ column: 'holder', given: name, recorded: holder }]),
      ...statusDifference(status, IN_FORCE),
    ];
  },
};

/** True where an entry is on the black list on that day, and was not removed by then. */
const isListed = ({ listed_on: from = '', removed_on: until }: RegisterEntry, today: string): boolean =>
  from <= today && (!until || until > today);

/** Derives the result of a check from the register's answer. */
export function deriveRegisterFact(
  { register, key, path, company }: RegisterQuestion,
  answer: RegisterAnswer,
  today: string,
): RegisterCheckResult {
  const about = { register, key, path };
  if (answer.is === 'unchecked')
    return { ...about, state: 'unchecked', differences: [], origin: null, reason: answer.reason };
  const said = { ...about, differences: [], origin: answer.origin, reason: null };
  if (answer.is === 'unknown') return { ...said, state: register === 'blacklist' ? 'agrees' : 'missing' };
  const { entry } = answer;
  if (register === 'blacklist' && !isListed(entry, today)) return { ...said, state: 'agrees' };
  const differences = COMPARE[register](entry, company);
  if (register === 'blacklist') return { ...said, state: 'listed', differences };
  return { ...said, state: differences.length > 0 ? 'differs' : 'agrees', differences };
}

const placeOf = ({ register, key, path }: RegisterCheckResult): string => [register, key, path].join(' ');

/**
 * Merges the results of a later check: a fact that could not be checked again keeps its former result, with its source
 * and date.
 */
export function mergeLaterFacts(
  former: readonly RegisterCheckResult[],
  now: readonly RegisterCheckResult[],
): RegisterCheckResult[] {
  const known = new Map(
    former.filter(({ state }) => state !== 'unchecked').map((fact) => [placeOf(fact), fact]),
  );
  return now.map((fact) => (fact.state === 'unchecked' ? (known.get(placeOf(fact)) ?? fact) : fact));
}

/**
 * Minutes between repeated checks of a register that could not be asked; after the last, the office waits for the next
 * version.
 */
const AGAIN_AFTER = [1, 5, 30, 120, 360, 1_440];

/** Time of the next check; null where nothing is unchecked, or it was tried often enough. */
export function computeNextCheckTime(
  facts: readonly RegisterCheckResult[],
  tries: number,
  now: Date,
): Date | null {
  const isOpen = facts.some(({ state, reason }) => state === 'unchecked' && reason !== 'off');
  const minutes = AGAIN_AFTER[tries];
  return isOpen && minutes ? new Date(now.getTime() + minutes * 60_000) : null;
}
