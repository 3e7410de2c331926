import type { Rule } from '../../../definition';
import { addMonths } from '../../../expressions/dates';
import { asks, least, measured, percentage, selectReachedFigure } from '../../../expressions/figures';
import type { IncubationCarrierAnswers } from '../answers.generated';

export const siteRules: Rule<IncubationCarrierAnswers>[] = [
  {
    id: 'IC-04',
    level: 'error',
    zh: '可自主支配场地面积未达到要求（众创空间可以工位数替代），请核对场地数据',
    en: 'The site is too small (a maker space may count workstations instead); check the figures',
    ar: 'الموقع صغير (ولمساحة الابتكار أن تحتسب محطات العمل بدلًا منه)، راجع الأرقام',
    met: {
      zh: '可自主支配场地面积达到要求（众创空间可以工位数替代）',
      en: 'The site is large enough (a maker space may count workstations instead)',
      ar: 'الموقع كافٍ (ولمساحة الابتكار أن تحتسب محطات العمل بدلًا منه)',
    },
    applies: asks('area'),
    elsewhere: {
      zh: '所申报的类型和级别不设此项要求',
      en: 'Not asked of this type and level',
      ar: 'لا يُطلب من هذا النوع والمستوى',
    },
    paths: ['siteData.total_area', 'siteData.workstations'],
    ...measured<IncubationCarrierAnswers>(({ siteData, T }) => {
      const area = least(siteData.total_area, T('area'), 'square_metre');
      const mayCountWorkstations = T<boolean>('area_or_workstations') === true;
      return mayCountWorkstations
        ? selectReachedFigure(area, least(siteData.workstations, T('workstations'), 'item'))
        : area;
    }),
  },
  {
    id: 'IC-05',
    level: 'error',
    zh: '在孵企业使用面积（含公共服务面积）占比未达到要求，请核对各项面积',
    en: 'The share of area used by incubatees is too low; check the areas',
    ar: 'حصة المساحة التي يستخدمها المحتضنون منخفضة، راجع المساحات',
    met: {
      zh: '在孵企业使用面积（含公共服务面积）占比达到要求',
      en: 'The share of area used by incubatees is high enough',
      ar: 'حصة المساحة التي يستخدمها المحتضنون كافية',
    },
    applies: asks('use_ratio'),
    elsewhere: {
      zh: '所申报的类型和级别不设此项要求',
      en: 'Not asked of this type and level',
      ar: 'لا يُطلب من هذا النوع والمستوى',
    },
    paths: ['siteData.incubatee_area', 'siteData.public_area', 'siteData.total_area'],
    ...measured<IncubationCarrierAnswers>(({ siteData, T }) =>
      least(
        percentage(siteData.incubatee_area + siteData.public_area, siteData.total_area),
        T('use_ratio'),
        'percent',
      ),
    ),
  },
  {
    id: 'IC-17',
    level: 'error',
    zh: '在孵企业面积与公共服务面积之和大于总面积，请核对各项面积',
    en: 'Incubatee and public area exceed the total; check the areas',
    ar: 'مساحة المحتضنين والمساحة العامة تتجاوزان المجموع، راجع المساحات',
    met: {
      zh: '在孵企业面积与公共服务面积之和不大于总面积',
      en: 'Incubatee and public area are within the total',
      ar: 'مساحة المحتضنين والمساحة العامة ضمن المجموع',
    },
    paths: ['siteData.incubatee_area', 'siteData.public_area', 'siteData.total_area'],
    check: ({ siteData }) => siteData.incubatee_area + siteData.public_area <= siteData.total_area,
  },
  {
    id: 'IC-18',
    level: 'warning',
    zh: '在孵企业明细面积合计与在孵企业使用面积相差超过5%，请核对两处数据',
    en: 'The areas listed for incubatees differ from the area stated by more than 5%; check both',
    ar: 'المساحات المدرجة للمحتضنين تختلف عن المساحة المذكورة بأكثر من 5%، راجع كليهما',
    met: {
      zh: '在孵企业明细面积合计与在孵企业使用面积相差不超过5%',
      en: 'The areas listed for incubatees agree with the area stated within 5%',
      ar: 'المساحات المدرجة للمحتضنين توافق المساحة المذكورة في حدود 5%',
    },
    paths: ['incubateeData.area', 'siteData.incubatee_area'],
    check: ({ sum, incubateeData, siteData }) =>
      Math.abs(sum(incubateeData, 'area') - siteData.incubatee_area) <= 0.05 * siteData.incubatee_area,
  },
  {
    id: 'IC-22',
    level: 'warning',
    zh: '租赁剩余期限不足3年，请核对租赁截止日期，建议尽早续签',
    en: 'Less than three years of lease remain; check its end date, and renew it early',
    ar: 'بقي من الإيجار أقل من ثلاث سنوات، راجع تاريخ انتهائه وجدده مبكرًا',
    met: {
      zh: '租赁剩余期限3年以上',
      en: 'At least three years of lease remain',
      ar: 'بقي من الإيجار ثلاث سنوات على الأقل',
    },
    applies: ({ siteData }) => siteData.ownership !== 'owned',
    elsewhere: {
      zh: '自有场地，无租赁期限',
      en: 'The site is owned, so there is no lease',
      ar: 'الموقع مملوك فلا إيجار',
    },
    paths: ['siteData.ownership', 'siteData.lease_end_date'],
    check: ({ siteData, ctx }) => siteData.lease_end_date >= addMonths(ctx.today, 36),
  },
  {
    id: 'IC-25',
    level: 'error',
    zh: '孵化服务类别不足，请核对所提供的服务',
    en: 'Too few kinds of service are offered; check the list',
    ar: 'أنواع الخدمات المقدمة قليلة، راجع القائمة',
    met: {
      zh: '孵化服务类别数达到要求',
      en: 'Enough kinds of service are offered',
      ar: 'أنواع الخدمات المقدمة كافية',
    },
    applies: asks('services'),
    elsewhere: {
      zh: '所申报的类型和级别不设此项要求',
      en: 'Not asked of this type and level',
      ar: 'لا يُطلب من هذا النوع والمستوى',
    },
    paths: ['siteData.services'],
    ...measured<IncubationCarrierAnswers>(({ siteData, T }) =>
      least(siteData.services.length, T('services'), 'item'),
    ),
  },
];
