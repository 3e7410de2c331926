/** Compiles the document of a program to the form that the engine runs, and to the conditions of a profile. */
import type {
  AnswerValue,
  CallPath,
  Dictionary,
  EditionStep,
  Form,
  FormScope,
  LookupCall,
  ProfileConditions,
} from '../definition';
import type { BoundHelpers } from '../definition/answers';
import { isThresholdReached } from '../expressions/figures';
import type { CompiledExpression, NamedValue } from '../expressions/language/compile';
import { findReferenceDictionary } from '../reference/dictionaries';
import { fillText } from '../text';
import { createCatalogue } from './catalogue';
import type {
  CompileText,
  NamedExpression,
  ProgramDocument,
  VisibilityCase,
  WaitingCase,
  WrittenEditionStep,
} from './types';

/** Properties that hold an expression, with the names of its arguments beside the scope. */
export const EXPRESSION_PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  showWhen: [],
  requiredWhen: [],
  minFiles: [],
  paperYears: [],
  computed: ['row', 'previous'],
  applies: [],
  figure: [],
  check: [],
  beside: ['other'],
  besideFigure: ['other'],
  ofCompany: ['record'],
  pick: [],
  assess: [],
  isShown: [],
  // of `minRowsWhen`, and of the years of a year grid
  when: [],
  base: [],
  from: [],
  showUntil: [],
};

const HELPERS: Record<keyof BoundHelpers | 'ctx', true> = {
  all: true,
  unique: true,
  sum: true,
  leafRows: true,
  groupSum: true,
  yr: true,
  dataYears: true,
  setting: true,
  T: true,
  hasFile: true,
  filesComplete: true,
  ctx: true,
};

/** Names that the scope of a filing has besides its sections. */
export const SCOPE_HELPERS: readonly string[] = Object.keys(HELPERS);

const mapValues = <From, To>(record: Record<string, From>, map: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));

class DocumentCompiler {
  private readonly dictionaries: Map<string, Dictionary>;
  private readonly catalogue: Readonly<Record<string, unknown>>;
  private readonly ofScope: ReadonlySet<string>;
  private readonly named = new Map<string, CompiledExpression>();

  constructor(
    private readonly document: Pick<ProgramDocument, 'expressions' | 'dictionaries'>,
    private readonly compileText: CompileText,
    sections: ProgramDocument['form']['sections'] = [],
  ) {
    this.dictionaries = new Map(
      Object.entries(document.dictionaries).map(([name, dictionary]) => [name, { name, ...dictionary }]),
    );
    this.catalogue = createCatalogue((name) => this.dictionary(name));
    this.ofScope = new Set([...sections.map(({ key }) => key), ...SCOPE_HELPERS]);
  }

  dictionary(name: string): Dictionary {
    const found = this.dictionaries.get(name) ?? findReferenceDictionary(name);
    if (!found) throw new Error(`no dictionary ${name}`);
    return found;
  }

  expression(text: string, parameters: readonly string[]): CompiledExpression {
    return this.compileText(text, { parameters, resolve: (name) => this.resolve(name) });
  }

  /** Named expressions are compiled when they are first needed, as they can name each other. */
  private resolve(name: string): NamedValue | undefined {
    if (this.ofScope.has(name)) return undefined;
    const { expressions } = this.document;
    const written = Object.hasOwn(expressions, name) ? expressions[name] : undefined;
    if (written) return { parameters: written.parameters, getCompiled: () => this.getNamed(name, written) };
    return Object.hasOwn(this.catalogue, name) ? { helper: this.catalogue[name] } : undefined;
  }

  private getNamed(name: string, { parameters, text }: NamedExpression): CompiledExpression {
    const known = this.named.get(name) ?? this.expression(text, parameters);
    this.named.set(name, known);
    return known;
  }

  /** A part of the form: its expressions become functions, its names dictionaries. */
  part(value: unknown, key: string): unknown {
    if (typeof value === 'string') {
      if (key === 'options') return this.dictionary(value);
      const parameters = Object.hasOwn(EXPRESSION_PARAMETERS, key) ? EXPRESSION_PARAMETERS[key] : undefined;
      return parameters ? this.expression(value, parameters) : value;
    }
    if (Array.isArray(value)) return value.map((each) => this.part(each, key));
    if (!value || typeof value !== 'object') return value;
    if (key === 'default') return this.computedDefault((value as { computed: string }).computed);
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, this.part(each, name)]));
  }

  private computedDefault(text: string) {
    const compute = this.expression(text, ['ctx']);
    return (ctx: unknown) => compute({}, ctx);
  }

  /** A rule with a figure and no check of its own asks that the figure reaches its threshold. */
  rule(written: unknown): Form['rules'][number] {
    const rule = this.part(written, '') as Form['rules'][number];
    const { figure } = rule;
    if (!figure || rule.check) return rule;
    return { ...rule, check: (scope) => isThresholdReached(figure(scope)) };
  }

  /** `from` and `to` are names of editions here, and no expressions. */
  editionStep({ retired, converts, ...step }: WrittenEditionStep): EditionStep {
    return {
      ...step,
      ...(retired && {
        retired: mapValues(retired, ({ options, ...item }) => ({
          ...item,
          ...(options && { options: this.dictionary(options) }),
        })),
      }),
      ...(converts && {
        converts: mapValues(converts, (text) => {
          const convert = this.expression(text, ['value']);
          return (value: AnswerValue) => convert({}, value) as AnswerValue;
        }),
      }),
    };
  }

  notYet(cases: readonly WaitingCase[]): NonNullable<Form['continuation']>['notYet'] {
    const parameters = ['other', 'ctx'];
    const compiled = cases.map(({ when, say, with: values = {} }) => ({
      say,
      when: this.expression(when, parameters),
      values: Object.entries(values).map(
        ([name, text]) => [name, this.expression(text, parameters)] as const,
      ),
    }));
    return (other, ctx) => {
      const found = compiled.find(({ when }) => when({}, other, ctx));
      if (!found) return null;
      const values = found.values.map(([name, read]) => [name, read({}, other, ctx) as string]);
      return fillText(found.say, Object.fromEntries(values));
    };
  }

  sightOf(cases: readonly VisibilityCase[]): Form['sightOf'] {
    const compiled = cases.map(({ when, see }) => ({ see, when: this.expression(when, ['reader']) }));
    return (answers, reader) => compiled.find(({ when }) => when(answers, reader))?.see ?? 'none';
  }
}

export function compileForm(document: ProgramDocument, compileText: CompileText): Form {
  const compiler = new DocumentCompiler(document, compileText, document.form.sections);
  const { sections, rules, thresholds, continuation, sightOf, brings, editions, ...rest } = document.form;
  const body = compiler.part(rest, '') as Omit<Form, 'sections' | 'rules'>;
  const findCondition = (id: string) => {
    const found = body.eligibility.find((condition) => condition.id === id);
    if (!found) throw new Error(`no condition ${id}`);
    return found;
  };
  const { notYet, ...conditions } = continuation ?? {};
  const pick = thresholds && compiler.expression(thresholds.pick, []);
  return {
    ...body,
    sections: compiler.part(sections, 'sections') as Form['sections'],
    rules: rules.map((rule) => compiler.rule(rule)),
    ...(thresholds &&
      pick && {
        thresholds: { ...thresholds, pick: (scope: FormScope) => pick(scope) as (string | number)[] },
      }),
    ...(continuation && {
      continuation: { ...conditions, ...(notYet && { notYet: compiler.notYet(notYet) }) },
    }),
    ...(sightOf && { sightOf: compiler.sightOf(sightOf) }),
    ...(brings && {
      brings: brings.map((benefit) => ('condition' in benefit ? findCondition(benefit.condition) : benefit)),
    }),
    ...(editions && { editions: editions.map((step) => compiler.editionStep(step)) }),
  };
}

/** Compiles a text as the expressions of a document are; `parameters`: names of its arguments beside the scope. */
export const compileForDocument = (
  document: ProgramDocument,
  compileText: CompileText,
  { text, parameters }: NamedExpression,
): CompiledExpression =>
  new DocumentCompiler(document, compileText, document.form.sections).expression(text, parameters);

/** Source of the conditions of a profile, which know no section of the form. */
export type ConditionSource = Pick<ProgramDocument, 'expressions' | 'dictionaries'> & {
  fits: Record<string, string>;
};

export function compileFits(
  { fits, ...source }: ConditionSource,
  compileText: CompileText,
): ProfileConditions {
  const compiler = new DocumentCompiler(source, compileText);
  return mapValues(fits, (text) => {
    const check = compiler.expression(text, ['profile', 'today']);
    return (profile: unknown, today: string) => check({}, profile, today) as boolean | null;
  });
}

type OptionLists = Awaited<ReturnType<LookupCall['load']>>;

/** The option lists that a call of the manifest answers with, by type. */
export function findOptionLists(document: ProgramDocument, call: CallPath): OptionLists {
  const compiler = new DocumentCompiler(document, () => () => undefined);
  const { lists = {} } = document.manifest.lookups?.find((lookup) => lookup.call === call) ?? {};
  return mapValues(lists, (names) =>
    Array.isArray(names) ? names.map((name) => compiler.dictionary(name)) : compiler.dictionary(names),
  );
}
