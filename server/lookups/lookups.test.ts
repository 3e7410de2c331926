import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { OptionNode } from '../../domain/calls/shapes';
import type { CallPath, Dictionary } from '../../domain/definition';
import { programs } from '../../domain/programs/index.generated';
import type { CompanyChoices } from '../../domain/reference/calls';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { listLookupsByCall } from './feature';
import { buildOptionTree, findOption } from './options';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = await app.signIn('demo');
});
afterAll(() => app.close());

const onTheWire = (call: CallPath) => call.replace(' /', ' /api/v1.0/');

describe('departments and industries', () => {
  it('return trees in the language of the request', async () => {
    const english = await app.call<OptionNode[]>(paths.departments);
    const chinese = await app.call<OptionNode[]>(paths.departments, {
      headers: { 'accept-language': 'zh-CN' },
    });
    const hunnan = (list: OptionNode[]) => list.find(({ value }) => value === 'D210112')?.label;
    expect(hunnan(english.data)).toBe('Hunnan District science and technology department');
    expect(hunnan(chinese.data)).toBe('浑南区科技主管部门');
    expect((await app.call<OptionNode[]>(paths.taxAuthorities)).data.length).toBeGreaterThan(10);
  });

  it('return the twenty sections of industries with their divisions', async () => {
    const { data } = await app.call<OptionNode[]>(paths.industries);
    expect(data).toHaveLength(20);
    expect(data.flatMap(({ children }) => children ?? [])).toHaveLength(97);
    expect(data.find(({ value }) => value === 'C')?.children).toContainEqual({
      value: 'C35',
      label: 'Manufacture of special purpose machinery',
    });
  });
});

describe('companyChoose (lookupsByCall)', () => {
  it('returns groups that describe a company', async () => {
    const { data } = await app.call<CompanyChoices>(paths.companyChoose, { token });
    expect(Object.keys(data).sort()).toEqual([
      'district',
      'enterprise_scale',
      'key_industry_chain',
      'listing_board',
      'registration_type',
      'tax_collection_method',
    ]);
    expect(data.enterprise_scale).toContainEqual({ value: '4', label: 'Micro' });
  });

  it('returns every type that the programs name, and 208 for any other', async () => {
    const calls = [...listLookupsByCall(programs)];
    expect(calls.length).toBeGreaterThan(0);
    for (const [call, lookups] of calls) {
      const types = (await Promise.all(lookups.map((lookup) => lookup.load()))).flatMap(Object.keys);
      for (const type of types) {
        const answer = await app.call<OptionNode[]>(onTheWire(call), {
          token,
          ...(type && { query: { type } }),
        });
        expect([call, type, answer.code, answer.data.length > 0]).toEqual([call, type, 200, true]);
      }
      if (types.includes('')) continue;
      for (const type of ['none', 'constructor', '__proto__'])
        expect((await app.call(onTheWire(call), { token, query: { type } })).code).toBe(208);
      expect((await app.call(onTheWire(call), { token })).code).toBe(208);
    }
  });

  it('shows its types in the description of the calls', async () => {
    interface Described {
      paths: Record<string, { get: { parameters: { name: string; description?: string }[] } }>;
    }
    const { paths: described } = (await app.app.inject({ url: '/api/docs/json' })).json<Described>();
    for (const [call, lookups] of listLookupsByCall(programs)) {
      const types = (await Promise.all(lookups.map((lookup) => lookup.load()))).flatMap(Object.keys);
      const type = described[onTheWire(call).replace('GET ', '')]?.get.parameters.find(
        ({ name }) => name === 'type',
      );
      for (const each of types) expect(type?.description, call).toContain(each);
    }
  });

  it('requires a session', async () => {
    const [call] = [...listLookupsByCall(programs).keys()];
    expect((await app.call(onTheWire(call as CallPath))).status).toBe(401);
    expect((await app.call(paths.companyChoose)).status).toBe(401);
  });
});

describe('optionTree and findOption', () => {
  const tree: Dictionary = {
    name: 'tree',
    title: { zh: '树', en: 'Tree' },
    items: [{ value: 'a', zh: '甲', en: 'A', secret: 1, children: [{ value: 'b', zh: '乙', en: 'B' }] }],
  };

  it('return value, label and children only', () => {
    expect(buildOptionTree(tree, 'zh')).toEqual([
      { value: 'a', label: '甲', children: [{ value: 'b', label: '乙' }] },
    ]);
  });

  it('return options at any depth', () => {
    expect(findOption(tree, 'b')?.en).toBe('B');
    expect(findOption(tree, 'c')).toBeUndefined();
  });
});
