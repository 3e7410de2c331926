import type { Rule } from '../../../definition';
import { asks, least, measured, most, percentage, selectDecidingFigure } from '../../../expressions/figures';
import { count } from '../../../expressions/tables';
import type { InnovationPlatformAnswers } from '../answers.generated';
import { isSeniorOrDoctor } from '../staff';

export const staffRules: Rule<InnovationPlatformAnswers>[] = [
  {
    id: 'IP-06',
    level: 'error',
    zh: '专职研发人员数或骨干人数未达到要求，请核对人员名单，有遗漏的请补填',
    en: 'There are too few full-time R&D staff or key researchers; check the list and add any that are missing',
    ar: 'العاملون المتفرغون في البحث والتطوير أو الباحثون الرئيسيون قليلون، راجع القائمة وأضف من نقص',
    met: {
      zh: '专职研发人员数和骨干人数达到要求',
      en: 'There are enough full-time R&D staff and key researchers',
      ar: 'العاملون المتفرغون في البحث والتطوير والباحثون الرئيسيون كافون',
    },
    applies: asks('full_time_rd_staff', 'backbone'),
    elsewhere: {
      zh: '所申报的平台类型不设此项要求',
      en: 'Not asked of this kind of platform',
      ar: 'لا يُطلب من هذا النوع من المنصات',
    },
    paths: ['staffData.is_full_time', 'staffData.staff_role'],
    ...measured<InnovationPlatformAnswers>(({ indicators, T }) =>
      selectDecidingFigure(
        least(indicators.full_time_rd_staff, T('full_time_rd_staff'), 'person'),
        least(indicators.backbone_count, T('backbone'), 'person'),
      ),
    ),
  },
  {
    id: 'IP-09',
    level: 'error',
    zh: '高级职称或博士占比低于30%，请核对人员职称和学历',
    en: 'Fewer than 30% have senior titles or doctorates; check titles and degrees',
    ar: 'أقل من 30% بألقاب عليا أو دكتوراه، راجع الألقاب والدرجات',
    met: {
      zh: '高级职称或博士占比不低于30%',
      en: 'At least 30% have senior titles or doctorates',
      ar: '30% على الأقل بألقاب عليا أو دكتوراه',
    },
    applies: asks('senior_or_doctor_ratio'),
    elsewhere: {
      zh: '仅重点实验室须满足',
      en: 'Asked of key laboratories only',
      ar: 'يُطلب من المختبرات الرئيسية فقط',
    },
    paths: ['staffData.education', 'staffData.professional_title'],
    ...measured<InnovationPlatformAnswers>(({ staffData, T }) =>
      least(
        percentage(count(staffData, isSeniorOrDoctor), staffData.length),
        T('senior_or_doctor_ratio'),
        'percent',
      ),
    ),
  },
  {
    id: 'IP-11',
    level: 'warning',
    zh: '平台主任年龄超过规定，请更换主任或核对出生日期',
    en: 'The director is above the age limit; choose another director or check the date of birth',
    ar: 'المدير تجاوز حد السن، اختر مديرًا آخر أو راجع تاريخ الميلاد',
    met: {
      zh: '平台主任年龄在规定以内',
      en: 'The director is within the age limit',
      ar: 'المدير ضمن حد السن',
    },
    applies: asks('director_age_max'),
    elsewhere: {
      zh: '仅重点实验室须满足',
      en: 'Asked of key laboratories only',
      ar: 'يُطلب من المختبرات الرئيسية فقط',
    },
    paths: ['leaderData.birth_date'],
    ...measured<InnovationPlatformAnswers>(({ indicators, T }) =>
      most(indicators.director_age, T('director_age_max'), 'year'),
    ),
  },
  {
    id: 'IP-16',
    level: 'error',
    zh: '固定人员名单缺少平台主任或方向带头人，请补填',
    en: 'The staff list lacks the director or a direction leader; add them',
    ar: 'قائمة العاملين ينقصها المدير أو قائد اتجاه، أضفهم',
    met: {
      zh: '固定人员名单包含平台主任和各方向带头人',
      en: 'The staff list includes the director and each direction leader',
      ar: 'قائمة العاملين تتضمن المدير وقائد كل اتجاه',
    },
    paths: ['staffData.name', 'leaderData.name', 'directionData.leader_name'],
    check: ({ leaderData, directionData, staffData }) =>
      [leaderData.name, ...directionData.map((row) => row.leader_name)].every((name) =>
        staffData.some((row) => row.name === name),
      ),
  },
  {
    id: 'IP-17',
    level: 'error',
    zh: '研发人员数大于职工总数，请核对两项数据',
    en: 'R&D staff exceed employees; check both figures',
    ar: 'عدد العاملين في البحث والتطوير يتجاوز عدد العاملين، راجع الرقمين',
    met: {
      zh: '研发人员数不大于职工总数',
      en: 'R&D staff are within the number of employees',
      ar: 'عدد العاملين في البحث والتطوير ضمن عدد العاملين',
    },
    paths: [
      'hostData.rd_staff',
      'hostData.employees',
      'newRdData.resident_rd_staff',
      'newRdData.staff_total',
    ],
    check: ({ all, hostData, selectIndex, newRdData }) =>
      all(hostData, (row) => row.rd_staff <= row.employees) &&
      (selectIndex.select_index !== 4 || newRdData.resident_rd_staff <= newRdData.staff_total),
  },
];
