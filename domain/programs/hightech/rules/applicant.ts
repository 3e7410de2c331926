import { isCreditCode } from '../../../checks/credit-code';
import { isIdCard, wrongIdCard } from '../../../checks/id-card';
import type { Rule } from '../../../definition';
import { year } from '../../../expressions/dates';
import type { HightechAnswers } from '../answers.generated';

export const applicantRules: Rule<HightechAnswers>[] = [
  {
    id: 'HT-01',
    level: 'error',
    zh: '企业注册成立不满一年，不符合申报条件',
    en: 'The company has been registered for less than one year',
    paths: ['registration.registered_date'],
    check: ({ indicators }) => indicators.days_since_registration >= 365,
  },
  {
    id: 'HT-02',
    level: 'error',
    zh: '统一社会信用代码校验位不正确',
    en: 'The check digit of the unified social credit code is wrong',
    paths: ['registration.credit_code', 'application.audit_agency_code'],
    check: ({ registration, application }) =>
      isCreditCode(registration.credit_code) && isCreditCode(application.audit_agency_code),
  },
  {
    id: 'HT-14',
    level: 'error',
    zh: '存在重大安全、质量事故或严重环境违法行为，不符合申报条件',
    en: 'A major accident or serious environmental violation excludes the application',
    paths: ['application.has_major_incident'],
    check: ({ application }) => application.has_major_incident === false,
  },
  {
    id: 'HT-34',
    level: 'warning',
    zh: '企业所得税为核定征收，请与认定机构确认能否提供完整的研发费用核算资料',
    en: 'Income tax is levied on assessment; confirm with the agency that full R&D accounts can be provided',
    paths: ['registration.tax_collection_method'],
    check: ({ registration }) => registration.tax_collection_method === 'audit',
  },
  {
    id: 'HT-37',
    level: 'warning',
    zh: '原证书仍在有效期且未到期满当年，无需重新认定',
    en: 'The previous certificate is still valid and does not expire this year, so a new application is not needed',
    paths: [
      'application.application_type',
      'application.previous_certificate_date',
      'application.declare_year',
    ],
    check: ({ application }) =>
      application.application_type === 'first' ||
      year(application.previous_certificate_date) + 3 <= application.declare_year,
  },
  {
    id: 'HT-38',
    level: 'error',
    zh: '声明事项须全部确认',
    en: 'All statements must be confirmed',
    paths: ['declaration.truthful', 'declaration.no_dishonesty'],
    check: ({ declaration }) => declaration.truthful === true && declaration.no_dishonesty === true,
  },
  {
    id: 'HT-39',
    level: 'error',
    ...wrongIdCard,
    paths: ['registration.legal_rep_id_type', 'registration.legal_rep_id_no'],
    check: ({ registration }) =>
      registration.legal_rep_id_type !== 'id_card' || isIdCard(registration.legal_rep_id_no),
  },
];
