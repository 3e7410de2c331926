import { adapt } from '../../common/adapt';
import { declaration as base } from '../../common/sections/declaration';
import type { ScientistadvisorAnswers } from '../answers.generated';

export const declaration = adapt<ScientistadvisorAnswers, 'declaration'>(base, {
  add: [
    {
      key: 'advisor_consent',
      zh: '受聘人知情同意',
      en: 'The advisor knows of and agrees to this filing',
      ar: 'المستشار على علم بهذا الطلب وموافق عليه',
      type: 'boolean',
      required: true,
    },
  ],
});
