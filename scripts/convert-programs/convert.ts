/**
 * Writes the program documents from the forms in TypeScript: `npm run` has no entry, it is needed until the forms are gone.
 *   npx esbuild scripts/convert-programs/convert.ts --bundle --platform=node --format=esm --packages=external \
 *     --outfile=node_modules/.convert.mjs && node node_modules/.convert.mjs [key…]
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Dictionary, Form, Program } from '../../domain/definition';
import { programs } from '../../domain/programs/index.generated';
import { findReferenceDictionary } from '../../domain/reference/dictionaries';
import { readComments } from './comments';
import { catalogueFunctions, ExpressionConverter, SCOPE } from './expressions';
import { toYaml } from './yaml';

type Parameters = (typeof SCOPE | string)[];
type Plain = Record<string, unknown>;

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

class ProgramConverter {
  private readonly converter: ExpressionConverter;
  private readonly dictionaries = new Map<string, Dictionary>();

  constructor(
    private readonly program: Program,
    private readonly form: Form,
  ) {
    const taken = new Set([...form.sections.map(({ key }) => key), ...HELPERS, 'ctx']);
    this.converter = new ExpressionConverter(catalogueFunctions, taken);
  }

  private nameDictionary(dictionary: Dictionary): string {
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

  private text(closure: unknown, parameters: Parameters): string {
    return this.converter.toText(closure as (...args: unknown[]) => unknown, parameters);
  }

  private value(value: unknown, key: string): unknown {
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

  private rule(rule: Form['rules'][number]): unknown {
    const { check, ...rest } = rule;
    const isMeasured =
      rule.figure && /^\(scope\d*\) => isThresholdReached\(figure\d*\(scope\d*\)\)$/.test(String(check));
    return this.value(isMeasured ? rest : rule, 'rules');
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
    for (const dictionary of this.converter.dictionaries.values())
      this.nameDictionary(dictionary as Dictionary);
    return {
      schema: 1,
      key,
      edition,
      manifest: written,
      form,
      dictionaries: Object.fromEntries(
        [...this.dictionaries.values()].map(({ name, ...dictionary }) => [name, dictionary]),
      ),
      expressions: this.converter.expressions,
    };
  }
}

/** Lays out long expressions as the code of the project is laid out. */
function layOut(document: Plain): Plain {
  const long: string[] = [];
  const visit = (value: unknown, path: string[]): unknown => {
    if (Array.isArray(value)) return value.map((each) => visit(each, path));
    if (value && typeof value === 'object')
      return Object.fromEntries(
        Object.entries(value).map(([key, each]) => [key, visit(each, [...path, key])]),
      );
    if (typeof value !== 'string' || !isExpression(path) || value.length <= 90) return value;
    long.push(value);
    return { laidOut: long.length - 1 };
  };
  const visited = visit(document, []);
  if (!long.length) return document;
  const file = join('domain', `convert-${process.pid}.ts`);
  writeFileSync(file, long.map((text, i) => `/* ${i} */\nexport const e${i} = ${text};\n`).join(''));
  execFileSync('npx', ['biome', 'format', '--write', file], { stdio: 'ignore' });
  const parts = readFileSync(file, 'utf8')
    .split(/^\/\* \d+ \*\/\n/m)
    .slice(1);
  rmSync(file);
  const texts = parts.map((part) => {
    const [head, ...lines] = part
      .trim()
      .replace(/;$/, '')
      .replace(/^export const e\d+ =\s*/, '')
      .split('\n');
    const isIndented = part.trimEnd().split('\n')[0]?.endsWith('=');
    return [head, ...lines.map((line) => (isIndented ? line.replace(/^ {2}/, '') : line))].join('\n');
  });
  const fill = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(fill);
    if (!value || typeof value !== 'object') return value;
    if ('laidOut' in value) return texts[value.laidOut as number];
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fill(each)]));
  };
  return fill(visited) as Plain;
}

const EXPRESSION_KEYS = new Set([
  'fits',
  'showWhen',
  'requiredWhen',
  'computed',
  'applies',
  'figure',
  'check',
  'beside',
  'ofCompany',
  'minFiles',
  'paperYears',
  'base',
  'from',
  'showUntil',
  'when',
  'pick',
  'assess',
  'isShown',
  'text',
]);
const isExpression = (path: string[]): boolean =>
  EXPRESSION_KEYS.has(path.at(-1) ?? '') || EXPRESSION_KEYS.has(path.at(-2) ?? '');

const wanted = process.argv.slice(2);
for (const program of programs) {
  if (wanted.length && !wanted.includes(program.key)) continue;
  const document = layOut(await new ProgramConverter(program, await program.load()).convert());
  const folder = join('domain/programs', program.key);
  const comments = readComments([folder, 'domain/programs/common']);
  const yaml = toYaml(document, comments);
  writeFileSync(join(folder, 'program.yaml'), yaml);
  console.log(program.key, yaml.split('\n').length, 'lines', yaml.length, 'characters');
}
