import { adapt } from '../../common/adapt';
import { leader as base } from '../../common/sections/leader';
import type { SubjectresearchAnswers } from '../answers.generated';

export const leader = adapt<SubjectresearchAnswers, 'leader'>(base, {
  omit: ['leader_months'],
  overrides: { leader_ongoing: { zh: '在研同类课题数', en: 'Open subjects of this kind', ar: 'المواضيع المفتوحة من هذا النوع' } },
});
