/** Sections of a form: fields as a list, as the columns of a table, or once for each year. */
import type { Text } from '../text';
import type { Answers, FieldAnswers, FormScope, Row } from './answers';
import type { Field, FileField } from './fields';
import type { CompanyRegister, RegisterByChoice } from './registers';

interface SectionBase<A, K> {
  key: K;
  /** Identity across editions, where the key was changed; absent: the key. */
  id?: string;
  title: Text;
  /** Short title for lists and buttons, where the title is too long and has no brackets to drop. */
  shortTitle?: Text;
  help?: Text;
  showWhen?(scope: FormScope<A>): boolean;
  /** File type from which the rows of this section can be imported: `xlsx`. */
  import?: string;
  page?: string;
  /** True where the figures of the section are those of the year before the batch, so that copied ones must be renewed. */
  isOfLastYear?: true;
}

/** A field of a section whose answers are of type `S`: its key must be one of them. */
export type KeyedField<A, R> = Field<A, R> & { key: Extract<keyof R, string> };

export interface FieldsSection<A = Answers, K extends string = string, S = FieldAnswers>
  extends SectionBase<A, K> {
  kind: 'fields';
  /** Register of the company that the section describes one entry of, such as a leader among its people. */
  listsAs?: CompanyRegister;
  fields: KeyedField<A, S>[];
}

/** Section of computed values, without input. */
export interface ComputedSection<A = Answers, K extends string = string, S = FieldAnswers>
  extends SectionBase<A, K> {
  kind: 'computed';
  fields: KeyedField<A, S>[];
}

export interface DeclarationSection<A = Answers, K extends string = string, S = FieldAnswers>
  extends SectionBase<A, K> {
  kind: 'declaration';
  statements?: Text[];
  fields: KeyedField<A, S>[];
}

/** Attachments of the filing. Its key is filesData in every program. */
export interface FilesSection<A = Answers, K extends string = string, S = FieldAnswers>
  extends SectionBase<A, K> {
  kind: 'files';
  fields: (FileField<A, S> & { key: Extract<keyof S, string> })[];
}

/** A row that the form prescribes. With `sumOf` its numbers are the rounded sums of those rows. */
export interface FixedRow extends Text {
  key: string;
  /** Identity across editions, where the key was changed; absent: the key. */
  id?: string;
  group?: string;
  sumOf?: string[];
}

export interface TableSection<A = Answers, K extends string = string, R = Row> extends SectionBase<A, K> {
  kind: 'table';
  /** cards: one record at a time, for rows with long texts. matrix: rows are crossed by the year and by `crossedBy`. */
  layout?: 'cards' | 'matrix';
  /** Column whose values head the columns of a matrix: the choice of a row of another table. */
  crossedBy?: Extract<keyof R, string>;
  columns: KeyedField<A, R>[];
  fixedRows?: FixedRow[];
  /** Names of the groups of given rows, by `group`. */
  groups?: Record<string, Text>;
  autoNumber?: { column: Extract<keyof R, string>; prefix: string; digits: number };
  /** The meaning of a row, in words. */
  rowPer?: string;
  /** Register of the company that the rows belong to: other forms list the same, and rows can be picked from it. */
  listsAs?: CompanyRegister | RegisterByChoice;
  minRows?: number;
  minRowsWhen?: { when(scope: FormScope<A>): boolean; min: number };
  maxRows?: number;
  /**
   * Values that a new filing copies from a table `<program>.<section>` of the linked filing: `columns` maps its own columns
   * to those of that table. Given rows are matched by their keys.
   */
  source?: { table: string; columns: Partial<Record<Extract<keyof R, string>, string>> };
}

/** One row per year; the years follow from the base year. */
export interface YearlySection<A = Answers, K extends string = string, R = Row> extends SectionBase<A, K> {
  kind: 'yearly';
  years: {
    base(scope: FormScope<A>): number;
    offsets: number[];
    /** Years before the year of this date are left out. */
    from?(scope: FormScope<A>): string | null | undefined;
    /** Years after this one are left out. */
    showUntil?(scope: FormScope<A>): number | null | undefined;
    /** The least number of years that must be filled; all of them when absent. */
    minCount?: number;
  };
  /** The row of the year before the first one, as an approved filing has it. */
  before?: Row;
  /** A display row with the totals of the years, or of those from base year + offset on. */
  total?: Text & { fromOffset?: number };
  indicators: KeyedField<A, R>[];
}

/** The section that belongs to the key `K` of the answers `A`. */
export type SectionOf<A, K extends keyof A & string> = A[K] extends (infer R)[]
  ? TableSection<A, K, R> | YearlySection<A, K, R>
  :
      | FieldsSection<A, K, A[K]>
      | ComputedSection<A, K, A[K]>
      | DeclarationSection<A, K, A[K]>
      | FilesSection<A, K, A[K]>;

/** A section as the engine sees it. */
export type Section =
  | FieldsSection
  | ComputedSection
  | DeclarationSection
  | FilesSection
  | TableSection
  | YearlySection;
