import { adapt } from '../../common/adapt';
import { fundingSources as base } from '../../common/sections/funding-sources';
import type { SubjectresearchAnswers } from '../answers.generated';

export const fundingSources = adapt<SubjectresearchAnswers, 'funding_sources'>(base, {
  omitRows: ['bank_loan'],
});
