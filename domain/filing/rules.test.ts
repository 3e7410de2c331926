import { expect, it } from 'vitest';
import { ctx, smallForm, validAnswers } from '../../tests/support/small-form';
import type { Answers } from '../definition';
import { compute } from './compute';
import { runRules, standsInTheWay } from './rules';

const results = (answers: Answers) => runRules(smallForm, compute(smallForm, answers, ctx), ctx);
const outcomes = (answers: Answers) => results(answers).map(({ outcome }) => outcome);

it('tells met rules from those that only the server can decide', () => {
  expect(outcomes(validAnswers())).toEqual(['met', 'met', 'server']);
  expect(results(validAnswers()).some(standsInTheWay)).toBe(false);
});

it('points to the cell that breaks a rule', () => {
  const answers = validAnswers();
  answers.years = [
    { affiliation_year: 2024, income: 10, cost: 4 },
    { affiliation_year: 2025, income: 20, cost: 25 },
  ];
  const [, costs] = results(answers);
  expect(costs).toMatchObject({ id: 'R-2', level: 'warning', outcome: 'failed', path: 'years[1].cost' });
  expect(costs && standsInTheWay(costs)).toBe(false);
});

it('points to the table where no row is to blame alone', () => {
  const answers = validAnswers();
  answers.team = [{ row: 'x1', name: '张三', share: 60 }];
  const [shares] = results(answers);
  expect(shares).toMatchObject({ outcome: 'failed', path: 'team' });
  expect(shares && standsInTheWay(shares)).toBe(true);
});

it('is undecided while something needed is missing, which stands in the way of a submission', () => {
  const answers = validAnswers();
  answers.team = [{ row: 'x1', name: '张三', share: 60 }, { row: 'x2' }];
  const [shares] = results(answers);
  expect(shares?.outcome).toBe('undecided');
  expect(shares && standsInTheWay(shares)).toBe(true);
});
