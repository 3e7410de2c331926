import { adapt } from '../../common/adapt';
import { fundingSources as base } from '../../common/sections/funding-sources';
import type { JiebangguashuaiAnswers } from '../answers.generated';

export const fundingSources = adapt<JiebangguashuaiAnswers, 'funding_sources'>(base, {
  omitRows: ['partner_input'],
});
