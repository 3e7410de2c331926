/** Converts the form and the manifest of a program, or a part that programs share, to what a document states. */
import type { Dictionary, Form, Program } from '../../domain/definition';
import { findReferenceDictionary } from '../../domain/reference/dictionaries';
import { catalogueFunctions, ExpressionConverter, SCOPE } from './expressions';

type Parameters = (typeof SCOPE | string)[];
type Plain = Record<string, unknown>;
type Rule = Form['rules'][number];

/** Arguments of the functions of a form that take others than the scope. */
const PARAMETERS: Record<string, Parameters> = {
  computed: [SCOPE, 'row', 'previous'],
  default: ['ctx'],
  beside: [SCOPE, 'other'],
  ofCompany: [SCOPE, 'record'],
  sightOf: [SCOPE, 'reader'],
};

const HELPERS = [
  'all',
  'unique',
  'sum',
  'leafRows',
  'groupSum',
  'yr',
  'dataYears',
  'setting',
  'T',
  'hasFile',
  'filesComplete',
];

/** Functions of these programs that a document states as a list of cases. */
const CASES: Record<string, Plain> = {
  'jiebangguashuai_result.notYet': {
    notYet: [
      {
        when: 'ctx.today < addMonths(other.proposal.end_date, -3)',
        say: {
          zh: '该项目计划于{{end}}结束，自{{from}}起可以申报成果',
          en: 'This project ends on {{end}}. Its result can be filed from {{from}} on',
          ar: 'ينتهي هذا المشروع في {{end}}. يمكن تقديم نتيجته ابتداءً من {{from}}',
        },
        with: { end: 'other.proposal.end_date', from: 'addMonths(other.proposal.end_date, -3)' },
      },
    ],
  },
  'jiebang_second.sightOf': {
    sightOf: [{ when: 'demand_link.demander_code === reader.creditCode', see: 'whole' }],
  },
  'jiebangguashuai.sightOf': {
    sightOf: [
      { when: "demand.open_scope === 'public'", see: 'whole' },
      { when: "demand.open_scope === 'masked'", see: 'heading' },
      { when: 'bidder_terms.intended_bidder?.includes(reader.name)', see: 'whole' },
    ],
  },
};

/** Properties of fields, sections and rules in the order in which people read them; the others follow as they stand. */
const ORDER = [
  'id',
  'key',
  'kind',
  'level',
  'title',
  'zh',
  'en',
  'ar',
  'type',
  'options',
  'unit',
  'required',
  'requiredWhen',
  'showWhen',
];

function listInOrder(value: object): [string, unknown][] {
  const entries = Object.entries(value);
  if (!('key' in value || 'id' in value)) return entries;
  const rank = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  return entries.sort(([a], [b]) => rank(a) - rank(b));
}

const isDictionary = (value: unknown): value is Dictionary =>
  typeof value === 'object' && value !== null && 'items' in value && 'title' in value && 'name' in value;

/** Turns functions into expressions, and dictionaries into their names. */
export class PartConverter {
  protected readonly converter: ExpressionConverter;
  private readonly dictionaries = new Map<string, Dictionary>();

  constructor(sections: readonly string[]) {
    this.converter = new ExpressionConverter(catalogueFunctions, new Set([...sections, ...HELPERS, 'ctx']));
  }

  /** What the converted parts name, by name. */
  get named() {
    for (const dictionary of this.converter.dictionaries.values())
      this.nameDictionary(dictionary as Dictionary);
    return {
      dictionaries: Object.fromEntries(
        [...this.dictionaries.values()].map(({ name, ...dictionary }) => [name, dictionary]),
      ),
      expressions: this.converter.expressions,
    };
  }

  /** A section, a rule, a list of these, or another part without functions of its own. */
  part(part: unknown): unknown {
    if (Array.isArray(part)) return part.map((each) => this.part(each));
    return part && typeof part === 'object' && 'level' in part
      ? this.rule(part as Rule)
      : this.value(part, '');
  }

  protected nameDictionary(dictionary: Dictionary): string {
    const { name } = dictionary;
    if (findReferenceDictionary(name) === dictionary) return name;
    const known = this.dictionaries.get(name);
    if (known && known !== dictionary && JSON.stringify(known) !== JSON.stringify(dictionary))
      throw new Error(`two dictionaries ${name}`);
    if (findReferenceDictionary(name))
      throw new Error(`dictionary ${name} differs from that of domain/reference`);
    this.dictionaries.set(name, dictionary);
    return name;
  }

  protected text(closure: unknown, parameters: Parameters): string {
    return this.converter.toText(closure as (...args: unknown[]) => unknown, parameters);
  }

  protected value(value: unknown, key: string): unknown {
    if (typeof value === 'function') {
      const text = this.text(value, PARAMETERS[key] ?? [SCOPE]);
      return key === 'default' ? { computed: text } : text;
    }
    if (isDictionary(value)) return this.nameDictionary(value);
    if (Array.isArray(value)) return value.map((each) => this.value(each, key));
    if (value && typeof value === 'object')
      return Object.fromEntries(
        listInOrder(value)
          .filter(([, each]) => each !== undefined)
          .map(([name, each]) => [name, this.value(each, name)]),
      );
    return value;
  }

  protected rule(rule: Rule): unknown {
    const { check, ...rest } = rule;
    const isMeasured =
      rule.figure && /^\(scope\d*\) => isThresholdReached\(figure\d*\(scope\d*\)\)$/.test(String(check));
    return this.value(isMeasured ? rest : rule, 'rules');
  }
}

export class ProgramConverter extends PartConverter {
  constructor(
    private readonly program: Program,
    private readonly form: Form,
  ) {
    super(form.sections.map(({ key }) => key));
  }

  async convert(): Promise<Plain> {
    const { load: _, lookups, fits, key, edition, ...manifest } = this.program;
    const { sections, rules, brings, continuation, sightOf, ...rest } = this.form;
    const body = this.value(rest, 'form') as Plain;
    const bySeveral = continuation?.bySeveral;
    const form = {
      sections: this.value(sections, 'sections'),
      rules: rules.map((rule) => this.rule(rule)),
      eligibility: body.eligibility,
      ...(body.thresholds ? { thresholds: body.thresholds } : {}),
      ...(body.assess ? { assess: body.assess } : {}),
      ...(continuation && {
        continuation: { ...CASES[`${key}.notYet`], ...(bySeveral && { bySeveral }) },
      }),
      ...(sightOf && CASES[`${key}.sightOf`]),
      ...body,
      ...(brings && {
        brings: brings.map((benefit) => {
          const condition = this.form.eligibility.find((each) => each === benefit);
          return condition ? { condition: condition.id } : benefit;
        }),
      }),
    };
    const lists = await Promise.all(
      (lookups ?? []).map(async ({ call, load }) => ({
        call,
        lists: Object.fromEntries(
          Object.entries(await load()).map(([type, list]) => [
            type,
            Array.isArray(list) ? list.map((each) => this.nameDictionary(each)) : this.nameDictionary(list),
          ]),
        ),
      })),
    );
    const written = {
      ...(this.value(manifest, 'manifest') as Plain),
      ...(fits && {
        fits: Object.fromEntries(
          Object.entries(fits).map(([id, check]) => [id, this.text(check, ['profile', 'today'])]),
        ),
      }),
      ...(lookups && { lookups: lists }),
    };
    return { schema: 1, key, edition, manifest: written, form, ...this.named };
  }
}
