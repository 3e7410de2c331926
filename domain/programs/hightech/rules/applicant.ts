import { isCreditCode } from '../../../checks/credit-code';
import { idCardFault, isIdCard } from '../../../checks/id-card';
import type { Rule } from '../../../definition';
import { year } from '../../../expressions/dates';
import { least, measured } from '../../../expressions/figures';
import type { HightechAnswers } from '../answers.generated';

export const applicantRules: Rule<HightechAnswers>[] = [
  {
    id: 'HT-01',
    level: 'error',
    zh: '企业注册成立不满一年（365天），不符合申报条件，请核对成立日期',
    en: 'The company has been registered for less than one year (365 days) and cannot apply; check the date of registration',
    ar: 'مضى على تسجيل الشركة أقل من سنة (365 يومًا) ولا يمكنها التقديم، راجع تاريخ التسجيل',
    met: {
      zh: '企业注册成立一年（365天）以上',
      en: 'The company has been registered for at least one year (365 days)',
      ar: 'مضت سنة على الأقل (365 يومًا) على تسجيل الشركة',
    },
    paths: ['registration.registered_date'],
    ...measured<HightechAnswers>(({ indicators }) => least(indicators.days_since_registration, 365, 'day')),
  },
  {
    id: 'HT-02',
    level: 'error',
    zh: '企业或审计机构的统一社会信用代码校验位不正确，请对照营业执照核对',
    en: "The check digit of the company's or the audit agency's credit code is wrong; compare it with the business licence",
    ar: 'خانة التحقق في رمز الائتمان للشركة أو لجهة التدقيق خاطئة، قارنه بالرخصة التجارية',
    met: {
      zh: '企业和审计机构的统一社会信用代码均通过校验',
      en: 'The credit codes of the company and of the audit agency are valid',
      ar: 'رمزا الائتمان للشركة ولجهة التدقيق صحيحان',
    },
    paths: ['registration.credit_code', 'application.audit_agency_code'],
    check: ({ registration, application }) =>
      isCreditCode(registration.credit_code) && isCreditCode(application.audit_agency_code),
  },
  {
    id: 'HT-14',
    level: 'error',
    zh: '申请认定前一年内发生重大安全、质量事故或严重环境违法行为的，不符合申报条件，请核对填报内容',
    en: 'A major accident or serious environmental violation in the last year excludes the application; check the answer',
    ar: 'حادث كبير أو مخالفة بيئية جسيمة في السنة الأخيرة يمنع التقديم، راجع الإجابة',
    met: {
      zh: '申请认定前一年内未发生重大安全、质量事故或严重环境违法行为',
      en: 'No major accident and no serious environmental violation in the year before the application',
      ar: 'لا حادث كبير ولا مخالفة بيئية جسيمة في السنة السابقة للطلب',
    },
    paths: ['application.has_major_incident'],
    check: ({ application }) => application.has_major_incident === false,
  },
  {
    id: 'HT-34',
    level: 'warning',
    zh: '企业所得税为核定征收，请与认定机构确认能否提供完整的研发费用核算资料',
    en: 'Income tax is levied on assessment; confirm with the agency that full R&D accounts can be provided',
    ar: 'تُجبى ضريبة الدخل بالتقدير، تأكد مع الجهة من إمكان تقديم حسابات كاملة للبحث والتطوير',
    met: {
      zh: '企业所得税为查账征收',
      en: 'Income tax is levied on audited accounts',
      ar: 'تُجبى ضريبة الدخل على الحسابات المدققة',
    },
    paths: ['registration.tax_collection_method'],
    check: ({ registration }) => registration.tax_collection_method === 'audit',
  },
  {
    id: 'HT-37',
    level: 'warning',
    zh: '原证书仍在有效期且未到期满当年，无需重新认定，请核对原证书日期或在期满当年申报',
    en: 'The previous certificate is still valid and does not expire this year; check its date, or apply in the year it expires',
    ar: 'الشهادة السابقة لا تزال سارية ولا تنتهي هذا العام، راجع تاريخها أو قدّم في سنة انتهائها',
    met: {
      zh: '原证书已期满或在申报当年期满',
      en: 'The previous certificate has expired or expires this year',
      ar: 'الشهادة السابقة انتهت أو تنتهي هذا العام',
    },
    applies: ({ application }) => application.application_type !== 'first',
    elsewhere: {
      zh: '首次认定无原证书',
      en: 'A first application has no previous certificate',
      ar: 'الطلب الأول ليست له شهادة سابقة',
    },
    paths: [
      'application.application_type',
      'application.previous_certificate_date',
      'application.declare_year',
    ],
    check: ({ application }) => year(application.previous_certificate_date) + 3 <= application.declare_year,
  },
  {
    id: 'HT-38',
    level: 'error',
    zh: '声明事项未全部确认，请逐项勾选',
    en: 'Not all statements are confirmed; tick each of them',
    ar: 'لم تُؤكد جميع البيانات، أشّر على كل منها',
    met: { zh: '声明事项已全部确认', en: 'All statements are confirmed', ar: 'جميع البيانات مؤكدة' },
    paths: ['declaration.truthful', 'declaration.no_dishonesty'],
    check: ({ declaration }) => declaration.truthful === true && declaration.no_dishonesty === true,
  },
  {
    id: 'HT-39',
    level: 'error',
    ...idCardFault,
    met: {
      zh: '法定代表人的居民身份证号码通过校验',
      en: "The legal representative's resident ID number is valid",
      ar: 'رقم هوية الممثل القانوني صحيح',
    },
    applies: ({ registration }) => registration.legal_rep_id_type === 'id_card',
    elsewhere: {
      zh: '证件不是居民身份证，不作此项校验',
      en: 'Checked for resident ID cards only',
      ar: 'يُتحقق منه لبطاقات هوية المقيم فقط',
    },
    paths: ['registration.legal_rep_id_type', 'registration.legal_rep_id_no'],
    check: ({ registration }) => isIdCard(registration.legal_rep_id_no),
  },
];
