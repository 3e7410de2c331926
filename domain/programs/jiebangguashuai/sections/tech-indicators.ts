import { adapt } from '../../common/adapt';
import { techIndicators as base } from '../../common/sections/tech-indicators';
import type { JiebangguashuaiAnswers } from '../answers.generated';

export const techIndicators = adapt<JiebangguashuaiAnswers, 'tech_indicators'>(base, {
  overrides: { benchmark: { required: true } },
});
