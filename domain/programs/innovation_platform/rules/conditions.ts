import type { Rule } from '../../../definition';
import { atLeast, atMost, ratioAtLeast } from '../../../expressions/numbers';
import type { InnovationPlatformAnswers } from '../answers.generated';

export const conditionsRules: Rule<InnovationPlatformAnswers>[] = [
  {
    id: 'IP-04',
    level: 'error',
    zh: '研发（实验、中试）场地面积未达到要求',
    en: 'The site is too small',
    paths: ['conditionData.site_area', 'pilotData.pilot_area'],
    check: ({ selectIndex, pilotData, conditionData, T }) =>
      atLeast(
        selectIndex.select_index === 6 ? pilotData.pilot_area : conditionData.site_area,
        T('site_area'),
      ),
  },
  {
    id: 'IP-05',
    level: 'error',
    zh: '仪器设备原值未达到要求',
    en: 'Equipment value is below the requirement',
    paths: ['conditionData.equipment_value'],
    check: ({ conditionData, T }) => atLeast(conditionData.equipment_value, T('equipment_value')),
  },
  /** Kind 1 needs the share or the amount, kind 3 both. */
  {
    id: 'IP-07',
    level: 'error',
    zh: '研发投入未达到要求',
    en: 'R&D investment is below the requirement',
    paths: ['hostData.rd_spend', 'hostData.operating_revenue'],
    check: ({ selectIndex, T, yr, hostData }) =>
      selectIndex.select_index === 4 ||
      (T<boolean>('rd_ratio_or_spend') === true
        ? ratioAtLeast(yr(hostData, 'rd_spend', -1), yr(hostData, 'operating_revenue', -1), T('rd_ratio')) ||
          atLeast(yr(hostData, 'rd_spend', -1), T('rd_spend'))
        : ratioAtLeast(yr(hostData, 'rd_spend', -1), yr(hostData, 'operating_revenue', -1), T('rd_ratio')) &&
          atLeast(yr(hostData, 'rd_spend', -1), T('rd_spend'))),
  },
  {
    id: 'IP-10',
    level: 'warning',
    zh: '重点实验室一般应有3至5个研究方向',
    en: 'A key laboratory should have three to five directions',
    paths: ['directionData'],
    check: ({ directionData, T }) =>
      atLeast(directionData.length, T('directions_min')) && atMost(directionData.length, T('directions_max')),
  },
  {
    id: 'IP-18',
    level: 'warning',
    zh: '设备清单原值合计大于申报的设备原值',
    en: 'Listed equipment is worth more than the stated total',
    paths: ['equipmentData.original_value', 'conditionData.equipment_value'],
    check: ({ sum, equipmentData, conditionData }) =>
      sum(equipmentData, 'original_value') <= conditionData.equipment_value + 0.005,
  },
];
