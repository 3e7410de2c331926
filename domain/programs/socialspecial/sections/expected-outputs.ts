import { adapt } from '../../common/adapt';
import { expectedOutputs as base } from '../../common/sections/expected-outputs';
import type { SocialspecialAnswers } from '../answers.generated';

export const expectedOutputs = adapt<SocialspecialAnswers, 'expected_outputs'>(base, {
  omit: ['out_processes'],
});
