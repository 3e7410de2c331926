import type { Rule } from '../../../definition';
import type { InnovationPlatformAnswers } from '../answers.generated';
import { applicantRules } from './applicant';
import { conditionsRules } from './conditions';
import { kindsRules } from './kinds';
import { resultsRules } from './results';
import { staffRules } from './staff';

export const rules: Rule<InnovationPlatformAnswers>[] = [
  ...applicantRules,
  ...conditionsRules,
  ...staffRules,
  ...resultsRules,
  ...kindsRules,
];
