import { isCreditCode } from '../../../checks/credit-code';
import type { Rule } from '../../../definition';
import { computeRdIntensityFigure, measured } from '../../../expressions/figures';
import type { ApplicantBasic, ApplicantFinanceRow, Declaration } from '../answers.generated';

/** Rules of every program. */
export const commonRules: Rule<{ declaration: Declaration }>[] = [
  {
    id: 'COM-01',
    level: 'error',
    zh: '承诺事项未同意，请阅读后勾选',
    en: 'The commitments are not accepted; read and tick them',
    ar: 'لم تُقبل التعهدات، اقرأها وأشّر عليها',
    met: { zh: '已同意承诺事项', en: 'The commitments are accepted', ar: 'قُبلت التعهدات' },
    paths: ['declaration.agree'],
    check: ({ declaration }) => declaration.agree === true,
  },
  {
    id: 'COM-02',
    level: 'error',
    zh: '必填附件不完整，请在附件中补传',
    en: 'A required attachment is missing; upload it under attachments',
    ar: 'مرفق إلزامي ناقص، ارفعه ضمن المرفقات',
    met: {
      zh: '必填附件已全部上传',
      en: 'All required attachments are there',
      ar: 'جميع المرفقات الإلزامية موجودة',
    },
    paths: ['filesData'],
    check: ({ filesComplete }) => filesComplete(),
  },
  /** The window of the program is open, or the correction period after a return still runs. */
  {
    id: 'COM-03',
    level: 'error',
    zh: '不在申报时间内，不能提交，请在申报时间内或退回修改期限内提交',
    en: 'The window is closed; submit while it is open or before the correction deadline',
    ar: 'فترة التقديم مغلقة، قدّم أثناء فتحها أو قبل موعد التصحيح',
    met: {
      zh: '在申报时间内，或在退回修改期限内提交',
      en: 'Submitted while the window is open, or before the correction deadline',
      ar: 'قُدّم أثناء فترة التقديم أو قبل موعد التصحيح',
    },
    paths: ['declaration.sign_date'],
    server: true,
  },
];

/** Rules of programs that ask for the staff of the applicant. */
export const applicantRules: Rule<{ applicant_basic: ApplicantBasic }>[] = [
  {
    id: 'COM-04',
    level: 'warning',
    zh: '研发人员数大于职工总数，请核对两项数据',
    en: 'R&D staff exceed employees; check both figures',
    ar: 'عدد العاملين في البحث والتطوير يتجاوز عدد العاملين، راجع الرقمين',
    met: {
      zh: '研发人员数不大于职工总数',
      en: 'R&D staff are within the number of employees',
      ar: 'عدد العاملين في البحث والتطوير ضمن عدد العاملين',
    },
    paths: ['applicant_basic.rd_staff', 'applicant_basic.employee_total'],
    check: ({ applicant_basic }) => applicant_basic.rd_staff <= applicant_basic.employee_total,
  },
];

/* Rules of several programs, each under its own id. */

export const creditCodeRule: Omit<Rule<{ baseData: { credit_code: string } }>, 'id'> = {
  level: 'error',
  zh: '统一社会信用代码校验位不正确，请对照营业执照核对',
  en: 'The check digit of the unified social credit code is wrong; compare it with the business licence',
  ar: 'خانة التحقق في رمز الائتمان الاجتماعي الموحد خاطئة، قارنه بالرخصة التجارية',
  met: {
    zh: '统一社会信用代码通过校验',
    en: 'The unified social credit code is valid',
    ar: 'رمز الائتمان الاجتماعي الموحد صحيح',
  },
  paths: ['baseData.credit_code'],
  check: ({ baseData }) => isCreditCode(baseData.credit_code),
};

export const truthfulRule: Omit<Rule<{ declarationData: { truthful: boolean } }>, 'id'> = {
  level: 'error',
  zh: '承诺事项未确认，请阅读后勾选',
  en: 'The commitment is not confirmed; read and tick it',
  ar: 'لم يُؤكد التعهد، اقرأه وأشّر عليه',
  met: { zh: '承诺事项已确认', en: 'The commitment is confirmed', ar: 'تم تأكيد التعهد' },
  paths: ['declarationData.truthful'],
  check: ({ declarationData }) => declarationData.truthful === true,
};

type Finances = { applicant_finance: ApplicantFinanceRow[] };

export const rdIntensityRule: Omit<Rule<Finances>, 'id'> = {
  level: 'warning',
  zh: '上年度研发投入强度低于申报要求（营业收入5000万元以下5%、2亿元以下4%、2亿元以上3%），请核对研发费用和营业收入',
  en: 'R&D intensity last year is too low (5% up to 50 million yuan of revenue, 4% up to 200 million, 3% above); check both figures',
  ar: 'كثافة البحث والتطوير في السنة الماضية منخفضة (5% حتى إيرادات 50 مليون يوان، و4% حتى 200 مليون، و3% فوق ذلك)، راجع الرقمين',
  met: {
    zh: '上年度研发投入强度达到申报要求（营业收入5000万元以下5%、2亿元以下4%、2亿元以上3%）',
    en: 'R&D intensity last year is high enough (5% up to 50 million yuan of revenue, 4% up to 200 million, 3% above)',
    ar: 'كثافة البحث والتطوير في السنة الماضية كافية (5% حتى إيرادات 50 مليون يوان، و4% حتى 200 مليون، و3% فوق ذلك)',
  },
  paths: ['applicant_finance.revenue', 'applicant_finance.rd_expense'],
  ...measured<Finances>(({ yr, applicant_finance }) =>
    computeRdIntensityFigure(yr(applicant_finance, 'revenue', -1), yr(applicant_finance, 'rd_expense', -1)),
  ),
};
