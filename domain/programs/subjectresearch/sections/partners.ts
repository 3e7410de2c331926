import { adapt } from '../../common/adapt';
import { partners as base } from '../../common/sections/partners';
import type { SubjectresearchAnswers } from '../answers.generated';

export const partners = adapt<SubjectresearchAnswers, 'partners'>(base('subject'), {
  maxRows: 3,
});
