/** Fields of a form: one question each, of one type. */
import type { Text } from '../text';
import type { Answers, AnswerValue, FormContext, FormScope, Row } from './answers';
import type { CompanyFigureKey } from './company-figures';
import type { RegisterFact } from './registers';

/**
 * Functions of a field. They are methods, not properties, so that a form of one program can be handed to the engine,
 * which knows no program.
 */
interface FieldFunctions<A, R> {
  showWhen?(scope: FormScope<A>): boolean;
  requiredWhen?(scope: FormScope<A>): boolean;
  /** Computes the value. In a table `row` is its own row, `previous` the row before (null on the first). */
  computed?(scope: FormScope<A>, row: R, previous: R | null): unknown;
}

interface FieldBase<A, R> extends Text, FieldFunctions<A, R> {
  key: string;
  /** Identity across editions, where the field was renamed or moved; absent: `section.key`, by the identity of its section. */
  id?: string;
  help?: Text;
  /** The reason why the form asks for this value. */
  why?: Text;
  /** A value as a company could give it; it passes the checks of the field. */
  example?: AnswerValue;
  unit?: string;
  /** Id of the rule whose figure this value is: the outcome of the rule is shown beside the value. */
  judgedBy?: string;
  /**
   * Figure of the company that this field holds; other forms ask for it under other names. In a table without given rows, the
   * sum of the column over the rows of a year.
   */
  recurs?: CompanyFigureKey;
  /** Year of the figure relative to the batch year, in sections without years; `ofYear` says the same where it is given. */
  figureYear?: number;
  /** Figures that are the number of rows with these values in this column of a table. */
  counts?: Readonly<Record<string, CompanyFigureKey>>;
  /** Fact that this field holds of an entry of the register that its section lists; other forms ask for it under other names. */
  means?: RegisterFact;
  /**
   * Year that the field is about, relative to the batch year, and the label of the field in a filing whose batch is known,
   * with `{{year}}`.
   */
  ofYear?: Text & { offset: number };
  /**
   * Reason why an answer that is copied from an earlier filing must be renewed, where its type does not tell. year: it is about
   * the year before the batch. lapse: it is the day on which something ends, and counts once that day is over.
   */
  renews?: 'year' | 'lapse';
  /** Texts for the values of a computed code. */
  words?: Record<string, Text>;
  required?: boolean;
  /** Register in which the numbers of this column are looked up; reviewers see the result for each. */
  register?: 'patent';
  /** Filled by the engine: the year of a year grid's row, or the number of a table's row. */
  auto?: 'reporting_year' | 'row_number';
  /**
   * Source of the value: `company.<key>` of the profile, `company.<key>.<choice>` for whether a list of it holds a choice, `<program>.<section>.<field>` of the linked filing, or facts of the
   * server about that filing: `<program>.$filing.id`, `.no` and `.grant_approved`. `filing.kind`: the kind of this filing
   * among those of its program.
   */
  source?: string;
  default?: AnswerValue | ((ctx: FormContext) => AnswerValue);
  uniqueInTable?: boolean;
  sensitive?: boolean;
  /**
   * True for a field that identifies the applicant or a person: hidden from experts in a blind review, as sensitive
   * fields are.
   */
  identifies?: boolean;
  /**
   * True for a field that is shown, never typed. With a source of a company or another filing it follows that source,
   * whatever a client sends.
   */
  readonly?: boolean;
  /** True for a field that is prefilled from the company's record and may differ from it without a warning. */
  mayDiffer?: boolean;
}

export interface TextField<A = Answers, R = Row> extends FieldBase<A, R> {
  type: 'text' | 'textarea' | 'phone' | 'email' | 'credit_code' | 'id_card' | 'url';
  minLength?: number;
  /** Maximum length in characters as a reader counts them: 𠮷 is one. */
  maxLength?: number;
  pattern?: string;
  /** Message for a value that does not match `pattern`, in place of the advice to compare it with the document. */
  patternSays?: Text;
}

export interface NumberField<A = Answers, R = Row> extends FieldBase<A, R> {
  /** money_wan is in 万元 (10,000 yuan) with two decimals. */
  type: 'integer' | 'decimal' | 'money_wan' | 'percent' | 'year';
  min?: number;
  max?: number;
  /** Maximum number of decimals of a value. */
  precision?: number;
  /** fixed2: shown with two decimals also when they are zero. */
  display?: 'fixed2';
}

export interface DateField<A = Answers, R = Row> extends FieldBase<A, R> {
  /** Type of the value: YYYY-MM-DD, or YYYY-MM. */
  type: 'date' | 'month';
  /** True for a day that cannot be in the future when the form is submitted: a birth, a foundation, a granted right. */
  isPast?: boolean;
}

export interface ChoiceField<A = Answers, R = Row> extends FieldBase<A, R> {
  /** A cascader stores the value of the leaf. */
  type: 'select' | 'multiselect' | 'cascader';
  options: Dictionary | RowOptions;
}

export interface BooleanField<A = Answers, R = Row> extends FieldBase<A, R> {
  type: 'boolean';
}

export type FileType = 'pdf' | 'jpg' | 'png' | 'doc' | 'docx' | 'xls' | 'xlsx' | 'zip' | 'mp4' | 'ofd';

export interface FileField<A = Answers, R = Row> extends FieldBase<A, R> {
  /** The answer is a list of file ids. */
  type: 'file';
  accept: FileType[];
  maxSizeMb: number;
  minFiles?: number | ((scope: FormScope<A>) => number);
  maxFiles: number;
  /** Years that the uploaded documents are expected to cover: a file name with another year is questioned. */
  paperYears?(scope: FormScope<A>): number[];
  /**
   * Set for a document that the portal generates and offers for download beside the field. true: the document of the
   * filing, to be signed, sealed and uploaded as a scan; else the key of a separate document.
   */
  generated?: true | string;
}

/** Field that refers to another filing by its id: one of those that the program continues. The server offers them. */
export interface FilingField<A = Answers, R = Row> extends FieldBase<A, R> {
  type: 'filing';
  /** Fields of the same section that describe the referenced filing in words. */
  says: string[];
}

export type Field<A = Answers, R = Row> =
  | TextField<A, R>
  | NumberField<A, R>
  | DateField<A, R>
  | ChoiceField<A, R>
  | BooleanField<A, R>
  | FileField<A, R>
  | FilingField<A, R>;

export type FieldType = Field['type'];

// Kinds of fields that forms ask for again and again, to be spread into a field.

/** In 万元, as amounts are stated in declarations. */
export const money = { type: 'money_wan', precision: 2, unit: '万元' } as const;

/** Money that must be stated and is not negative. */
export const amount = { ...money, required: true, min: 0 } as const;

export const percentage = { type: 'percent', precision: 2, unit: '%' } as const;

/** A number of people or things that must be stated; `unit` is its measure word. */
export const count = (unit: string) =>
  ({ type: 'integer', required: true, min: 0, unit }) as const satisfies Partial<NumberField>;

type Limits = Pick<FileField, 'maxFiles'> & Partial<Pick<FileField, 'maxSizeMb'>>;

const files = (accept: FileType[], { maxFiles, maxSizeMb = 20 }: Limits) =>
  ({ type: 'file', accept, maxSizeMb, maxFiles }) as const;

/** PDF files, of at most 20 MB each unless said otherwise. */
export const pdf = (limits: Limits) => files(['pdf'], limits);

/** Scans or photographs: PDF or pictures, of at most 20 MB each unless said otherwise. */
export const scannedFiles = (limits: Limits) => files(['pdf', 'jpg', 'png'], limits);

/** Options and the dictionaries that hold them. */
export interface Option extends Text {
  value: string | number;
  children?: Option[];
  /** Value of the option with this meaning in other lists, where the texts alone leave two. */
  sameAs?: string;
  /** Other names of the option in files. */
  also?: readonly string[];
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
  /** True where the values are names whose capitals count; otherwise they are codes. */
  isExact?: true;
}

/** Default limits of attachments to a text, such as a question or an appeal. A field may narrow them. */
export const attachmentField: FileField = {
  key: 'files',
  type: 'file',
  zh: '附件',
  en: 'Attachments',
  ar: 'المرفقات',
  accept: ['pdf', 'jpg', 'png', 'doc', 'docx', 'xls', 'xlsx', 'zip'],
  maxSizeMb: 20,
  maxFiles: 5,
};
