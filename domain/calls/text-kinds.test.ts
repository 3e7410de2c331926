import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { logFile } from '../audit/chain';
import { registerBody } from '../company/calls';
import { listFilingCalls } from '../filing/program-calls';
import { DOCUMENT_LIMITS } from '../program-documents/schema/values';
import { programs } from '../programs/index.generated';
import { defineLookupQuery } from '../reference/calls';
import type { CallDefinition } from './define';
import { commonCalls } from './index.generated';
import { credential } from './shapes';
import { fileName, line } from './text-kinds';

/** Schemas with rules of their own, or whose values are compared and never stored. */
const BY_OTHER_RULES: readonly unknown[] = [credential, fileName, logFile];

type Leaf = { place: string; schema: z.ZodType };

/** Lists every text that a schema accepts, with its path. */
function textsOf(schema: z.ZodType, place: string): Leaf[] {
  if (BY_OTHER_RULES.includes(schema)) return [];
  const def = schema._zod.def as unknown as { type: string } & Record<string, unknown>;
  const inside = (of: unknown, at = place) => textsOf(of as z.ZodType, at);
  switch (def.type) {
    case 'string':
      return [{ place, schema }];
    case 'object':
      return Object.entries(def.shape as object).flatMap(([key, of]) => inside(of, `${place}.${key}`));
    case 'array':
      return inside(def.element, `${place}[]`);
    case 'record':
      return [...inside(def.keyType, `${place} keys`), ...inside(def.valueType, `${place}{}`)];
    case 'union':
      return (def.options as unknown[]).flatMap((of) => inside(of));
    case 'pipe':
      return (def.out as z.ZodType).type === 'boolean' ? [] : inside(def.in);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
      return inside(def.innerType);
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'null':
    case 'unknown':
    case 'transform':
      return [];
    default:
      throw new Error(`${place}: a schema of an unexpected type ${def.type}`);
  }
}

/** Paths of answers, which are checked by the form that they belong to. */
const OF_FORMS = /\.data( keys|\{\})?$/;

const calls: CallDefinition[] = [...commonCalls, ...programs.flatMap((program) => listFilingCalls(program))];
const taken = [
  ...calls.flatMap((call) =>
    [call.query, call.body].flatMap((schema) => (schema ? textsOf(schema, call.name) : [])),
  ),
  ...textsOf(defineLookupQuery([]), 'lookup'),
].filter(({ place }) => !OF_FORMS.test(place));

const refuses = (schema: z.ZodType, text: string) => !schema.safeParse(text).success;
const places = (wrong: Leaf[]) => wrong.map(({ place }) => place);

describe('texts that the calls accept', () => {
  it('finds more than 300 text fields in the calls', () => expect(taken.length).toBeGreaterThan(300));

  it('refuses an endless text in every call, and in a document one that is longer than any', () => {
    const kept = taken.filter(({ schema, place }) => {
      // Documents of programs are bounded by themselves.
      const length = place.endsWith('.document') ? DOCUMENT_LIMITS.length + 1 : 100_000;
      return String(schema.safeParse('字'.repeat(length)).data ?? '').length > 200;
    });
    expect(places(kept)).toEqual([]);
  });

  it.each(['\u0000', '\u0007', '\u001B', '\u009B'])(
    'refuses the control character %j in every call',
    (character) => {
      expect(places(taken.filter(({ schema }) => !refuses(schema, `1${character}1`)))).toEqual([]);
    },
  );

  it.each(['\u202A', '\u202B', '\u202D', '\u202E', '\u2066', '\u2067', '\u2068', '\u2069'])(
    'removes or refuses %j, which reverses the reading direction, in every call',
    (character) => {
      const kept = taken.filter(({ schema }) => {
        const { success, data } = schema.safeParse(`1${character}1`);
        return success && String(data).includes(character);
      });
      expect(places(kept)).toEqual([]);
    },
  );

  it.each(['\u200B', '\u200E', '\uFEFF', '\u00AD', '\u2060', '\u3164', '\u{E0041}', '\uFE0F\uFE0F'])(
    'removes or refuses the invisible character %j in every call',
    (character) => {
      const kept = taken.filter(({ schema }) => {
        const { success, data } = schema.safeParse(`字${character}字`);
        return success && data !== '字字' && data !== '字\uFE0F字';
      });
      expect(places(kept)).toEqual([]);
    },
  );
});

describe(line, () => {
  it('removes line breaks at both ends and refuses those within', () => {
    const { company_name } = registerBody.shape;
    expect(company_name.parse('\r\n某公司\n')).toBe('某公司');
    for (const lineBreak of ['\r', '\n', '\r\n', '\u2028', '\u0085', '\v'])
      expect(refuses(company_name, `某公司${lineBreak}有限`), JSON.stringify(lineBreak)).toBe(true);
  });

  it('counts characters for its limits, and shows them in the JSON schema', () => {
    const name = line(3).min(1);
    expect(name.safeParse('𠮷𠮷𠮷').success).toBe(true);
    expect(name.safeParse('𠮷𠮷𠮷𠮷').error?.issues).toMatchObject([{ code: 'too_big', maximum: 3 }]);
    expect(z.toJSONSchema(name)).toMatchObject({ maxLength: 3, minLength: 1 });
  });
});
