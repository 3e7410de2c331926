/** The body of a program: what it asks, checks and prints. */
import type { Text } from '../text';
import type { Answers, AnswerValue, Context, Scope } from './answers';
import type { Dictionary, FieldType } from './fields';
import type { Assessment, Eligibility, Rule, Thresholds } from './rules';
import type { Section, SectionOf } from './sections';

export interface Form {
  sections: Section[];
  rules: Rule[];
  eligibility: Eligibility[];
  thresholds?: Thresholds;
  /** Given where a program publishes how its judges count. */
  assess?(scope: Scope): Assessment;
  /** How the program continues another, where it does. */
  continuation?: Continuation;
  /** The part of an approved filing that other companies see. Absent: nothing. */
  sightOf?(answers: Answers, reader: Reader): Sight;
  document: DocumentPlan;
  /** Papers that go their own way: to a published list, or to experts. */
  separatePapers?: SeparatePaper[];
  /** The rules, laws and notices that the form follows. */
  basis: string[];
  /** Benefits of an approved filing. Facts that stand among the conditions are the same objects here. */
  brings?: Text[];
  /** Steps by which answers of earlier editions come to this one. */
  editions?: EditionStep[];
}

/** A form as its program writes it: every function knows the program's own answers. */
export interface TypedForm<A>
  extends Omit<Form, 'sections' | 'rules' | 'thresholds' | 'assess' | 'sightOf' | 'separatePapers'> {
  sections: { [K in keyof A & string]: SectionOf<A, K> }[keyof A & string][];
  rules: Rule<A>[];
  thresholds?: Thresholds<A>;
  assess?(scope: Scope<A>): Assessment;
  sightOf?(answers: A, reader: Reader): Sight;
  separatePapers?: SeparatePaper<A>[];
}

/** Hands a form to the engine, which knows no program: the one place where the type of its answers is let go. */
export const defineForm = <A>(form: TypedForm<A>): Form => form as unknown as Form;

// Filings that continue one of another program: the second stage of an open bid, and its result.

/** Known before the form is opened: nothing can be filed until there is something to continue. */
export interface Continues {
  program: string;
  /** The path of the field that names the continued filing. */
  id: string;
  /** The name of one of them. */
  thing: Text;
  /** The step that comes before there is one. */
  first: Text;
}

/** The conditions for continuing an approved filing. `other` is its submitted answers, as its form has them. */
export interface Continuation {
  /** The reason why it cannot be continued yet; null when it can. */
  notYet?(other: Answers, ctx: Context): Text | null;
  /** Several approved filings may continue the same one where this answer of it says so. */
  bySeveral?: { path: string; is: string };
}

/** A company that asks about the filing of another. */
export interface Reader {
  name: string;
  creditCode: string;
}

/** The part of an approved filing that another company sees: all of it, its single values without its tables, or nothing. */
export type Sight = 'whole' | 'heading' | 'none';

// Steps by which answers given under an earlier edition of a form come to the present one.

/** An item as it was called, and what is needed to say its values in words. */
export interface Retired extends Text {
  type?: FieldType;
  options?: Dictionary;
}

/**
 * From one edition to the next one. Only what the engine cannot see by itself: that an item has another name now, that
 * its values are said otherwise, and what a dropped item was called. Places are `section`, `section.field` (in a table:
 * its column) and `section[row]` for a given row.
 */
export interface EditionStep {
  from: string;
  to: string;
  /** The new place of an answer, by the place that it had. */
  moves?: Record<string, string>;
  /** Values said in another way (a unit, an option), by the place that they have now. */
  converts?: Record<string, (value: AnswerValue) => AnswerValue>;
  /** Answers without a place, by the place that they had. */
  retired?: Record<string, Retired>;
}

/** A line of the first page. */
export interface CoverLine extends Text {
  /**
   * Its text: the first of these templates whose `{{places}}` are all filled. A place is the key of a field, or one
   * of batch_year, company_name, declaration_no, department, program, submitted_on. Without a value it is left to the pen.
   */
  value?: string[];
}

/** A page to be signed and sealed. */
export interface SignPage extends Text {
  /** The statements of the declaration stand on it: they are what is signed. */
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
  /** A page says how each section is to be filled in. */
  instructions?: true;
  /** Pages to be signed and sealed. */
  signPages?: SignPage[];
  /** Attachments that are bound in. */
  appended?: Text;
}

/** Part of a section on a separate paper: the whole of it, or these fields. */
export interface PaperPart<A = Answers> {
  section: keyof A & string;
  fields?: string[];
  /** Absent: always. */
  isShown?(answers: A): boolean;
}

/** A paper with some answers of a filing, beside its document. */
export interface SeparatePaper<A = Answers> extends Text {
  key: string;
  shows: PaperPart<A>[];
  /** Nothing on it says who files. */
  isBlind?: true;
}
