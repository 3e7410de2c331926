import { describe, expect, it } from 'vitest';
import { readProgramDocument } from '../../../tests/support/program-documents';
import { parseExpression } from '../../expressions/language/parse';
import { say } from '../../text';
import type { ProgramDocument } from '../types';
import { asksMore, compareDocuments, findStrictness, type ItemChange } from './compare-documents';

const gazelle = readProgramDocument('gazelle');

type Section = ProgramDocument['form']['sections'][number];
type Field = Extract<Section, { kind: 'fields' }>['fields'][number];

const edit = (change: (document: ProgramDocument) => void, from = gazelle): ProgramDocument => {
  const document = structuredClone({ ...from, edition: '2027.1' });
  change(document);
  return document;
};

const findSection = ({ form }: ProgramDocument, key: string): Section =>
  form.sections.find((section) => section.key === key) as Section;

const getFields = (document: ProgramDocument, key: string): Field[] => {
  const section = findSection(document, key);
  return (section.kind === 'table' ? section.columns : 'fields' in section ? section.fields : []) as Field[];
};

const findField = (document: ProgramDocument, section: string, key: string): Field =>
  getFields(document, section).find((field) => field.key === key) as Field;

const findRule = ({ form }: ProgramDocument, id: string) =>
  form.rules.find((rule) => rule.id === id) as ProgramDocument['form']['rules'][number];

const compare = (change: (document: ProgramDocument) => void) => compareDocuments(gazelle, edit(change));

const summarize = ({ identity, acts, effect, properties }: ItemChange) => [
  identity,
  acts.join(),
  effect,
  ...properties.map(({ property }) => property),
];

const listChanges = (change: (document: ProgramDocument) => void) =>
  compare(change).changes.map((each) => summarize(each));

describe(compareDocuments, () => {
  it('words a change of one language in that language, for every reader', () => {
    const [{ properties }] = compare((document) => {
      findField(document, 'baseData', 'registered_capital').en = 'Capital as registered';
    }).changes as [ItemChange];
    expect(properties.map(({ before, after }) => [before?.zh, after?.zh])).toEqual([
      ['Registered capital', 'Capital as registered'],
    ]);
  });

  it('finds nothing between a document and its copy', () => {
    const comparison = compare(() => {});
    expect(comparison).toEqual({ before: '2026.1', after: '2027.1', changes: [] });
    expect(findStrictness(comparison)).toBe('words');
  });

  it('tells a changed text in the languages that changed, as words only', () => {
    const comparison = compare((document) => {
      Object.assign(findField(document, 'baseData', 'domain'), { zh: '所属技术领域', en: 'Technical field' });
    });
    const [change] = comparison.changes;
    expect(change && summarize(change)).toEqual(['field baseData.domain', 'changed', 'words', 'text']);
    expect(change?.properties[0]).toMatchObject({
      name: { zh: '名称' },
      // Whoever reads English sees the Chinese that changed, rather than the same English twice.
      before: {
        zh: findField(gazelle, 'baseData', 'domain').zh,
        en: findField(gazelle, 'baseData', 'domain').zh,
      },
      after: { zh: '所属技术领域', en: '所属技术领域' },
    });
    expect(change?.within?.zh).toBe(findSection(gazelle, 'baseData').title.zh);
    expect(asksMore(comparison)).toBe(false);
  });

  it('knows a field again that has another key and another section', () => {
    expect(
      listChanges((document) => {
        const fields = getFields(document, 'baseData');
        const [domain] = fields.splice(
          fields.findIndex(({ key }) => key === 'domain'),
          1,
        );
        getFields(document, 'leaderData').push({
          ...(domain as Field),
          id: 'baseData.domain',
          key: 'field',
        });
      }),
    ).toEqual([['field baseData.domain', 'renamed,moved', 'words', 'key', 'within']]);
  });

  it('tells which of two fields that changed places was moved', () => {
    expect(
      listChanges((document) => {
        const fields = getFields(document, 'baseData');
        fields.unshift(...fields.splice(3, 1));
      }),
    ).toEqual([[`field baseData.${getFields(gazelle, 'baseData')[3]?.key}`, 'moved', 'words', 'order']]);
  });

  it('tells a new section once, with what it asks', () => {
    const add = (required: boolean) => (document: ProgramDocument) => {
      const field = { key: 'a', zh: '甲', en: 'A', type: 'text' as const, required };
      document.form.sections.push({
        key: 'extra',
        kind: 'fields',
        title: { zh: '补充', en: 'Extra' },
        fields: [field, { ...field, key: 'b' }],
      });
    };
    expect(listChanges(add(false))).toEqual([['section extra', 'added', 'loosens']]);
    expect(listChanges(add(true))).toEqual([['section extra', 'added', 'asksMore']]);
  });

  it('tells what is gone once, without what went with it', () => {
    expect(
      listChanges(({ form }) => {
        form.sections = form.sections.filter(({ key }) => key !== 'leaderData');
      }),
    ).toEqual([['section leaderData', 'removed', 'values']]);
  });

  it.each<[string, (field: Field) => object, string]>([
    ['a larger maximum', () => ({ max: 100 }), 'loosens'],
    ['a smaller maximum', () => ({ max: 5 }), 'asksMore'],
    ['a first minimum', () => ({ min: 1 }), 'asksMore'],
    ['no maximum any more', () => ({ max: undefined }), 'loosens'],
    ['an answer that is required', () => ({ required: true }), 'asksMore'],
    [
      'an answer that is required under a condition',
      () => ({ requiredWhen: 'baseData.is_listed' }),
      'asksMore',
    ],
    ['another unit', () => ({ unit: '元' }), 'values'],
    ['a wider type', () => ({ type: 'decimal' }), 'loosens'],
    ['another type', () => ({ type: 'text' }), 'values'],
    ['a formula', () => ({ computed: '1' }), 'values'],
    ['another example', () => ({ example: 4 }), 'words'],
    ['a property that is not known', () => ({ novel: 4 }), 'asksMore'],
  ])('judges %s of a field', (_, change, effect) => {
    const before = edit((document) => {
      getFields(document, 'baseData').push({
        key: 'extra',
        zh: '甲',
        en: 'A',
        type: 'integer',
        max: 10,
      } as Field);
    });
    const after = edit((document) => {
      const field = findField(document, 'baseData', 'extra');
      Object.assign(field, change(field));
    }, before);
    expect(compareDocuments(before, after).changes.map((each) => each.effect)).toEqual([effect]);
  });

  it.each<[string, string, string, string]>([
    ['a lower threshold', 'figure', 'least(indicators.x, 1000, "day")', 'loosens'],
    ['a higher threshold', 'figure', 'least(indicators.x, 3000, "day")', 'asksMore'],
    ['another figure', 'figure', 'least(indicators.y, 2000, "day")', 'asksMore'],
    ['a further condition to apply', 'applies', 'a.b && a.c', 'loosens'],
    ['no condition to apply', 'applies', '', 'asksMore'],
    ['a check that more can pass', 'check', 'a.n >= 3 || a.b', 'loosens'],
    ['a check with a lower number', 'check', 'a.n >= 2', 'loosens'],
    ['a check with a higher number', 'check', 'a.n >= 4', 'asksMore'],
    ['a check with a further part', 'check', 'a.n >= 3 && a.b', 'asksMore'],
    ['a check that is laid out otherwise', 'check', 'a.n  >=  3', 'words'],
  ])('judges %s of a rule', (_, property, text, effect) => {
    const rule = {
      ...findRule(gazelle, 'GZ-01'),
      figure: 'least(indicators.x, 2000, "day")',
      check: 'a.n >= 3',
      applies: 'a.b',
    };
    const before = edit(({ form }) => {
      form.rules = [rule];
    });
    const after = edit(({ form }) => {
      form.rules = [{ ...rule, [property]: text || undefined } as typeof rule];
    });
    expect(compareDocuments(before, after).changes.map((each) => each.effect)).toEqual([effect]);
  });

  it('asks more with a new rule, and less without one', () => {
    const add = edit(({ form }) => {
      form.rules.push({ ...(form.rules[0] as ProgramDocument['form']['rules'][number]), id: 'NEW' });
    });
    expect(asksMore(compareDocuments(gazelle, add))).toBe(true);
    expect(findStrictness(compareDocuments(add, { ...gazelle, edition: '3' }))).toBe('loosens');
  });

  it('asks more without an option that could be chosen, and not with another one', () => {
    const { dictionaries } = gazelle;
    const [name] = Object.keys(dictionaries) as [string];
    const change = (act: (items: unknown[]) => void) =>
      listChanges((document) => act(document.dictionaries[name]?.items ?? []));
    expect(change((items) => items.push({ value: 'other', zh: '其他', en: 'Other' }))).toEqual([
      [`option ${name}/other`, 'added', 'loosens'],
    ]);
    expect(change((items) => items.pop())).toMatchObject([[expect.any(String), 'removed', 'asksMore']]);
  });

  it('judges a threshold by the side on which the figures of rules lie', () => {
    const carrier = readProgramDocument('incubation_carrier');
    const setThreshold = (value: number) => {
      const after = structuredClone({ ...carrier, edition: '2' });
      const text = JSON.stringify(after.form.thresholds?.sets);
      const sets = JSON.parse(text.replace(/"operating_months":\d+/, `"operating_months":${value}`));
      if (after.form.thresholds) after.form.thresholds.sets = sets;
      return compareDocuments(carrier, after).changes.map(({ effect, properties }) => [
        effect,
        properties.length,
      ]);
    };
    expect(setThreshold(1)).toEqual([['loosens', 1]]);
    expect(setThreshold(500)).toEqual([['asksMore', 1]]);
  });

  it('names every item and property of the change of a whole form in three languages', () => {
    const { changes } = compareDocuments(gazelle, readProgramDocument('hightech'));
    expect(changes.length).toBeGreaterThan(100);
    for (const { label, properties } of changes)
      for (const text of [label, ...properties.map(({ name }) => name)])
        for (const language of ['zh', 'en', 'ar'] as const) expect(say(text, language)).not.toBe('');
  });

  it('leaves out nothing of a document: each leaf that is altered is told', () => {
    const silent: string[] = [];
    const alter = (value: unknown, path: readonly string[]): void => {
      if (path.length === 1 && ['schema', 'key', 'edition'].includes(path[0] as string)) return;
      if (typeof value === 'object' && value !== null) {
        for (const [key, each] of Object.entries(value)) alter(each, [...path, key]);
        return;
      }
      const after = structuredClone(gazelle);
      let holder = after as unknown as Record<string, unknown>;
      for (const step of path.slice(0, -1)) holder = holder[step] as Record<string, unknown>;
      const name = path.at(-1) as string;
      holder[name] =
        typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : `${value}x`;
      if (compareDocuments(gazelle, after).changes.length === 0) silent.push(path.join('.'));
    };
    const { manifest, expressions } = gazelle;
    const sample = { manifest, expressions };
    alter(sample, []);
    gazelle.form.sections.slice(0, 1).forEach((section, i) => {
      alter(section, ['form', 'sections', String(i)]);
    });
    gazelle.form.rules.slice(0, 1).forEach((rule, i) => {
      alter(rule, ['form', 'rules', String(i)]);
    });
    alter(gazelle.form.document, ['form', 'document']);
    alter(gazelle.form.eligibility[0], ['form', 'eligibility', '0']);
    expect(silent).toEqual([]);
  });

  it('compares the largest program within a moment', () => {
    const largest = readProgramDocument('hightech');
    expect(parseExpression('1').kind).toBe('literal');
    const start = performance.now();
    compareDocuments(largest, { ...structuredClone(largest), edition: '2' });
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
