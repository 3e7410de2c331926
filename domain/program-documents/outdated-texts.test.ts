import { describe, expect, it } from 'vitest';
import { readProgramDocument } from '../../tests/support/program-documents';
import { listOutdatedTexts } from './outdated-texts';

const present = readProgramDocument('gazelle');

function change(edit: (document: typeof present) => void) {
  const document = readProgramDocument('gazelle');
  edit(document);
  return listOutdatedTexts(present, document).map(({ item, text }) => [item, text.zh]);
}

type RuleDocument = (typeof present)['form']['rules'][number];

const findRule = ({ form }: typeof present, id: string): RuleDocument => {
  const rule = form.rules.find((each) => each.id === id);
  if (!rule) throw new Error(id);
  return rule;
};

const raise = (rule: RuleDocument, from: string, to: string) => {
  rule.figure = rule.figure?.replace(from, to);
};

const replaceTexts = (texts: { zh?: string; en?: string; ar?: string }, from: string, to: string) =>
  Object.assign(
    texts,
    Object.fromEntries(
      (['zh', 'en', 'ar'] as const).map((language) => [language, texts[language]?.replace(from, to)]),
    ),
  );

describe(listOutdatedTexts, () => {
  it('finds nothing in a document that changes nothing', () => {
    expect(change(() => {})).toEqual([]);
  });

  it('names the texts of a rule, and the condition, that state the former threshold', () => {
    const found = change((document) => raise(findRule(document, 'GZ-03'), '20, ', '35, '));
    expect(found).toContainEqual([
      'form.rules.GZ-03.zh',
      'GZ-03的要求已改，这里仍写原来的“20%”，请核对后修改',
    ]);
    const texts = ['form.rules.GZ-03', 'form.rules.GZ-03.met', 'form.eligibility.GZ-A3'];
    expect(found.map(([item]) => item)).toEqual([
      ...texts.flatMap((path) => [`${path}.zh`, `${path}.en`, `${path}.ar`]),
      'expressions.revenueGrowth',
    ]);
  });

  it('names the expression with the former threshold, where it stands there, until it has followed', () => {
    const document = readProgramDocument('gazelle');
    raise(findRule(document, 'GZ-03'), '20, ', '35, ');
    const find = () =>
      listOutdatedTexts(present, document).find(({ item }) => item.startsWith('expressions.'));
    const { words = '', at = [0, 0] } = find() ?? {};
    expect([words.slice(at[0], at[1]), words]).toEqual(['20', document.expressions.revenueGrowth?.text]);
    Object.assign(document.expressions.revenueGrowth ?? {}, { text: words.replace('20, ', '35, ') });
    expect(find()).toBeUndefined();
  });

  it('names the texts and expressions that state the former value of a condition, and no number in another unit', () => {
    const found = change((document) => {
      const condition = document.form.eligibility.find(({ id }) => id === 'GZ-A4');
      if (!condition) throw new Error('GZ-A4');
      Object.assign(condition, { value: 35, ar: condition.ar?.replace('30%', '35%') });
    });
    expect(found.slice(0, 2)).toEqual([
      ['form.eligibility.GZ-A4.zh', 'GZ-A4的要求已改，这里仍写原来的“30%”，请核对后修改'],
      ['form.eligibility.GZ-A4.en', expect.stringContaining('“30%”')],
    ]);
    expect(found.slice(2).map(([item]) => item)).toEqual(
      expect.arrayContaining(['expressions.employeeGrowth']),
    );
  });

  it('names the languages that have not followed, and nothing once all have', () => {
    const found = change((document) => {
      const rule = findRule(document, 'GZ-03');
      raise(rule, '20, ', '35, ');
      rule.zh = rule.zh.replace('20%', '35%');
      replaceTexts(rule.met, '20%', '35%');
      const condition = document.form.eligibility.find(({ id }) => id === 'GZ-A3');
      if (condition) replaceTexts(condition, '20%', '35%');
      const { revenueGrowth } = document.expressions;
      if (revenueGrowth) revenueGrowth.text = revenueGrowth.text.replace('20, ', '35, ');
    });
    expect(found).toEqual([
      ['form.rules.GZ-03.en', expect.stringContaining('“20%”')],
      ['form.rules.GZ-03.ar', expect.stringContaining('“20%”')],
    ]);
  });

  it.each([
    ['zh', '“1000万”'],
    ['en', '“10 million”'],
    ['ar', '“10 ملايين”'],
  ] as const)('knows an amount in 万元 by its words in %s', (language, words) => {
    const found = change((document) => {
      const rule = findRule(document, 'GZ-03');
      raise(rule, '1000, ', '2000, ');
      for (const other of (['zh', 'en', 'ar'] as const).filter((each) => each !== language)) rule[other] = '';
    });
    expect(found).toContainEqual([`form.rules.GZ-03.${language}`, expect.stringContaining(words)]);
  });

  it('leaves texts alone with a number that another part of the requirement still has', () => {
    const found = change((document) => {
      const rule = findRule(document, 'GZ-03');
      raise(rule, "20, 'percent'", "35, 'percent'");
      rule.applies = `${rule.applies} && 20 > 1`;
    });
    expect(found.map(([item]) => item)).toEqual(['expressions.revenueGrowth']);
  });
});
