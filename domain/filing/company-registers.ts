/**
 * Registers of a company, read from the tables of its filings and reports: nothing is stored, so they cannot drift from what
 * the company says. Records of one right, person or product are one entry, whose facts come from the newest record that has
 * them. A table takes an entry as a row of its own, with the facts that it asks for and would accept.
 */
import { maskSensitiveText } from '../checks/mask';
import {
  type Answers,
  type AnswerValue,
  type CompanyRegister,
  type Field,
  type FieldAnswers,
  type FieldsSection,
  type Form,
  getRegisterDefinition,
  type RegisterFact,
  type Row,
  type Section,
  type TableSection,
} from '../definition';
import type { Language } from '../text';
import { carryAnswer, isReusable, type KnownFiles } from './carried-answers';
import { formatValue } from './input';
import { getSectionAnswers, getSectionRows, isEmpty, isTypedField, listSectionFields } from './sections';

/** Section whose rows, or whose answers as a whole, are entries of a register. */
export type RegisterSection = (TableSection | FieldsSection) & {
  listsAs: NonNullable<TableSection['listsAs']>;
};

export const isRegisterSection = (section: Section): section is RegisterSection =>
  (section.kind === 'table' || section.kind === 'fields') && section.listsAs !== undefined;

/** Registers whose entries the section can contain. */
export const listSectionRegisters = ({ listsAs }: RegisterSection): CompanyRegister[] =>
  typeof listsAs === 'string' ? [listsAs] : [...new Set(Object.values(listsAs.registers))];

/** Register of a row; undefined for a row that belongs to none, such as 其他. */
const findRowRegister = ({ listsAs }: RegisterSection, row: FieldAnswers): CompanyRegister | undefined =>
  typeof listsAs === 'string' ? listsAs : listsAs.registers[String(row[listsAs.by])];

/** A filing or report of the company whose tables are read. */
export interface RegisterSource {
  /** Id of the filing or report. */
  id: string;
  form: Pick<Form, 'sections'>;
  answers: Answers;
  /** True if the person may read its sensitive answers; otherwise these are left out. */
  whole: boolean;
}

interface Fact {
  field: Field;
  value: AnswerValue;
}

interface RegisterRecord {
  register: CompanyRegister;
  source: string;
  facts: ReadonlyMap<RegisterFact, Fact[]>;
}

export interface RegisterEntry {
  /** Identity among the entries of the register; it stays the same while number and name do. */
  id: string;
  register: CompanyRegister;
  name: string;
  /** Ids of the filings and reports that contain the entry, newest first. */
  sources: string[];
  /** Names that other records give to the same number. */
  otherNames: string[];
  facts: ReadonlyMap<RegisterFact, Fact[]>;
}

const NUMBER_FACTS: readonly RegisterFact[] = ['number', 'id_no'];

const toPlain = (value: AnswerValue): string =>
  String(value ?? '')
    .normalize('NFKC')
    .replace(/\s/g, '')
    .toUpperCase();

/** Number as it is compared: ZL202310012345.6 is 2023100123456. Empty for a text without a digit, such as 申请中. */
const toPlainNumber = (value: AnswerValue): string => {
  const plain = toPlain(value)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^ZL(?=\d)/, '');
  return /\d/.test(plain) ? plain : '';
};

/** Value that tells entries of one name apart: the year of a date, or the words of a choice without their brackets. */
const toBeside = ({ field, value }: Fact): string =>
  ['date', 'month', 'year'].includes(field.type)
    ? String(value).slice(0, 4)
    : toPlain(formatValue(field, value, 'zh').replace(/（[^（）]*）/g, ''));

interface Identity {
  number: string;
  name: string;
  beside: string;
}

function identify(register: CompanyRegister, facts: RegisterRecord['facts']): Identity {
  const first = (fact: string) => facts.get(fact as RegisterFact)?.[0];
  const { beside } = getRegisterDefinition(register);
  const apart = beside ? first(beside) : undefined;
  return {
    number: NUMBER_FACTS.map((fact) => toPlainNumber(first(fact)?.value)).find(Boolean) ?? '',
    name: toPlain(first('name')?.value),
    beside: apart ? toBeside(apart) : '',
  };
}

/** True for two of one name that may be the same: at most one has a number, and what tells them apart does not. */
const mayBeSame = (a: Identity, b: Identity): boolean =>
  a.name === b.name && !(a.number && b.number) && (!a.beside || !b.beside || a.beside === b.beside);

function readFacts(fields: readonly Field[], record: FieldAnswers): RegisterRecord['facts'] {
  const facts = new Map<RegisterFact, Fact[]>();
  for (const field of fields) {
    const value = record[field.key];
    if (!field.means || isEmpty(value)) continue;
    facts.set(field.means, [...(facts.get(field.means) ?? []), { field, value }]);
  }
  return facts;
}

function listRecords({ id, form, answers, whole }: RegisterSource): RegisterRecord[] {
  return form.sections.filter(isRegisterSection).flatMap((section) => {
    const fields = listSectionFields(section).filter(({ sensitive }) => whole || !sensitive);
    const rows =
      section.kind === 'table' ? getSectionRows(answers, section) : [getSectionAnswers(answers, section)];
    return rows.flatMap((row): RegisterRecord[] => {
      const register = findRowRegister(section, row);
      const facts = readFacts(fields, row);
      return register && facts.has('name') ? [{ register, source: id, facts }] : [];
    });
  });
}

interface Group {
  identity: Identity;
  records: RegisterRecord[];
}

/** Groups the records of one register that are about the same thing. `records`: newest first. */
function groupRecords(register: CompanyRegister, records: readonly RegisterRecord[]): Group[] {
  const groups: Group[] = [];
  const byNumber = new Map<string, Group>();
  const byName = new Map<string, Group[]>();
  for (const record of records) {
    const identity = identify(register, record.facts);
    const alike = (byName.get(identity.name) ?? []).filter((group) => mayBeSame(group.identity, identity));
    const known = byNumber.get(identity.number) ?? (alike.length === 1 ? alike[0] : undefined);
    if (known) {
      known.records.push(record);
      known.identity = {
        ...known.identity,
        number: known.identity.number || identity.number,
        beside: known.identity.beside || identity.beside,
      };
      if (identity.number) byNumber.set(identity.number, known);
      continue;
    }
    const group: Group = { identity, records: [record] };
    groups.push(group);
    if (identity.number) byNumber.set(identity.number, group);
    byName.set(identity.name, [...(byName.get(identity.name) ?? []), group]);
  }
  return groups;
}

/** Facts of an entry: of each fact, the values of the newest record first. */
function mergeFacts(records: readonly RegisterRecord[]): RegisterEntry['facts'] {
  const merged = new Map<RegisterFact, Fact[]>();
  for (const { facts } of records)
    for (const [fact, values] of facts) merged.set(fact, [...(merged.get(fact) ?? []), ...values]);
  return merged;
}

function toEntry(register: CompanyRegister, { identity, records }: Group): RegisterEntry {
  const names = records.map(({ facts }) => String(facts.get('name')?.[0]?.value ?? ''));
  const [name = ''] = names;
  const others = new Map(names.map((each) => [toPlain(each), each]));
  others.delete(toPlain(name));
  return {
    id: identity.number || [identity.name, identity.beside].filter(Boolean).join('|'),
    register,
    name,
    sources: [...new Set(records.map(({ source }) => source))],
    otherNames: [...others.values()],
    facts: mergeFacts(records),
  };
}

/** Entries of the registers, newest first. `sources`: filings and reports of the company, newest first. */
export function collectRegisterEntries(
  sources: readonly RegisterSource[],
  registers: readonly CompanyRegister[],
): RegisterEntry[] {
  const records = sources.flatMap(listRecords);
  return registers.flatMap((register) =>
    withOwnIds(
      groupRecords(
        register,
        records.filter((record) => record.register === register),
      ).map((group) => toEntry(register, group)),
    ),
  );
}

/** Numbers entries that share an id: two without a number and with one name may be two people. */
function withOwnIds(entries: RegisterEntry[]): RegisterEntry[] {
  const counts = new Map<string, number>();
  return entries.map((entry) => {
    const count = (counts.get(entry.id) ?? 0) + 1;
    counts.set(entry.id, count);
    return count === 1 ? entry : { ...entry, id: `${entry.id}#${count}` };
  });
}

/** Choice that puts a row into a register: the one that means the same as the entry's, or the only one there is. */
function chooseRegister(section: RegisterSection, entry: RegisterEntry, carried: AnswerValue): AnswerValue {
  if (typeof section.listsAs === 'string') return carried;
  const choices = Object.entries(section.listsAs.registers).filter(
    ([, register]) => register === entry.register,
  );
  if (choices.some(([choice]) => choice === String(carried))) return carried;
  return choices.length === 1 ? choices[0]?.[0] : undefined;
}

/** An entry as a row of the table, or as answers of the section: what it asks for, and would accept today. */
export function fillFromEntry(section: RegisterSection, entry: RegisterEntry, files: KnownFiles): Row {
  const by = typeof section.listsAs === 'string' ? undefined : section.listsAs.by;
  const row: Row = {};
  for (const field of listSectionFields(section)) {
    const facts = (field.means && isReusable(field) && entry.facts.get(field.means)) || [];
    const carried = facts
      .map(({ field: from, value }) => carryAnswer(from, field, value, files))
      .find((value) => value !== undefined);
    const value = field.key === by ? chooseRegister(section, entry, carried) : carried;
    if (value !== undefined) row[field.key] = value;
  }
  return row;
}

/** Facts of an entry as texts, in the order of the register, for display and search; sensitive ones are masked. */
export const describeFacts = (
  { register, facts }: RegisterEntry,
  language: Language,
): { fact: string; text: string }[] =>
  Object.keys(getRegisterDefinition(register).facts).flatMap((fact) => {
    const [first] = facts.get(fact as RegisterFact) ?? [];
    if (!first || first.field.type === 'file') return [];
    const text = formatValue(first.field, first.value, language);
    return [{ fact, text: first.field.sensitive ? maskSensitiveText(text) : text }];
  });

/** Columns that an entry of the section's registers can fill. */
export const listRegisterFields = (section: RegisterSection): Field[] =>
  listSectionFields(section).filter((field) => field.means && isTypedField(field));

/** Rows of a table by what identifies their entries. */
export interface RowIndex {
  /** True where the table has a row about the same. `register`: that of an entry whose row does not say it. */
  has(row: Row, register?: CompanyRegister): boolean;
  add(row: Row): void;
}

export function createRowIndex(section: RegisterSection, rows: readonly Row[]): RowIndex {
  const fields = listRegisterFields(section);
  const numbers = new Set<string>();
  const names = new Map<string, Identity[]>();
  const [first] = listSectionRegisters(section);
  const identityIn = (row: Row, register = findRowRegister(section, row) ?? first) =>
    register && identify(register, readFacts(fields, row));
  const index: RowIndex = {
    has(row, register) {
      const identity = identityIn(row, register);
      if (!identity) return false;
      if (identity.number && numbers.has(identity.number)) return true;
      return (names.get(identity.name) ?? []).some((standing) => mayBeSame(standing, identity));
    },
    add(row) {
      const identity = identityIn(row);
      if (!identity) return;
      if (identity.number) numbers.add(identity.number);
      if (identity.name) names.set(identity.name, [...(names.get(identity.name) ?? []), identity]);
    },
  };
  for (const row of rows) index.add(row);
  return index;
}
