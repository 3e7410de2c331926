import type { Rule } from '../../../definition';
import type { ApplicantBasic, Declaration } from '../answers.generated';

/** Rules of every program. */
export const commonRules: Rule<{ declaration: Declaration }>[] = [
  {
    id: 'COM-01',
    level: 'error',
    zh: '承诺事项须勾选同意',
    en: 'The commitments must be accepted',
    paths: ['declaration.agree'],
    check: ({ declaration }) => declaration.agree === true,
  },
  {
    id: 'COM-02',
    level: 'error',
    zh: '必填附件未上传完整',
    en: 'A required attachment is missing',
    paths: ['filesData'],
    check: ({ filesComplete }) => filesComplete(),
  },
  /** The window of the program is open, or the correction period after a return still runs. */
  {
    id: 'COM-03',
    level: 'error',
    zh: '不在申报时间内，不能提交',
    en: 'The declare window is closed',
    paths: ['declaration.sign_date'],
    server: true,
  },
];

/** Of programs in which the applicant tells of its staff. */
export const applicantRules: Rule<{ applicant_basic: ApplicantBasic }>[] = [
  {
    id: 'COM-04',
    level: 'warning',
    zh: '研发人员数不应大于职工总数',
    en: 'R&D staff should not exceed employees',
    paths: ['applicant_basic.rd_staff', 'applicant_basic.employee_total'],
    check: ({ applicant_basic }) => applicant_basic.rd_staff <= applicant_basic.employee_total,
  },
];
