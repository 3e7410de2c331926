import { isCreditCode } from '../../../checks/credit-code';
import type { Rule } from '../../../definition';
import { asks, least, measured, most, percentage, selectDecidingFigure } from '../../../expressions/figures';
import { count } from '../../../expressions/tables';
import { truthfulRule } from '../../common/rules/common';
import type { IncubationCarrierAnswers } from '../answers.generated';

export const operatorRules: Rule<IncubationCarrierAnswers>[] = [
  {
    id: 'IC-01',
    level: 'error',
    zh: '运营机构不具有独立法人资格，不符合申报条件，请核对填报内容',
    en: 'The operator is not an independent legal person and cannot apply; check the answer',
    ar: 'المشغّل ليس شخصية اعتبارية مستقلة ولا يمكنه التقديم، راجع الإجابة',
    met: {
      zh: '运营机构具有独立法人资格',
      en: 'The operator is an independent legal person',
      ar: 'المشغّل شخصية اعتبارية مستقلة',
    },
    paths: ['baseData.is_independent_legal'],
    check: ({ baseData }) => baseData.is_independent_legal === true,
  },
  {
    id: 'IC-02',
    level: 'error',
    zh: '统一社会信用代码校验位不正确或表内重复，请对照营业执照核对',
    en: 'A credit code is wrong or appears twice in a table; compare it with the business licence',
    ar: 'رمز ائتمان خاطئ أو مكرر في جدول، قارنه بالرخصة التجارية',
    met: {
      zh: '统一社会信用代码均通过校验，表内无重复',
      en: 'All credit codes are valid, and none appears twice in a table',
      ar: 'جميع رموز الائتمان صحيحة ولا يتكرر أي منها في جدول',
    },
    paths: ['baseData.operator_credit_code', 'incubateeData.credit_code', 'graduateData.credit_code'],
    check: ({ baseData, all, incubateeData, unique, graduateData }) =>
      isCreditCode(baseData.operator_credit_code) &&
      all(incubateeData, (row) => isCreditCode(row.credit_code)) &&
      unique(incubateeData, 'credit_code') &&
      all(graduateData, (row) => isCreditCode(row.credit_code)) &&
      unique(graduateData, 'credit_code'),
  },
  {
    id: 'IC-03',
    level: 'error',
    zh: '实际运营时间未达到要求，请核对开始运营日期或改报其他级别',
    en: 'The carrier has not been in operation long enough; check the start date or apply for another level',
    ar: 'لم تمضِ على تشغيل الحاضنة مدة كافية، راجع تاريخ البدء أو اطلب مستوى آخر',
    met: {
      zh: '实际运营时间达到要求',
      en: 'The carrier has been in operation long enough',
      ar: 'مضت على تشغيل الحاضنة مدة كافية',
    },
    applies: asks('operating_months'),
    elsewhere: {
      zh: '所申报的类型和级别不设此项要求',
      en: 'Not asked of this type and level',
      ar: 'لا يُطلب من هذا النوع والمستوى',
    },
    paths: ['baseData.operation_start_date'],
    ...measured<IncubationCarrierAnswers>(({ indicators, T }) =>
      least(indicators.operating_months, T('operating_months'), 'month'),
    ),
  },
  {
    id: 'IC-07',
    level: 'error',
    zh: '孵化资金规模未达到要求，请核对自有资金和合作资金',
    en: 'Incubation funds are too small; check own and partner funds',
    ar: 'أموال الاحتضان قليلة، راجع الأموال الذاتية وأموال الشركاء',
    met: { zh: '孵化资金规模达到要求', en: 'Incubation funds are large enough', ar: 'أموال الاحتضان كافية' },
    applies: asks('fund'),
    elsewhere: {
      zh: '所申报的类型和级别不设此项要求',
      en: 'Not asked of this type and level',
      ar: 'لا يُطلب من هذا النوع والمستوى',
    },
    paths: ['fundData.own_fund', 'fundData.partner_fund'],
    ...measured<IncubationCarrierAnswers>(({ indicators, T }) =>
      least(indicators.fund_total, T('fund'), '10k_yuan'),
    ),
  },
  /** Share and number of professional staff, all staff, and incubatees for each professional. */
  {
    id: 'IC-08',
    level: 'error',
    zh: '孵化服务人员数、专业人员数或占比、人均服务企业数未达到要求，请核对人员名单',
    en: 'Staff, professional staff, their share or the incubatees per professional miss the requirement; check the staff list',
    ar: 'عدد العاملين أو المتخصصين أو نسبتهم أو عدد المحتضنين لكل متخصص لا يستوفي الشرط، راجع قائمة العاملين',
    met: {
      zh: '孵化服务人员数、专业人员数和占比、人均服务企业数达到要求',
      en: 'Staff, professional staff, their share and the incubatees per professional meet the requirement',
      ar: 'عدد العاملين والمتخصصين ونسبتهم وعدد المحتضنين لكل متخصص تستوفي الشرط',
    },
    applies: asks('pro_staff_ratio', 'staff', 'pro_staff', 'incubatees_per_pro_staff'),
    elsewhere: {
      zh: '所申报的类型和级别不设此项要求',
      en: 'Not asked of this type and level',
      ar: 'لا يُطلب من هذا النوع والمستوى',
    },
    paths: ['teamData.is_professional', 'incubateeData'],
    ...measured<IncubationCarrierAnswers>(({ teamData, T, indicators }) => {
      const professionals = count(teamData, (row) => row.is_professional);
      const perProfessional = indicators.incubatee_count / Math.max(1, professionals);
      return selectDecidingFigure(
        least(percentage(professionals, teamData.length), T('pro_staff_ratio'), 'percent'),
        least(teamData.length, T('staff'), 'person'),
        least(professionals, T('pro_staff'), 'person'),
        most(perProfessional, T('incubatees_per_pro_staff'), 'item'),
      );
    }),
  },
  {
    id: 'IC-09',
    level: 'error',
    zh: '创业导师配备不足，请增补导师',
    en: 'There are not enough mentors; add more',
    ar: 'عدد الموجهين غير كافٍ، أضف المزيد',
    met: { zh: '创业导师数量达到要求', en: 'There are enough mentors', ar: 'عدد الموجهين كافٍ' },
    applies: asks('mentors', 'incubatees_per_mentor'),
    elsewhere: {
      zh: '所申报的类型和级别不设此项要求',
      en: 'Not asked of this type and level',
      ar: 'لا يُطلب من هذا النوع والمستوى',
    },
    paths: ['mentorData', 'incubateeData'],
    ...measured<IncubationCarrierAnswers>(({ mentorData, T, indicators }) =>
      selectDecidingFigure(
        least(mentorData.length, T('mentors'), 'person'),
        most(indicators.incubatee_count / Math.max(1, mentorData.length), T('incubatees_per_mentor'), 'item'),
      ),
    ),
  },
  {
    id: 'IC-13',
    level: 'warning',
    zh: '除房租及物业外收入占比或增长企业占比低于标准级要求，请核对收入和企业增长情况',
    en: 'Income other than rent or the share of growing incubatees is below the standard grade; check income and growth',
    ar: 'الدخل من غير الإيجار أو حصة المحتضنين النامين دون الدرجة القياسية، راجع الدخل والنمو',
    met: {
      zh: '除房租及物业外收入占比和增长企业占比达到标准级要求',
      en: 'Income other than rent and the share of growing incubatees reach the standard grade',
      ar: 'الدخل من غير الإيجار وحصة المحتضنين النامين تبلغان الدرجة القياسية',
    },
    applies: asks('non_rent_ratio', 'growth_ratio'),
    elsewhere: {
      zh: '所申报的类型和级别不设此项要求',
      en: 'Not asked of this type and level',
      ar: 'لا يُطلب من هذا النوع والمستوى',
    },
    paths: ['operationData.total_income', 'operationData.rent_income', 'incubateeData.grew_over_20'],
    ...measured<IncubationCarrierAnswers>(({ yr, operationData, T, incubateeData, indicators }) => {
      const income = yr(operationData, 'total_income', -1);
      const grown = count(incubateeData, (row) => row.grew_over_20);
      return selectDecidingFigure(
        least(
          percentage(income - yr(operationData, 'rent_income', -1), income),
          T('non_rent_ratio'),
          'percent',
        ),
        least(percentage(grown, indicators.incubatee_count), T('growth_ratio'), 'percent'),
      );
    }),
  },
  {
    id: 'IC-19',
    level: 'error',
    zh: '分项收入之和大于总收入，请核对各项收入',
    en: 'Income items exceed total income; check them',
    ar: 'بنود الدخل تتجاوز مجموع الدخل، راجعها',
    met: {
      zh: '分项收入之和不大于总收入',
      en: 'Income items are within total income',
      ar: 'بنود الدخل ضمن مجموع الدخل',
    },
    paths: ['operationData'],
    check: ({ all, operationData }) =>
      all(
        operationData,
        (row) => row.rent_income + row.service_income + row.investment_income <= row.total_income + 0.005,
      ),
  },
  { ...truthfulRule, id: 'IC-23' },
];
