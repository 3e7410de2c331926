import type { Rule } from '../../../definition';
import type { GazelleAnswers } from '../answers.generated';
import { evidenceRules } from './evidence';
import { operationRules } from './operation';
import { trackRules } from './track';

export const rules: Rule<GazelleAnswers>[] = [...trackRules, ...operationRules, ...evidenceRules];
