import type { Dictionary } from '../definition';

/** Source: practice: academician workstations, technology vice presidents, chief scientists; age and day limits see scientistadvisor.yaml. */
export const scientistAdvisorType: Dictionary = {
  name: 'scientist_advisor_type',
  title: { zh: '顾问类型', en: 'Type of advisor' },
  items: [
    { value: 'academician', zh: '院士顾问', en: 'Academician advisor', age_max: 80, days_min: 10 },
    { value: 'chief_scientist', zh: '首席科学家', en: 'Chief scientist', age_max: 65, days_min: 30 },
    { value: 'tech_advisor', zh: '科技顾问', en: 'Science and technology advisor', age_max: 65, days_min: 10 },
    { value: 'tech_vp', zh: '科技副总', en: 'Technology vice president (seconded)', age_max: 60, days_min: 60 },
  ],
};
