/**
 * Sensitive answers, and who may read them unmasked. They are masked before they leave the server, so that screen, print,
 * document, log and spreadsheet need no rules of their own.
 */
import { hasRight, mayFileProgram, type RightsHolder } from '../accounts/roles';
import { maskSensitiveText } from '../checks/mask';
import type { Answers, Field, Form } from '../definition';
import { isNamedSignatory } from '../workflow/signatories';
import { isRecord, listSectionFields } from './sections';

interface Reader extends RightsHolder {
  programs: readonly string[];
  duties?: readonly string[];
}

/** True for filers of the program, signatories of the company, and offices that read the program. */
export const canReadSensitiveAnswers = (user: Reader, program: string): boolean =>
  mayFileProgram(user, program) || isNamedSignatory(user) || hasRight(user, 'review.read');

const masked = (value: unknown): unknown => (typeof value === 'string' ? maskSensitiveText(value) : value);

const keysOf = (fields: Field[]): string[] =>
  fields.filter(({ sensitive }) => sensitive).map(({ key }) => key);

function maskRecord(record: unknown, keys: string[]): unknown {
  if (!isRecord(record)) return record;
  const present = keys.filter((key) => key in record);
  return { ...record, ...Object.fromEntries(present.map((key) => [key, masked(record[key])])) };
}

/** Masks the sensitive answers in a copy; answers that are masked already stay unchanged. */
export function maskAnswers(form: Pick<Form, 'sections'>, answers: Answers): Answers {
  const copy: Record<string, unknown> = { ...answers };
  for (const section of form.sections) {
    const keys = keysOf(listSectionFields(section));
    const value = copy[section.key];
    if (keys.length === 0 || value === undefined) continue;
    copy[section.key] = Array.isArray(value)
      ? value.map((row) => maskRecord(row, keys))
      : maskRecord(value, keys);
  }
  return copy as Answers;
}

interface Changed {
  path: string;
  before?: unknown;
  after?: unknown;
}

/** Converts `section[row].field` to `section.field`. The name of the row may contain brackets itself. */
const withoutRow = (path: string): string =>
  path.includes('[') ? path.slice(0, path.indexOf('[')) + path.slice(path.lastIndexOf(']') + 1) : path;

/** Masks changes of sensitive fields, by their paths: `section.field`, or `section[row].field` with the identity of the row. */
export function maskChanges<T extends Changed>(form: Pick<Form, 'sections'>, changes: T[]): T[] {
  const sensitive = new Set(
    form.sections.flatMap((section) =>
      keysOf(listSectionFields(section)).map((key) => `${section.key}.${key}`),
    ),
  );
  const isSensitive = (path: string) => sensitive.has(withoutRow(path));
  return changes.map((change) =>
    isSensitive(change.path)
      ? { ...change, before: masked(change.before), after: masked(change.after) }
      : change,
  );
}
