import type { Form } from '../../definition';
import {
  createFormFromProgram,
  toLastYearSection,
  toReadOnlySection,
} from '../../reports/forms/form-from-program';

const CARRIER_FACTS = ['carrier_name', 'carrier_type', 'applied_level'];

export const createForm = (whole: Form): Form =>
  createFormFromProgram(whole, {
    title: { zh: '孵化载体统计', en: 'Incubation carrier statistics', ar: 'إحصاءات حاضنات الأعمال' },
    sections: [
      'baseData',
      'fundData',
      'teamData',
      'mentorData',
      'incubateeData',
      'residentTeamData',
      'graduateData',
      'activityData',
      'operationData',
    ],
    adapt: { baseData: toReadOnlySection(CARRIER_FACTS), operationData: toLastYearSection },
  });
