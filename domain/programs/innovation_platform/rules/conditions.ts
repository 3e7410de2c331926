import type { Rule } from '../../../definition';
import {
  asks,
  least,
  measured,
  most,
  percentage,
  selectDecidingFigure,
  selectReachedFigure,
} from '../../../expressions/figures';
import type { InnovationPlatformAnswers } from '../answers.generated';

export const conditionsRules: Rule<InnovationPlatformAnswers>[] = [
  {
    id: 'IP-04',
    level: 'error',
    zh: '研发（实验、中试）场地面积未达到要求，请核对面积',
    en: 'The site is too small; check its area',
    ar: 'الموقع صغير، راجع مساحته',
    met: { zh: '研发（实验、中试）场地面积达到要求', en: 'The site is large enough', ar: 'الموقع كافٍ' },
    applies: asks('site_area'),
    elsewhere: {
      zh: '所申报的平台类型不设此项要求',
      en: 'Not asked of this kind of platform',
      ar: 'لا يُطلب من هذا النوع من المنصات',
    },
    paths: ['conditionData.site_area', 'pilotData.pilot_area'],
    ...measured<InnovationPlatformAnswers>(({ selectIndex, pilotData, conditionData, T }) =>
      least(
        selectIndex.select_index === 6 ? pilotData.pilot_area : conditionData.site_area,
        T('site_area'),
        'square_metre',
      ),
    ),
  },
  {
    id: 'IP-05',
    level: 'error',
    zh: '仪器设备原值未达到要求，请核对设备原值',
    en: 'The equipment is worth too little; check its value',
    ar: 'قيمة المعدات قليلة، راجعها',
    met: { zh: '仪器设备原值达到要求', en: 'The equipment is worth enough', ar: 'قيمة المعدات كافية' },
    applies: asks('equipment_value'),
    elsewhere: {
      zh: '所申报的平台类型不设此项要求',
      en: 'Not asked of this kind of platform',
      ar: 'لا يُطلب من هذا النوع من المنصات',
    },
    paths: ['conditionData.equipment_value'],
    ...measured<InnovationPlatformAnswers>(({ conditionData, T }) =>
      least(conditionData.equipment_value, T('equipment_value'), '10k_yuan'),
    ),
  },
  /** R&D investment: kind 1 needs its share in revenue or its amount, kind 3 both. */
  {
    id: 'IP-07',
    level: 'error',
    zh: '研发投入未达到要求，请核对上年度研发支出和营业收入',
    en: "R&D investment is too low; check last year's R&D spending and revenue",
    ar: 'استثمار البحث والتطوير منخفض، راجع إنفاق البحث والتطوير وإيرادات السنة الماضية',
    met: { zh: '研发投入达到要求', en: 'R&D investment is high enough', ar: 'استثمار البحث والتطوير كافٍ' },
    applies: (scope) => scope.selectIndex.select_index !== 4 && asks('rd_ratio', 'rd_spend')(scope),
    elsewhere: {
      zh: '所申报的平台类型不设此项要求',
      en: 'Not asked of this kind of platform',
      ar: 'لا يُطلب من هذا النوع من المنصات',
    },
    paths: ['hostData.rd_spend', 'hostData.operating_revenue'],
    ...measured<InnovationPlatformAnswers>(({ T, yr, hostData }) => {
      const spent = yr(hostData, 'rd_spend', -1);
      const combined = T<boolean>('rd_ratio_or_spend') === true ? selectReachedFigure : selectDecidingFigure;
      return combined(
        least(percentage(spent, yr(hostData, 'operating_revenue', -1)), T('rd_ratio'), 'percent'),
        least(spent, T('rd_spend'), '10k_yuan'),
      );
    }),
  },
  {
    id: 'IP-10',
    level: 'warning',
    zh: '重点实验室一般应有3至5个研究方向，请调整研究方向',
    en: 'A key laboratory should have three to five directions; adjust them',
    ar: 'ينبغي أن يكون للمختبر الرئيسي من ثلاثة إلى خمسة اتجاهات، عدّلها',
    met: {
      zh: '研究方向为3至5个',
      en: 'There are three to five directions',
      ar: 'توجد من ثلاثة إلى خمسة اتجاهات',
    },
    applies: asks('directions_min'),
    elsewhere: {
      zh: '仅重点实验室须满足',
      en: 'Asked of key laboratories only',
      ar: 'يُطلب من المختبرات الرئيسية فقط',
    },
    paths: ['directionData'],
    ...measured<InnovationPlatformAnswers>(({ directionData, T }) =>
      selectDecidingFigure(
        least(directionData.length, T('directions_min'), 'item'),
        most(directionData.length, T('directions_max'), 'item'),
      ),
    ),
  },
  {
    id: 'IP-18',
    level: 'warning',
    zh: '设备清单原值合计大于申报的设备原值，请核对两处数据',
    en: 'Listed equipment is worth more than the stated total; check both',
    ar: 'قيمة المعدات المدرجة تتجاوز المجموع المذكور، راجع كليهما',
    met: {
      zh: '设备清单原值合计不大于申报的设备原值',
      en: 'Listed equipment is within the stated total',
      ar: 'قيمة المعدات المدرجة ضمن المجموع المذكور',
    },
    paths: ['equipmentData.original_value', 'conditionData.equipment_value'],
    check: ({ sum, equipmentData, conditionData }) =>
      sum(equipmentData, 'original_value') <= conditionData.equipment_value + 0.005,
  },
];
