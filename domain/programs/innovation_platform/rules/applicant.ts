import type { Rule } from '../../../definition';
import { has } from '../../../expressions/choices';
import { countMonths } from '../../../expressions/dates';
import { asks, least, measured } from '../../../expressions/figures';
import { creditCodeRule, truthfulRule } from '../../common/rules/common';
import type { InnovationPlatformAnswers } from '../answers.generated';

export const applicantRules: Rule<InnovationPlatformAnswers>[] = [
  {
    id: 'IP-01',
    level: 'error',
    zh: '申报主体与平台类型不符，请核对单位性质或改报其他类型',
    en: 'The applicant may not apply for this kind of platform; check what kind of unit it is or choose another kind',
    ar: 'لا يجوز لمقدم الطلب طلب هذا النوع من المنصات، راجع طبيعة الجهة أو اختر نوعًا آخر',
    met: {
      zh: '申报主体与平台类型相符',
      en: 'The applicant may apply for this kind of platform',
      ar: 'يجوز لمقدم الطلب طلب هذا النوع من المنصات',
    },
    applies: asks('hosts'),
    elsewhere: {
      zh: '所申报的平台类型不限申报主体',
      en: 'Any kind of unit may apply for this kind of platform',
      ar: 'يجوز لأي جهة طلب هذا النوع من المنصات',
    },
    paths: ['baseData.host_nature'],
    check: ({ T, baseData }) => has(T<string[]>('hosts'), baseData.host_nature),
  },
  { ...creditCodeRule, id: 'IP-02' },
  /** The company may still submit a platform of this kind in this year. */
  {
    id: 'IP-03',
    level: 'error',
    zh: '本年度该类型平台已提交，不能重复申报，请改报其他类型，需修改的请撤回原申报',
    en: 'A platform of this kind has already been submitted this year; choose another kind, or withdraw that filing to change it',
    ar: 'قُدمت منصة من هذا النوع هذا العام، اختر نوعًا آخر أو اسحب ذلك الطلب لتعديله',
    met: {
      zh: '本年度未提交过该类型平台',
      en: 'No platform of this kind has been submitted this year',
      ar: 'لم تُقدم منصة من هذا النوع هذا العام',
    },
    paths: ['selectIndex.select_index'],
    server: true,
  },
  {
    id: 'IP-14',
    level: 'error',
    zh: '机构注册运营不满一年，不符合申报条件，请核对成立日期',
    en: 'The institution has operated for less than one year and cannot apply; check the date of registration',
    ar: 'مضى على تشغيل المؤسسة أقل من سنة ولا يمكنها التقديم، راجع تاريخ التسجيل',
    met: {
      zh: '机构注册运营满一年',
      en: 'The institution has operated for at least one year',
      ar: 'مضت سنة على الأقل على تشغيل المؤسسة',
    },
    applies: asks('operating_months'),
    elsewhere: {
      zh: '仅新型研发机构须满足',
      en: 'Asked of new-type R&D institutions only',
      ar: 'يُطلب من مؤسسات البحث والتطوير من النوع الجديد فقط',
    },
    paths: ['baseData.registered_date'],
    ...measured<InnovationPlatformAnswers>(({ baseData, ctx, T }) =>
      least(countMonths(baseData.registered_date, ctx.today), T('operating_months'), 'month'),
    ),
  },
  { ...truthfulRule, id: 'IP-22' },
];
