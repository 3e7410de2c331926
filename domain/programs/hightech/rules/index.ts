import type { Rule } from '../../../definition';
import type { HightechAnswers } from '../answers.generated';
import { applicantRules } from './applicant';
import { expensesRules } from './expenses';
import { incomeRules } from './income';
import { intellectualPropertyRules } from './intellectual-property';
import { staffRules } from './staff';

export const rules: Rule<HightechAnswers>[] = [
  ...applicantRules,
  ...intellectualPropertyRules,
  ...staffRules,
  ...expensesRules,
  ...incomeRules,
];
