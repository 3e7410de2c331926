import type { Rule } from '../../../definition';
import type { ApplicantBasic, Declaration } from '../answers.generated';

/** Rules of every program. */
export const commonRules: Rule<{ declaration: Declaration }>[] = [
  {
    id: 'COM-01',
    level: 'error',
    zh: '承诺事项未同意，请阅读后勾选',
    en: 'The commitments are not accepted; read and tick them',
    met: { zh: '已同意承诺事项', en: 'The commitments are accepted' },
    paths: ['declaration.agree'],
    check: ({ declaration }) => declaration.agree === true,
  },
  {
    id: 'COM-02',
    level: 'error',
    zh: '必填附件不完整，请在附件中补传',
    en: 'A required attachment is missing; upload it under attachments',
    met: { zh: '必填附件已全部上传', en: 'All required attachments are there' },
    paths: ['filesData'],
    check: ({ filesComplete }) => filesComplete(),
  },
  /** The window of the program is open, or the correction period after a return still runs. */
  {
    id: 'COM-03',
    level: 'error',
    zh: '不在申报时间内，不能提交，请在申报时间内或退回修改期限内提交',
    en: 'The window is closed; submit while it is open or before the correction deadline',
    met: {
      zh: '在申报时间内，或在退回修改期限内提交',
      en: 'Submitted while the window is open, or before the correction deadline',
    },
    paths: ['declaration.sign_date'],
    server: true,
  },
];

/** Of programs in which the applicant tells of its staff. */
export const applicantRules: Rule<{ applicant_basic: ApplicantBasic }>[] = [
  {
    id: 'COM-04',
    level: 'warning',
    zh: '研发人员数大于职工总数，请核对两项数据',
    en: 'R&D staff exceed employees; check both figures',
    met: { zh: '研发人员数不大于职工总数', en: 'R&D staff are within the number of employees' },
    paths: ['applicant_basic.rd_staff', 'applicant_basic.employee_total'],
    check: ({ applicant_basic }) => applicant_basic.rd_staff <= applicant_basic.employee_total,
  },
];
