import { amount, money, type SectionOf } from '../../../definition';
import { round2 } from '../../../expressions/numbers';
import { hightechDomain } from '../../../reference/hightech-domain';
import type { HightechAnswers } from '../answers.generated';
import { applicationType } from '../dictionaries';

export const application: SectionOf<HightechAnswers, 'application'> = {
  key: 'application',
  kind: 'fields',
  title: { zh: '申请信息与主要情况', en: 'Application and key figures' },
  fields: [
    { key: 'declare_year', zh: '申报年度', en: 'Declaration year', type: 'year', required: true, default: (ctx) => ctx.batchYear },
    { key: 'application_type', zh: '认定类型', en: 'Application type', type: 'select', required: true, options: applicationType },
    {
      key: 'previous_certificate_no',
      identifies: true,
      zh: '原高新技术企业证书编号',
      en: 'Previous certificate number',
      type: 'text',
      why: { zh: '重新认定时与原证书核对', en: 'Compared with the certificate that you renew' },
      example: 'GR202344001234',
      required: true,
      maxLength: 20,
      pattern: '^G[RFS]\\d{12}$',
      help: { zh: '由GR（认定）加12位数字组成', en: 'GR followed by 12 digits' },
      showWhen: ({ application }) => application.application_type !== 'first',
    },
    {
      key: 'previous_certificate_date',
      zh: '原证书发证日期',
      en: 'Date of the previous certificate',
      type: 'date',
      required: true,
      showWhen: ({ application }) => application.application_type !== 'first',
    },
    { key: 'recognition_agency', zh: '认定机构', en: 'Recognition agency', type: 'text', required: true, maxLength: 60, default: (ctx) => ctx.settings.recognition_agency },
    {
      key: 'main_domain',
      zh: '主要产品（服务）所属技术领域',
      en: 'Technical field of the main products (services)',
      type: 'cascader',
      why: {
        zh: '核心技术须属于《国家重点支持的高新技术领域》，按主要产品（服务）选择',
        en: 'The core technology must lie in a field that the state supports; choose by your main product',
      },
      required: true,
      options: hightechDomain,
      help: { zh: '选择到三级；无三级的选择到二级', en: 'Choose down to level 3, or level 2 where no level 3 exists' },
    },
    {
      key: 'gross_income_last_year',
      zh: '近一年收入总额',
      en: 'Gross income in the latest year',
      ...amount,
      why: {
        zh: '减去不征税收入即为企业总收入，是高新技术产品（服务）收入占比（不低于60%）的分母',
        en: 'Less the non-taxable income it is the total income, of which 60% must come from high-tech products',
      },
      example: 5280.6,
      help: { zh: '按企业所得税法口径的收入总额', en: 'Gross income as defined by the Corporate Income Tax Law' },
    },
    {
      key: 'non_taxable_income_last_year',
      zh: '近一年不征税收入',
      en: 'Non-taxable income in the latest year',
      ...amount,
      help: { zh: '财政拨款等税法规定的不征税收入，与年度纳税申报表一致', en: 'Grants and other income that tax law exempts, as in the annual tax return' },
      why: { zh: '从收入总额中扣除后才是企业总收入', en: 'Taken off gross income to arrive at total income' },
      example: 120,
    },
    {
      key: 'total_income_last_year',
      zh: '近一年企业总收入',
      en: 'Total income in the latest year',
      ...money,
      computed: ({ application }) => round2(application.gross_income_last_year - application.non_taxable_income_last_year),
    },
    { key: 'basic_research_total', zh: '近三年基础研究投入费用总额', en: 'Basic research expenses over three years', ...amount },
    { key: 'audit_agency', zh: '专项审计（鉴证）中介机构名称', en: 'Special audit firm', type: 'text', required: true, maxLength: 100 },
    { key: 'audit_agency_code', zh: '中介机构统一社会信用代码', en: "Audit firm's unified social credit code", type: 'credit_code', required: true, maxLength: 18 },
    {
      key: 'audit_report_no',
      zh: '专项报告文号',
      en: 'Special audit report number',
      type: 'text',
      required: true,
      maxLength: 60,
      why: { zh: '审核时按文号核对附件中的专项报告', en: 'Reviewers match it with the attached report' },
      example: '某会专审字〔2026〕第0123号',
    },
    {
      key: 'has_major_incident',
      zh: '申请认定前一年内是否发生过重大安全、重大质量事故或严重环境违法行为',
      en: 'Any major safety or quality accident or serious environmental violation in the year before the application?',
      type: 'boolean',
      required: true,
    },
  ],
};
