import { describe, expect, it } from 'vitest';
import { readProgramDocument } from '../../../tests/support/program-documents';
import { readDocumentRows } from '../tables';
import type { ProgramDocument } from '../types';
import { compareThreeWays } from './compare-three-ways';
import { type MergeSide, mergeThreeWays } from './merge-three-ways';

const before = readProgramDocument('gazelle');

type Section = ProgramDocument['form']['sections'][number];
type Field = Extract<Section, { kind: 'fields' }>['fields'][number];

function edit(edition: string, change: (document: ProgramDocument) => void): ProgramDocument {
  const document = structuredClone({ ...before, edition });
  change(document);
  return document;
}

const findSection = ({ form }: ProgramDocument, key: string) =>
  form.sections.find((section) => section.key === key) as Extract<Section, { kind: 'fields' }>;
const findField = (document: ProgramDocument, section: string, key: string) =>
  findSection(document, section)?.fields.find((field) => field.key === key) as Field;
const findRule = ({ form }: ProgramDocument, id: string) => form.rules.find((rule) => rule.id === id);
const added = (key: string, zh: string): Field => ({ key, zh, en: zh, type: 'text' }) as Field;
const dropSection = (document: ProgramDocument, key: string) => {
  document.form.sections = document.form.sections.filter((section) => section.key !== key);
};

const dropRule = (document: ProgramDocument, rule: string) => {
  document.form.rules = document.form.rules.filter(({ id }) => id !== rule);
};

type Change = (made: ProgramDocument) => unknown;
const nobody = () => {};
const compare = (theirs: Change, ours: Change) => {
  const documents = { before, theirs: edit('2027.1', theirs), ours: edit('city.1', ours) };
  const changes = compareThreeWays(documents);
  return {
    documents,
    changes,
    merge(choices: Record<string, MergeSide> = {}): ProgramDocument {
      const { document, faults } = readDocumentRows(
        mergeThreeWays(documents, changes, new Map(Object.entries(choices))),
      );
      expect(faults).toEqual([]);
      return document;
    },
  };
};

describe(compareThreeWays, () => {
  it('finds conflicts where both sides say different things, and no others', () => {
    const { changes } = compare(
      (made) => {
        Object.assign(findField(made, 'baseData', 'domain'), { zh: '专业领域', required: false });
        Object.assign(findRule(made, 'GZ-01') as object, { level: 'warning' });
      },
      (made) => {
        findField(made, 'baseData', 'domain').zh = '所属领域';
        findField(made, 'baseData', 'main_business').zh = '主营';
        dropRule(made, 'GZ-01');
      },
    );
    expect(changes.map(({ identity, conflicts }) => [identity, conflicts])).toEqual([
      ['field baseData.domain', ['text']],
      ['field baseData.main_business', []],
      ['rule GZ-01', ['place']],
    ]);
    expect(changes[1]).toMatchObject({ theirs: null, ours: { acts: ['changed'] } });
  });

  it('words a text in every language that either side has changed', () => {
    const { changes } = compare(
      (made) => {
        findSection(made, 'baseData').title.en = 'Basic information';
      },
      (made) => {
        findSection(made, 'baseData').title.zh = '企业基本情况';
      },
    );
    const [{ theirs, ours, conflicts }] = changes as [(typeof changes)[0]];
    const [their, our] = [theirs?.properties[0], ours?.properties[0]];
    const { title } = findSection(before, 'baseData');
    expect(conflicts).toEqual(['title']);
    for (const change of [their, our]) expect(change?.before).toMatchObject({ zh: title.zh, en: title.en });
    expect(their?.after).toMatchObject({ zh: title.zh, en: 'Basic information' });
    expect(our?.after).toMatchObject({ zh: '企业基本情况', en: title.en });
  });

  it('finds none where both made the same change', () => {
    const change = (made: ProgramDocument) => {
      findField(made, 'baseData', 'domain').zh = '领域';
      findSection(made, 'baseData').fields.push(added('extra', '补充'));
    };
    expect(compare(change, change).changes.flatMap(({ conflicts }) => conflicts)).toEqual([]);
  });

  it('finds what both have added under one key and say differently', () => {
    const add = (zh: string) => (made: ProgramDocument) =>
      void findSection(made, 'baseData').fields.push(added('extra', zh));
    expect(compare(add('甲'), add('乙')).changes).toMatchObject([
      { identity: 'field baseData.extra', conflicts: ['text'] },
    ]);
  });

  it('decides what changed in a section with the section that the other side removed', () => {
    const { changes } = compare(
      (made) => Object.assign(findField(made, 'leaderData', 'leader_name'), { zh: '带头人' }),
      (made) => dropSection(made, 'leaderData'),
    );
    expect(changes).toMatchObject([
      { identity: 'section leaderData', conflicts: ['place'], theirs: null },
      { identity: 'field leaderData.leader_name', conflicts: [], decidedWith: 'section leaderData' },
    ]);
  });
});

describe(mergeThreeWays, () => {
  it('takes what only one side has changed, whichever it is', () => {
    const { merge } = compare(
      (made) => {
        findField(made, 'baseData', 'domain').zh = '专业领域';
        findSection(made, 'baseData').fields.push(added('theirs', '新版'));
      },
      (made) => {
        findField(made, 'baseData', 'main_business').zh = '主营';
        findSection(made, 'baseData').fields.splice(1, 0, added('ours', '本市'));
      },
    );
    const merged = merge();
    expect(findField(merged, 'baseData', 'domain').zh).toBe('专业领域');
    expect(findField(merged, 'baseData', 'main_business').zh).toBe('主营');
    const keys = findSection(merged, 'baseData').fields.map(({ key }) => key);
    expect([keys[1], keys.at(-1)]).toEqual(['ours', 'theirs']);
    expect(merged.edition).toBe('city.1');
  });

  it('is the document of one side where the other has changed nothing', () => {
    const change = (made: ProgramDocument) => {
      findField(made, 'baseData', 'domain').zh = '专业领域';
      dropSection(made, 'leaderData');
      made.form.rules.pop();
    };
    const alone = compare(nobody, change);
    expect(alone.merge()).toEqual(alone.documents.ours);
    const taken = compare(change, nobody);
    expect({ ...taken.merge(), edition: '' }).toEqual({ ...taken.documents.theirs, edition: '' });
  });

  it.each<[MergeSide | undefined, string, string]>([
    ['theirs', '专业领域', 'Field of theirs'],
    ['ours', '所属领域', findField(before, 'baseData', 'domain').en],
    [undefined, '所属领域', findField(before, 'baseData', 'domain').en],
  ])('takes the whole text of one side where both have changed it (%s)', (choice, zh, en) => {
    const { merge } = compare(
      (made) =>
        Object.assign(findField(made, 'baseData', 'domain'), { zh: '专业领域', en: 'Field of theirs' }),
      (made) => Object.assign(findField(made, 'baseData', 'domain'), { zh: '所属领域', required: false }),
    );
    const merged = findField(merge(choice && { 'field baseData.domain': choice }), 'baseData', 'domain');
    expect([merged.zh, merged.en, Boolean(merged.required)]).toEqual([zh, en, false]);
  });

  it('removes a rule, or keeps it as the other side changed it', () => {
    const { merge } = compare(
      (made) => Object.assign(findRule(made, 'GZ-01') as object, { level: 'warning' }),
      (made) => dropRule(made, 'GZ-01'),
    );
    expect(findRule(merge({ 'rule GZ-01': 'ours' }), 'GZ-01')).toBeUndefined();
    expect(findRule(merge({ 'rule GZ-01': 'theirs' }), 'GZ-01')).toMatchObject({ level: 'warning' });
  });

  it('removes a section with all that the other side did in it, or brings it back whole', () => {
    const { merge } = compare(
      (made) => {
        findField(made, 'leaderData', 'leader_name').zh = '带头人';
        findSection(made, 'leaderData').fields.push(added('extra', '补充'));
      },
      (made) => dropSection(made, 'leaderData'),
    );
    expect(findSection(merge({ 'section leaderData': 'ours' }), 'leaderData')).toBeUndefined();
    const back = findSection(merge({ 'section leaderData': 'theirs' }), 'leaderData');
    expect(back.fields.map(({ key }) => key)).toEqual([
      ...findSection(before, 'leaderData').fields.map(({ key }) => key),
      'extra',
    ]);
    expect(back.fields.find(({ key }) => key === 'leader_name')?.zh).toBe('带头人');
  });

  it('takes the option of one side of two lists that changed it', () => {
    const [name] = Object.keys(before.dictionaries) as [string];
    const value = before.dictionaries[name]?.items[0]?.value;
    const rename = (zh: string) => (made: ProgramDocument) =>
      Object.assign(made.dictionaries[name]?.items[0] as object, { zh });
    const { merge, changes } = compare(rename('甲'), rename('乙'));
    const identity = `option ${name}/${value}`;
    expect(changes.map((change) => [change.identity, change.conflicts])).toEqual([[identity, ['text']]]);
    expect(merge({ [identity]: 'theirs' }).dictionaries[name]?.items[0]?.zh).toBe('甲');
    expect(merge().dictionaries[name]?.items[0]?.zh).toBe('乙');
  });
});
