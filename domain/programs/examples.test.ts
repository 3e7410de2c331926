import { describe, expect, it } from 'vitest';
import type { Field, Form } from '../definition';
import { getFieldHelp } from '../filing/field-help';
import { isTypedField, listSectionFields } from '../filing/sections';
import { findDraftFault, findExcessFault, findSubmitFault } from '../filing/value-checks';
import { programs } from './index.generated';

const explained = async (load: () => Promise<unknown>): Promise<[string, Field][]> => {
  const { sections } = (await load()) as Form;
  const fields = sections.flatMap((section) =>
    listSectionFields(section).map((field): [string, Field] => [`${section.key}.${field.key}`, field]),
  );
  return fields.filter(([, { why, example }]) => why || example !== undefined);
};

const faultOf = (field: Field) =>
  findDraftFault(field, field.example) ??
  findExcessFault(field, field.example) ??
  findSubmitFault(field, field.example, {});

describe.each(programs)('getFieldHelp fields of $key', ({ load }) => {
  it('has examples that pass the checks of their fields', async () => {
    const examples = (await explained(load)).filter(([, { example }]) => example !== undefined);
    expect(examples.filter(([, field]) => faultOf(field) !== null || !isTypedField(field))).toEqual([]);
  });

  it('shows the reason once, in both languages', async () => {
    for (const [path, field] of await explained(load)) {
      const note = getFieldHelp(field);
      for (const language of ['zh', 'en'] as const) {
        if (field.why) expect(note?.[language].split(field.why[language]), path).toHaveLength(2);
        expect(note?.[language], path).not.toMatch(/undefined|[{}]|。。|\.\./);
      }
    }
  });
});

describe(getFieldHelp, () => {
  it('shows an example with its unit, and a choice in words', () => {
    const amount: Field = {
      key: 'a',
      zh: '金额',
      en: 'Amount',
      type: 'money_wan',
      unit: '万元',
      example: 1234.5,
    };
    expect(getFieldHelp(amount)).toMatchObject({
      zh: '例：1,234.50万元',
      en: 'Example: 1,234.50 ten thousand CNY',
    });
    const isUsed: Field = {
      key: 'b',
      zh: '是否使用',
      en: 'Used?',
      type: 'boolean',
      help: { zh: '说明', en: 'Help' },
      why: { zh: '原因', en: 'Reason' },
      example: false,
    };
    expect(getFieldHelp(isUsed)).toMatchObject({ zh: '说明。原因。例：否', en: 'Help. Reason. Example: No' });
    expect(getFieldHelp({ key: 'c', zh: '名称', en: 'Name', type: 'text' })).toBeUndefined();
  });
});

describe('examples of programs', () => {
  it.each(['gazelle', 'hightech'])('explain in %s at least thirty fields', async (program) => {
    const found = programs.find(({ key }) => key === program);
    expect((await explained(() => found?.load() as Promise<unknown>)).length).toBeGreaterThanOrEqual(30);
  });
});
