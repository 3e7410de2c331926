/**
 * What a program is. A program is one folder: a small manifest (always loaded) and a form body (loaded on demand).
 * A form is data plus pure functions: it can be listed, compared, drawn, checked, printed and turned into a spreadsheet.
 *
 * `A` is the type of a program's answers: sections by key, tables and year grids as lists of rows. Functions of a form
 * are written for complete answers; where something is still missing they may throw or give NaN, which the engine
 * reads as "cannot be said yet".
 */
import type { BoundHelpers } from '../expressions/bound';
import type { Text } from '../text';

/** Lists of numbers come from computed values only: a list of years. */
export type AnswerValue = string | number | boolean | string[] | number[] | null | undefined;

/** One row of a table or year grid. `row` is its identity: the key of a given row, or an id made by the client. */
export type Row = { row?: string } & Record<string, AnswerValue>;
export type FieldAnswers = Record<string, AnswerValue>;
export type Answers = Record<string, FieldAnswers | Row[]>;

/** What a form may know besides the answers. `today` is a date in Asia/Shanghai, as the server sees it. */
export interface Context {
  batchYear: number;
  today: string;
  settings: Record<string, boolean | string>;
}

/** The names that a function of a form can take: each section by its key, the context, and the bound helpers. */
export type Scope<A = Answers> = A & BoundHelpers & { ctx: Context };

// ---------- options

export interface Option extends Text {
  value: string | number;
  children?: Option[];
  /** Further attributes of an entry feed rules: a grant limit, an IP class, a district. */
  [attribute: string]: unknown;
}

export interface Dictionary {
  name: string;
  title: Text;
  items: Option[];
}

/** The values of a column of another table of the same filing. */
export interface RowOptions {
  rowsOf: string;
  column: string;
}

// ---------- fields

/** Methods, not properties: a form of one program can be handed to the engine, which knows no program. */
interface FieldFunctions<A, R> {
  showWhen?(scope: Scope<A>): boolean;
  requiredWhen?(scope: Scope<A>): boolean;
  /** In a table: `row` is its own row, `previous` the row before (null on the first). */
  computed?(scope: Scope<A>, row: R, previous: R | null): unknown;
}

interface FieldBase<A, R> extends Text, FieldFunctions<A, R> {
  key: string;
  help?: Text;
  unit?: string;
  required?: boolean;
  /** Filled by the engine: the year of a year grid's row, or the number of a table's row. */
  auto?: 'reporting_year' | 'row_number';
  /**
   * `company.<key>` of the profile, `<program>.<section>.<field>` of the linked filing, or what the server knows of that:
   * `<program>.$filing.id`, `.no` and `.grant_approved`. `filing.kind`: which of the program's kinds this filing is.
   */
  source?: string;
  default?: AnswerValue | ((ctx: Context) => AnswerValue);
  uniqueInTable?: boolean;
  sensitive?: boolean;
  readonly?: boolean;
}

export interface TextField<A = Answers, R = Row> extends FieldBase<A, R> {
  type: 'text' | 'textarea' | 'phone' | 'email' | 'credit_code' | 'id_card' | 'url';
  minLength?: number;
  /** In UTF-16 units, as browsers count. */
  maxLength?: number;
  pattern?: string;
}

export interface NumberField<A = Answers, R = Row> extends FieldBase<A, R> {
  /** money_wan is in 万元 (10,000 yuan) with two decimals. */
  type: 'integer' | 'decimal' | 'money_wan' | 'percent' | 'year';
  min?: number;
  max?: number;
  /** Decimals that a value may have. */
  precision?: number;
  /** fixed2: shown with two decimals also when they are zero. */
  display?: 'fixed2';
}

export interface DateField<A = Answers, R = Row> extends FieldBase<A, R> {
  /** YYYY-MM-DD, or YYYY-MM. */
  type: 'date' | 'month';
}

export interface ChoiceField<A = Answers, R = Row> extends FieldBase<A, R> {
  /** A cascader stores the value of the leaf. */
  type: 'select' | 'multiselect' | 'cascader';
  options: Dictionary | RowOptions;
}

export interface BooleanField<A = Answers, R = Row> extends FieldBase<A, R> {
  type: 'boolean';
}

export type FileType = 'pdf' | 'jpg' | 'png' | 'doc' | 'docx' | 'xls' | 'xlsx' | 'zip' | 'mp4';

export interface FileField<A = Answers, R = Row> extends FieldBase<A, R> {
  /** The answer is a list of file ids. */
  type: 'file';
  accept: FileType[];
  maxSizeMb: number;
  minFiles?: number | ((scope: Scope<A>) => number);
  maxFiles: number;
}

export type Field<A = Answers, R = Row> =
  | TextField<A, R>
  | NumberField<A, R>
  | DateField<A, R>
  | ChoiceField<A, R>
  | BooleanField<A, R>
  | FileField<A, R>;

export type FieldType = Field['type'];

// ---------- sections

interface SectionBase<A, K> {
  key: K;
  title: Text;
  help?: Text;
  showWhen?(scope: Scope<A>): boolean;
  /** Rows of a document or spreadsheet that this section can be filled from, in words. */
  import?: string;
  page?: string;
}

/** A field of a section whose answers are of type `S`: its key must be one of them. */
export type KeyedField<A, R> = Field<A, R> & { key: Extract<keyof R, string> };

export interface FieldsSection<A = Answers, K extends string = string, S = FieldAnswers>
  extends SectionBase<A, K> {
  kind: 'fields';
  fields: KeyedField<A, S>[];
}

/** Values that follow from others; nothing is typed in. */
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

/** A row that is given. With `sumOf` its numbers are the rounded sums of other rows. */
export interface FixedRow extends Text {
  key: string;
  group?: string;
  sumOf?: string[];
}

export interface TableSection<A = Answers, K extends string = string, R = Row> extends SectionBase<A, K> {
  kind: 'table';
  /** cards: one record at a time, for rows with long texts. matrix: rows are crossed by two columns. */
  layout?: 'cards' | 'matrix';
  columns: KeyedField<A, R>[];
  fixedRows?: FixedRow[];
  autoNumber?: { column: Extract<keyof R, string>; prefix: string; digits: number };
  /** What a row stands for, in words. */
  rowPer?: string;
  minRows?: number;
  minRowsWhen?: { when(scope: Scope<A>): boolean; min: number };
  maxRows?: number;
  /**
   * What a fresh filing takes from a table `<program>.<section>` of the linked filing: its own columns, and those that they
   * come from. Given rows are matched by their keys.
   */
  source?: { table: string; columns: Partial<Record<Extract<keyof R, string>, string>> };
}

/** One row per year; the years follow from the base year. */
export interface YearlySection<A = Answers, K extends string = string, R = Row> extends SectionBase<A, K> {
  kind: 'yearly';
  years: {
    base(scope: Scope<A>): number;
    offsets: number[];
    /** Years before the year of this date are left out. */
    from?(scope: Scope<A>): string | null | undefined;
    /** Years after this one are left out. */
    showUntil?(scope: Scope<A>): number | null | undefined;
    /** The least number of years that must be filled; all of them when absent. */
    minCount?: number;
  };
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

// ---------- rules

/** An error blocks submission, a warning is shown and confirmed. The texts say what is wrong and what to do. */
export interface Rule<A = Answers> extends Text {
  id: string;
  level: 'error' | 'warning';
  /** True when all is well. */
  check?(scope: Scope<A>): boolean;
  /** Only the server can decide: it depends on other filings, companies or registers. */
  server?: true;
  /** With `server`: no other filing of the program and batch that was sent says the same at this path. */
  onceInBatch?: string;
  /** What must hold beside another filing, asked by the server alone. */
  beside?: Beside<A>;
  /** Where to go to mend it: paths of the answers that the rule speaks of. */
  paths?: string[];
}

/** A rule about two filings: this one, and the one of another program whose id it names. Asked where that one was sent. */
export interface Beside<A = Answers> {
  program: string;
  /** The path of the id. */
  id: string;
  /** True when all is well. `other` is what was sent, as its form has it. */
  check(scope: Scope<A>, other: Answers): boolean;
}

/** A condition for applying, told to the filer before the first answer. */
export interface Eligibility extends Text {
  id: string;
  /** Of a program with several kinds: the one that it holds for. Absent: all of them. */
  kind?: Option['value'];
  value?: number;
  unit?: string;
  /** Decided by the deploying body, not by a national rule. */
  deploymentConfig?: true;
  /** Values without a source are marked as such. */
  guess?: true;
}

/** Thresholds that depend on answers: `pick` gives the path into `sets`; an absent value switches its check off. */
export interface Thresholds<A = Answers> {
  pick(scope: Scope<A>): (string | number | undefined | null)[];
  sets: Record<string, unknown>;
}

/** Points that judges may give for one part of a filing. */
export interface PointRange extends Text {
  least: number;
  most: number;
  outOf: number;
}

/** What the answers let a filer expect of the judges. It binds nobody. */
export interface Assessment {
  passAbove: number;
  parts: PointRange[];
}

/** A line of the first page. */
export interface CoverLine extends Text {
  /**
   * What stands on it: the first of these templates whose `{places}` are all filled. A place is the key of a field, or one
   * of batch_year, company_name, declaration_no, department, program, submitted_on. Without a value it is left to the pen.
   */
  value?: string[];
}

export interface DocumentPlan {
  title: Text;
  fileName: Text;
  watermark: Text;
  /** What the first page says. */
  cover?: CoverLine[];
  /** What stands at the foot of each page of a submitted form. */
  footer?: Text;
  contents: Text[];
  /** Pages to be signed and sealed. */
  signPages?: Text[];
  /** Attachments that are bound in. */
  appended?: Text;
}

export interface Form {
  sections: Section[];
  rules: Rule[];
  eligibility: Eligibility[];
  thresholds?: Thresholds;
  /** Where a program publishes how its judges count. */
  assess?(scope: Scope): Assessment;
  document: DocumentPlan;
  /** The rules, laws and notices that the form follows. */
  basis: string[];
}

/** A form as its program writes it: every function knows the program's own answers. */
export interface TypedForm<A> extends Omit<Form, 'sections' | 'rules' | 'thresholds' | 'assess'> {
  sections: { [K in keyof A & string]: SectionOf<A, K> }[keyof A & string][];
  rules: Rule<A>[];
  thresholds?: Thresholds<A>;
  assess?(scope: Scope<A>): Assessment;
}

/** Hands a form to the engine, which knows no program: the one place where the type of its answers is let go. */
export const defineForm = <A>(form: TypedForm<A>): Form => form as unknown as Form;

// ---------- manifest

/** `METHOD /path` below the API base, spelled as the specification spells it. */
export type CallPath = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

export interface FilingCalls {
  info: CallPath;
  one: CallPath;
  /** Calls that take `{id?, version?, action?, data}`: without an action they save. */
  save: CallPath[];
  /** Where submitting has its own call. */
  submit?: CallPath;
  log: CallPath;
  submitQuantity?: CallPath;
  download?: CallPath;
}

/** A call that answers with option lists, by its query `type` where it has one. */
export interface LookupCall {
  call: CallPath;
  /** Loaded on demand. By type, or under '' where the call takes none. */
  load(): Promise<Record<string, Dictionary | Dictionary[]>>;
}

export interface Manifest {
  key: string;
  title: Text;
  /** The letter of a technology plan. */
  plan?: string;
  /** One line for choosers and menus. */
  summary?: Text;
  /** The path of the form; spelled and cased as the specification does. */
  route: string;
  /** The menu's name and icon. */
  icon?: string;
  calls: FilingCalls;
  lookups?: LookupCall[];
  /** Two letters that open a receipt number. */
  receiptPrefix: string;
  /** Names this edition of the form. A filing keeps the edition that it was filled under. */
  edition: string;
  /** Filings that a company may hold in one batch. */
  perCompanyAndBatch: number;
  /** The steps that follow the first review. */
  review: { expertReview: boolean; publicNotice: boolean };
  /** Said on opening the form while the program has no open window. */
  closedNotice?: Text;
  /** Said on submission of incomplete data, in place of the general message. */
  incompleteMessage?: Text;
  /** The kinds of a program that has several, chosen by the query selectIndex. */
  kinds?: Option[];
}

/** What the generated index lists: the manifest, and the form body behind a dynamic import. */
export interface Program extends Manifest {
  load(): Promise<Form>;
}
