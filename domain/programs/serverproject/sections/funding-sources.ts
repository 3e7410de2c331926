import { adapt } from '../../common/adapt';
import { fundingSources as base } from '../../common/sections/funding-sources';
import type { ServerprojectAnswers } from '../answers.generated';

export const fundingSources = adapt<ServerprojectAnswers, 'funding_sources'>(base, {
  omitRows: ['partner_input'],
});
