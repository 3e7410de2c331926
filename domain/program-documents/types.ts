/** A program as a document: its manifest and form, where every function of them is the text of an expression. */
import type {
  ContinuationConditions,
  Dictionary,
  EditionStep,
  FilingVisibility,
  Form,
  LookupCall,
  Manifest,
  ReportsHead,
  RetiredItem,
} from '../definition';
import type { CompiledExpression, ExpressionEnvironment } from '../expressions/language/compile';
import type { Expression } from '../expressions/language/tree';
import type { Text, TextTemplate } from '../text';
import type { WrittenScenario } from './scenarios/scenario';

/** A value of a form as its document writes it: functions as expressions, dictionaries by their names. */
export type Written<T> = T extends (...args: never[]) => unknown
  ? string
  : T extends Dictionary
    ? string
    : T extends readonly (infer Each)[]
      ? Written<Each>[]
      : T extends object
        ? { [Key in keyof T]: Written<T[Key]> }
        : T;

/** A default value that depends on the filing: an expression of `ctx`. */
export interface ComputedDefault {
  computed: string;
}

/** A reason to wait, where its condition on `other` and `ctx` holds; `with` fills in the placeholders of its text. */
export interface WaitingCase {
  when: string;
  say: TextTemplate;
  with?: Record<string, string>;
}

/** What a reader sees where the condition on the answers and `reader` holds. */
export interface VisibilityCase {
  when: string;
  see: FilingVisibility;
}

/** A helper of a document's expressions. Without parameters its name alone stands for its value. */
export interface NamedExpression {
  parameters: string[];
  text: string;
}

/** A step from an edition to the next one; `converts`: expressions of `value`, by the path of the field. */
export type WrittenEditionStep = Omit<EditionStep, 'converts' | 'retired'> & {
  converts?: Record<string, string>;
  retired?: Record<string, Written<RetiredItem>>;
};

export interface FormDocument
  extends Omit<Written<Form>, 'continuation' | 'sightOf' | 'brings' | 'editions'> {
  /** The first case that holds is the reason. */
  continuation?: Pick<ContinuationConditions, 'bySeveral'> & { notYet?: WaitingCase[] };
  /** The first case that holds decides; none: nothing is seen. */
  sightOf?: VisibilityCase[];
  /** Benefits: a text of its own, or the id of the condition that is one too. */
  brings?: (Text | { condition: string })[];
  editions?: WrittenEditionStep[];
}

export interface ManifestDocument
  extends Omit<Manifest, 'key' | 'edition' | 'fits' | 'lookups' | 'route' | 'calls'> {
  /** Page and calls that the specification names; absent: the generic ones. */
  route?: Manifest['route'];
  calls?: Manifest['calls'];
  /** Conditions that the company profile can answer, by id: expressions of `profile` and `today`. */
  fits?: Record<string, string>;
  /** Option lists by their names. */
  lookups?: (Pick<LookupCall, 'call'> & { lists: Record<string, string | string[]> })[];
}

/** A section of the program's own form in a report. */
export interface ProgramSection {
  ofProgram: string;
  /** Keys of the fields that say what the approved filing said; the report has no others of this section. */
  given?: string[];
  /** Keys of fields that the report does not ask for. */
  without?: string[];
  /** True for a year grid of which the report asks for the last year alone. */
  lastYear?: true;
}

/** A rule of the program's own form in a report. */
export interface ProgramRule {
  ofProgram: string;
}

export interface ReportFormDocument {
  key: string;
  title: Text;
  /** Title of the paper, where it differs. */
  paperTitle?: Text;
  sections: (ProgramSection | FormDocument['sections'][number])[];
  rules: (ProgramRule | FormDocument['rules'][number])[];
}

export interface ReportsDocument extends Omit<ReportsHead, 'forms'> {
  forms?: ReportFormDocument[];
}

export interface ProgramDocument {
  schema: 1;
  key: string;
  edition: string;
  manifest: ManifestDocument;
  form: FormDocument;
  /** Reports that its approvals owe; absent: none. */
  reports?: ReportsDocument;
  /** Dictionaries that only this program uses, by name. */
  dictionaries: Record<string, Omit<Dictionary, 'name'>>;
  expressions: Record<string, NamedExpression>;
  /** Scenarios of the office. They judge nothing, and are not sent with the body. */
  scenarios?: WrittenScenario[];
}

/** Compiles the text of an expression. */
export type CompileText = (text: string, environment: ExpressionEnvironment) => CompiledExpression;

/** Trees of expressions by their texts. */
export type ExpressionTrees = Readonly<Record<string, Expression>>;

/** The conditions that a profile can answer, with the named expressions that they need. */
export interface ProgramConditions {
  fits: Record<string, string>;
  expressions: ProgramDocument['expressions'];
  trees: ExpressionTrees;
}

/** The whole document, with the trees of its expressions. */
export interface ProgramBody {
  document: ProgramDocument;
  trees: ExpressionTrees;
}

/** The reports of a document with the trees of the expressions in their forms. */
export interface ReportsBody {
  reports: ReportsDocument;
  trees: ExpressionTrees;
}
