/**
 * Lists of companies as people have them: a column of credit codes or names, pasted from a spreadsheet or typed one a line.
 * A line finds a company by its credit code or name of today, else by a former one.
 */

import { removeFormlessCharacters } from '../checks/characters';
import { hasCreditCodeForm } from '../checks/credit-code';
import { normaliseCode } from '../checks/normalise';

/** Longest line that is looked up, in characters. */
export const MAX_LINE_LENGTH = 200;

/** Reasons why a line finds no company: none in charge, several of one name, or one that nobody may sign in for. */
export const UNRESOLVED_REASONS = ['unknown', 'several', 'closed'] as const;
export type UnresolvedReason = (typeof UNRESOLVED_REASONS)[number];

/** Key for comparing names: ignores blanks, case and full width, so that （） is (). */
const toNameKey = (name: string): string =>
  removeFormlessCharacters(name).normalize('NFKC').replace(/\s+/g, '').toLowerCase();

/** Numbers of rows, dates, amounts: cells that name no company. */
const HAS_LETTERS = /\p{L}/u;

const NUMBERING = /^[(（]?\d{1,4}[)）、.．](?!\d)/;
const QUOTES = /["“”]/g;
const LIST_MARK = /[;；,，、。]$/;
const BETWEEN_WORDS = /[\s;；,，、]+/;

/** A cell without what people put around a name in a list: 1、“示例公司”； */
const tidyCell = (cell: string): string =>
  cell.trim().replace(NUMBERING, '').replace(QUOTES, '').trim().replace(LIST_MARK, '').trim();

/** Text that names the company in a row: a credit code in any of its cells, else the first cell with letters. */
function selectNamingCell(row: string): string {
  const cells = row.split('\t').map(tidyCell).filter(Boolean);
  const words = cells.flatMap((cell) => cell.split(BETWEEN_WORDS));
  return (
    words.find((word) => hasCreditCodeForm(normaliseCode(word))) ??
    cells.find((cell) => HAS_LETTERS.test(cell)) ??
    cells[0] ??
    ''
  );
}

export interface PastedLine {
  /** Number of the line in the text, from 1; blank lines count. */
  no: number;
  /** The line as it was pasted. */
  row: string;
  /** Credit code or name by which its company is looked up. */
  name: string;
}

const LINE_BREAK = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/;

/** Reads a pasted list, without blank lines and repetitions. */
export function readPastedLines(text: string): PastedLine[] {
  const byKey = new Map<string, PastedLine>();
  text.split(LINE_BREAK).forEach((row, index) => {
    const name = [...selectNamingCell(row)].slice(0, MAX_LINE_LENGTH).join('');
    const key = toNameKey(name);
    if (key && !byKey.has(key)) byKey.set(key, { no: index + 1, row: row.trim(), name });
  });
  return [...byKey.values()];
}

export interface ListableCompany {
  id: string;
  name: string;
  creditCode: string;
  formerNames: readonly string[];
  formerCodes: readonly string[];
  /** False where nobody may sign in for the company, so that it would receive nothing. */
  canSignIn: boolean;
}

/** The companies of a list by what a line may say of them. */
function indexCompanies<Company extends ListableCompany>(
  companies: readonly Company[],
  namesOf: (company: Company) => readonly string[],
): Map<string, Company[]> {
  const index = new Map<string, Company[]>();
  for (const company of companies)
    for (const key of new Set(namesOf(company).map(toNameKey)))
      index.set(key, [...(index.get(key) ?? []), company]);
  return index;
}

/** Finds the companies of the lines among `companies`, each once, and the lines that find none. */
export function matchLines<Company extends ListableCompany>(
  lines: readonly string[],
  companies: readonly Company[],
): { found: Company[]; unresolved: { index: number; reason: UnresolvedReason }[] } {
  const present = indexCompanies(companies, ({ name, creditCode }) => [name, creditCode]);
  const former = indexCompanies(companies, ({ formerNames, formerCodes }) => [
    ...formerNames,
    ...formerCodes,
  ]);
  const found = new Map<string, Company>();
  const unresolved: { index: number; reason: UnresolvedReason }[] = [];
  lines.forEach((line, index) => {
    const keys = [toNameKey(line), toNameKey(normaliseCode(line))];
    const named = keys.map((key) => present.get(key) ?? former.get(key)).find(Boolean) ?? [];
    const open = named.filter(({ canSignIn }) => canSignIn);
    const [company, another] = open;
    if (company && !another) found.set(company.id, company);
    else unresolved.push({ index, reason: another ? 'several' : named.length > 0 ? 'closed' : 'unknown' });
  });
  return { found: [...found.values()], unresolved };
}
