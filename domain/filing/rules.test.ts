import { describe, expect, it } from 'vitest';
import { createValidAnswers, ctx, smallForm } from '../../tests/support/small-form';
import type { Answers, Figure, Rule } from '../definition';
import { computeAnswers } from './compute';
import { createRuleFault, isBlockingSubmission, isUndecided, runRules } from './rules';

const results = (answers: Answers) => runRules(smallForm, computeAnswers(smallForm, answers, ctx), ctx);
const outcomes = (answers: Answers) => results(answers).map(({ outcome }) => outcome);

describe(runRules, () => {
  it('returns "met" for satisfied rules and "server" for those only the server can judge', () => {
    expect(outcomes(createValidAnswers())).toEqual(['met', 'met', 'server']);
    expect(results(createValidAnswers()).some(isBlockingSubmission)).toBe(false);
  });

  it('points to the cell that breaks a rule', () => {
    const answers = createValidAnswers();
    answers.years = [
      { affiliation_year: 2024, income: 10, cost: 4 },
      { affiliation_year: 2025, income: 20, cost: 25 },
    ];
    const [, costs] = results(answers);
    expect(costs).toMatchObject({ id: 'R-2', level: 'warning', outcome: 'failed', path: 'years[1].cost' });
    expect(costs && isBlockingSubmission(costs)).toBe(false);
  });

  it('names every row that breaks a rule, with its cell', () => {
    const answers = createValidAnswers();
    answers.years = [
      { affiliation_year: 2024, income: 10, cost: 14 },
      { affiliation_year: 2025, income: 20, cost: 25 },
    ];
    const [, costs] = results(answers);
    expect(costs?.path).toBe('years[0].cost');
    expect(costs?.rows).toMatchObject([
      { path: 'years[0].cost', name: { zh: '2024年' } },
      { path: 'years[1].cost', name: { zh: '2025年' } },
    ]);
    expect(results(createValidAnswers())[1]?.rows).toBeUndefined();
  });

  it('points to the table where no single row is to blame', () => {
    const answers = createValidAnswers();
    answers.team = [{ row: 'x1', name: '张三', share: 60 }];
    const [shares] = results(answers);
    expect(shares).toMatchObject({ outcome: 'failed', path: 'team' });
    expect(shares && isBlockingSubmission(shares)).toBe(true);
  });

  it('returns "undecided" while a required answer is missing, which blocks the submission', () => {
    const answers = createValidAnswers();
    answers.team = [{ row: 'x1', name: '张三', share: 60 }, { row: 'x2' }];
    const [shares] = results(answers);
    expect(shares?.outcome).toBe('undecided');
    expect(shares && isBlockingSubmission(shares)).toBe(true);
  });
});

describe('runRules() of one rule', () => {
  const figure: Figure = { value: 3.2, threshold: 5, bound: 'least', unit: 'percent' };
  const rule: Rule = {
    id: 'X',
    level: 'error',
    zh: '经费不足',
    en: 'Funds are short',
    met: { zh: '经费充足', en: 'Funds suffice' },
    paths: ['basics.note'],
    check: () => true,
  };
  const judge = (change: Partial<Rule>, basics: Record<string, string> = { note: '说明文字' }) => {
    const answers = {
      ...createValidAnswers(),
      basics: { ...(createValidAnswers().basics as object), ...basics },
    };
    const form = { ...smallForm, rules: [{ ...rule, ...change }] };
    const [result] = runRules(form, computeAnswers(form, answers, ctx), ctx);
    if (!result) throw new Error('no result');
    return { ...result, blocks: isBlockingSubmission(result) };
  };

  it('returns the sentence of its outcome', () => {
    expect(judge({})).toMatchObject({ outcome: 'met', message: { zh: '经费充足' } });
    expect(judge({ check: () => false })).toMatchObject({ outcome: 'failed', message: { zh: '经费不足' } });
    expect(judge({ check: undefined, server: true })).toMatchObject({ message: { zh: '经费充足' } });
  });

  it('says why a rule does not apply, and never blocks for it', () => {
    const elsewhere = { zh: '仅甲类须满足', en: 'Asked of kind A only' };
    expect(judge({ applies: () => false, elsewhere, check: () => false })).toMatchObject({
      outcome: 'other',
      message: elsewhere,
      blocks: false,
    });
  });

  it('judges no answer that nobody has touched', () => {
    const none = { note: '' };
    expect(judge({}, none)).toMatchObject({ outcome: 'other', blocks: false });
    const short = judge({ check: () => false }, none);
    expect(short).toMatchObject({
      outcome: 'undecided',
      blocks: true,
      missing: [{ zh: '说明', en: 'Note' }],
    });
    expect(createRuleFault(short).message.zh).toBe('请填写“说明”，以便判断：经费充足');
  });

  it('returns "undecided" until everything required is filled in, even if the rule holds', () => {
    const waiting = judge({ paths: ['basics.name', 'basics.note'] }, { name: '', note: '说明文字' });
    expect(waiting).toMatchObject({ outcome: 'undecided', missing: [{ zh: '名称' }] });
  });

  it('points to the missing answer, not to the right one', () => {
    const waiting = judge({ paths: ['basics.note', 'basics.name'] }, { name: '', note: '说明文字' });
    expect(waiting).toMatchObject({ path: 'basics.name', missing: [{ zh: '名称' }] });
    expect(isUndecided(createRuleFault(waiting))).toBe(true);
    expect(createRuleFault(waiting).message.zh).toBe('请填写“名称”，以便判断：经费充足');
  });

  it("createRuleFault adds the company's figure to its message", () => {
    expect(createRuleFault(judge({ check: () => false, figure: () => figure })).message).toEqual({
      zh: '经费不足（3.2%，要求不低于5%）',
      en: 'Funds are short (3.2 %, at least 5 %)',
    });
  });

  it('returns "other" while no threshold is set', () => {
    const open = judge({ figure: () => ({ ...figure, threshold: null }) });
    expect(open).toMatchObject({ outcome: 'other', blocks: false });
    expect(createRuleFault(open).message.zh).toContain('尚未设定标准，不作判断');
    const other = judge({ figure: () => ({ ...figure, threshold: null }), check: () => false });
    expect(other).toMatchObject({ outcome: 'failed', figure: null });
  });
});
