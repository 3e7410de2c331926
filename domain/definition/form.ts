/** The body of a program: its sections, rules and documents. */
import type { Text } from '../text';
import type { Answers, AnswerValue, FormContext, FormScope } from './answers';
import type { Dictionary, FieldType } from './fields';
import type { EligibilityCondition, Rule, ScoreEstimate, ThresholdSets } from './rules';
import type { Section, SectionOf } from './sections';

/** A file that was uploaded for a guide. Its bytes are known by their hash, in every house alike. */
export interface AttachedFile {
  name: string;
  /** Size in bytes. */
  size: number;
  sha256: string;
}

/** A file of the guide: by its address, which begins with https://, or uploaded with the document. */
export interface GuideFile extends Text {
  url?: string;
  file?: AttachedFile;
}

export interface Form {
  sections: Section[];
  rules: Rule[];
  eligibility: EligibilityCondition[];
  thresholds?: ThresholdSets;
  /** Estimates the score, where a program publishes its scoring. */
  assess?(scope: FormScope): ScoreEstimate;
  /** Conditions for continuing a filing of another program. */
  continuation?: ContinuationConditions;
  /** The part of an approved filing that other companies see. Absent: nothing. */
  sightOf?(answers: Answers, reader: RequestingCompany): FilingVisibility;
  document: DocumentPlan;
  /** Separate documents with a part of the filing: for a published list, or for experts. */
  separatePapers?: SeparateDocumentPlan[];
  /** The rules, laws and notices that the form follows; an address that begins with https:// becomes a link. */
  basis: string[];
  /** How to apply, in paragraphs. */
  guide?: Text;
  /** Files that belong to the guide. */
  guideFiles?: GuideFile[];
  /** Benefits of an approved filing. A benefit that is also a condition is the same object as that condition. */
  brings?: Text[];
  /** Migrations of answers from earlier editions to this one. */
  editions?: EditionStep[];
}

/** A form as its program writes it: every function knows the program's own answers. */
export interface TypedForm<A>
  extends Omit<Form, 'sections' | 'rules' | 'thresholds' | 'assess' | 'sightOf' | 'separatePapers'> {
  sections: { [K in keyof A & string]: SectionOf<A, K> }[keyof A & string][];
  rules: Rule<A>[];
  thresholds?: ThresholdSets<A>;
  assess?(scope: FormScope<A>): ScoreEstimate;
  sightOf?(answers: A, reader: RequestingCompany): FilingVisibility;
  separatePapers?: SeparateDocumentPlan<A>[];
}

/** Defines a form: the one place where the type of its own answers is erased for the engine, which knows no program. */
export const defineForm = <A>(form: TypedForm<A>): Form => form as unknown as Form;

// Filings that continue one of another program: the second stage of an open bid, and its result.

/**
 * The filing that a program continues, declared in the manifest so that it is known before the form is opened: without a
 * filing to continue nothing can be filed.
 */
export interface ContinuationRequirement {
  program: string;
  /** The path of the field that names the continued filing. */
  id: string;
  /** Name of the thing that is continued, such as a demand or a project. */
  thing: Text;
  /** Message naming the step that must come first, where there is no filing to continue. */
  first: Text;
}

/** The conditions for continuing an approved filing. `other`: the submitted answers of that filing, in the shape of its form. */
export interface ContinuationConditions {
  /** The reason why the filing cannot be continued yet; null when it can. */
  notYet?(other: Answers, ctx: FormContext): Text | null;
  /** Answer of the continued filing, and the value of it that allows several filings to continue it. */
  bySeveral?: { path: string; is: string };
}

/** A company that asks about the filing of another. */
export interface RequestingCompany {
  name: string;
  creditCode: string;
}

/** The part of an approved filing that another company sees: all of it, its single values without its tables, or nothing. */
export type FilingVisibility = 'whole' | 'heading' | 'none';

// Migration of answers from an earlier edition of a form to the present one.

/** An item that the form dropped: its former name, and the type and options that put its values into words. */
export interface RetiredItem extends Text {
  type?: FieldType;
  options?: Dictionary;
  /** True for a section of rows: none of its columns has a single answer. */
  hasRows?: true;
}

/**
 * Migration of answers from one edition of a form to the next. It states only what the engine cannot infer: renamed items,
 * converted values, and the former names of dropped items. Paths are `section`, `section.field` (in a table: its column) and
 * `section[row]` for a given row.
 */
export interface EditionStep {
  from: string;
  to: string;
  /** New path of an answer, by its former path. */
  moves?: Record<string, string>;
  /** New value of an option, by the path of its field here and its former value. */
  values?: Record<string, Record<string, string | number>>;
  /** Conversion of a value whose notation changed (a unit, an option), by its new path. */
  converts?: Record<string, (value: AnswerValue) => AnswerValue>;
  /** Dropped answers, by their former path. */
  retired?: Record<string, RetiredItem>;
  /**
   * Former texts of options that are gone, by the path of their field here and their value. No document states them: they
   * follow from the documents of both editions.
   */
  withdrawn?: Record<string, Record<string, Text>>;
}

/** A line of the first page. */
export interface CoverLine extends Text {
  /**
   * Text of the line: the first of these templates whose placeholders all have a value. A placeholder is the key of a field,
   * or one of batch_year, company_name, declaration_no, department, program, submitted_on. Without such a template the line
   * is left blank for handwriting.
   */
  value?: string[];
}

/** A page to be signed and sealed. */
export interface SignPage extends Text {
  /** True where the page shows the statements of the declaration, which the signature confirms. */
  statements?: true;
}

/** The printed form of a filing. */
export interface DocumentPlan {
  title: Text;
  fileName: Text;
  watermark: Text;
  /** The lines of the first page. */
  cover?: CoverLine[];
  /** The foot of each page of a submitted form. */
  footer?: Text;
  /** True where the document has a page with instructions for each section. */
  instructions?: true;
  /** Pages to be signed and sealed. */
  signPages?: SignPage[];
  /** Attachments that the guide asks to be bound into the document. Not printed: they are in the bundle, not in the document. */
  appended?: Text;
}

/** A section, or some of its fields, on a separate document. */
export interface SeparateDocumentPart<A = Answers> {
  section: keyof A & string;
  fields?: string[];
  /** Condition of the part; absent: always shown. */
  isShown?(answers: A): boolean;
}

/** A separate document with some answers of a filing, beside its main document. */
export interface SeparateDocumentPlan<A = Answers> extends Text {
  key: string;
  shows: SeparateDocumentPart<A>[];
  /** True for a document that does not identify the applicant. */
  isBlind?: true;
}
