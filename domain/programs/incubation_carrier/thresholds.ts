import type { ThresholdSets } from '../../definition';
import { has } from '../../expressions/choices';
import type { IncubationCarrierAnswers } from './answers.generated';

/**
 * Thresholds by level and type of carrier. The two city levels use city_default, and so does the provincial level unless the
 * deploying body enters values of its own. An absent value switches its check off.
 */
export const thresholds: ThresholdSets<IncubationCarrierAnswers> = {
  pick: ({ baseData }) => [
    has(['national_standard', 'national_excellent'], baseData.applied_level) ? 'national' : 'city_default',
    baseData.carrier_type,
  ],
  sets: {
    national: {
      1: {
        operating_months: 36,
        area: 10000,
        use_ratio: 75,
        fund: 500,
        funded_ratio: 10,
        fund_cases: 3,
        pro_staff_ratio: 80,
        incubatees_per_pro_staff: 10,
        incubatees_per_mentor: 10,
        ip_applied_ratio: 50,
        ip_valid_ratio: 30,
        incubatees: 50,
        density_per_1000m2: 3,
        graduates: 20,
        non_rent_ratio: 30,
        growth_ratio: 30,
      },
      2: {
        operating_months: 36,
        area: 10000,
        use_ratio: 75,
        fund: 500,
        funded_ratio: 10,
        fund_cases: 3,
        pro_staff_ratio: 80,
        incubatees_per_pro_staff: 10,
        incubatees_per_mentor: 10,
        ip_applied_ratio: 50,
        ip_valid_ratio: 30,
        incubatees: 30,
        density_per_1000m2: 2,
        graduates: 15,
        same_industry_ratio: 75,
        non_rent_ratio: 30,
        growth_ratio: 30,
      },
      3: {
        operating_months: 18,
        area: 500,
        workstations: 30,
        area_or_workstations: true,
        use_ratio: 75,
        residents: 20,
        new_registrations: 10,
        financed: 5,
        registrations_or_financed: true,
        cases: 3,
        pro_staff: 3,
        mentors: 3,
        events: 10,
      },
      4: {},
      5: {},
    },
    city_default: {
      /** Source: 惠州市2022; operating_months is a guess. */
      1: {
        operating_months: 12,
        area: 2000,
        use_ratio: 75,
        fund: 500,
        staff: 5,
        pro_staff_ratio: 80,
        mentors: 3,
        incubatees_per_mentor: 5,
        incubatees: 10,
        services: 2,
      },
      /** Source: 惠州市2022; operating_months is a guess. */
      2: {
        operating_months: 12,
        area: 2000,
        use_ratio: 75,
        fund: 500,
        staff: 5,
        pro_staff_ratio: 80,
        mentors: 3,
        incubatees_per_mentor: 5,
        incubatees: 8,
        same_industry_ratio: 75,
        services: 2,
      },
      /** Source: 深圳市. */
      3: {
        operating_months: 12,
        area: 500,
        workstations: 30,
        area_or_workstations: true,
        use_ratio: 75,
        residents: 20,
        new_registrations: 6,
        financed: 2,
        registrations_or_financed: true,
        mentors: 3,
        pro_staff: 3,
        events: 6,
      },
      /**
       * Source: 余姚市(面积与企业数)和深圳龙岗区(人员与比例); operating_months is a guess. use_ratio is two thirds, written below 66.67 because
       * ratios are compared before rounding.
       */
      4: { operating_months: 12, area: 30000, use_ratio: 66.6666, staff: 10, incubatees: 5 },
      /** Source: national university science park rules (not confirmed). All values are a guess. */
      5: { operating_months: 24, area: 15000, incubatees: 50 },
    },
  },
};
