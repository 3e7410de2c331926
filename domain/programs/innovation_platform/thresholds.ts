import type { ThresholdSets } from '../../definition';
import type { InnovationPlatformAnswers } from './answers.generated';

/**
 * Municipal defaults by kind, to be replaced by the deploying body. Kinds 1, 2 and 4 follow published
 * municipal or provincial figures.
 */
export const thresholds: ThresholdSets<InnovationPlatformAnswers> = {
  pick: ({ selectIndex }) => [selectIndex.select_index],
  sets: {
    1: {
      hosts: ['enterprise', 'converted_institute'],
      site_area: 500,
      equipment_value: 200,
      full_time_rd_staff: 10,
      rd_ratio: 3,
      rd_spend: 300,
      rd_ratio_or_spend: true,
      ip: 1,
      operating_revenue: 2000,
    },
    2: {
      hosts: ['university', 'institute', 'enterprise'],
      site_area: 500,
      equipment_value: 500,
      full_time_rd_staff: 10,
      backbone: 5,
      senior_or_doctor_ratio: 30,
      directions_min: 3,
      directions_max: 5,
      director_age_max: 60,
    },
    /** All values of kind 3 are a guess. */
    3: {
      hosts: ['enterprise', 'converted_institute'],
      equipment_value: 300,
      full_time_rd_staff: 20,
      rd_spend: 300,
      rd_ratio: 3,
    },
    4: {
      hosts: ['enterprise', 'institute', 'social'],
      site_area: 600,
      equipment_value: 200,
      full_time_rd_staff: 20,
      rd_staff_ratio: 40,
      rd_income_ratio: 20,
      rd_spend: 200,
      transfer_income_ratio: 30,
      operating_months: 12,
    },
    5: { hosts: ['hospital'], hospital_grade: '3a', trials: 1, projects_provincial: 1 },
    /** All values of kind 6 are a guess. */
    6: {
      hosts: ['enterprise', 'converted_institute', 'university', 'institute', 'social'],
      site_area: 500,
      equipment_value: 500,
      full_time_rd_staff: 10,
    },
  },
};
