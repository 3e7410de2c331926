import { defineForm } from '../../definition';
import { byNotice, letter, stated } from '../common/brings';
import type { HightechAnswers } from './answers.generated';
import { eligibility } from './eligibility';
import { rules } from './rules';
import { assess } from './scoring';
import { achievements } from './sections/achievements';
import { application } from './sections/application';
import { declaration } from './sections/declaration';
import { filesData } from './sections/files-data';
import { finance } from './sections/finance';
import { hrOverview } from './sections/hr-overview';
import { hrStructure } from './sections/hr-structure';
import { indicators } from './sections/indicators';
import { innovationCapability } from './sections/innovation-capability';
import { ipTable } from './sections/ip-table';
import { products } from './sections/products';
import { rdActivities } from './sections/rd-activities';
import { rdExpense } from './sections/rd-expense';
import { registration } from './sections/registration';
import { standards } from './sections/standards';

export const form = defineForm<HightechAnswers>({
  sections: [
    registration,
    application,
    finance,
    ipTable,
    hrOverview,
    hrStructure,
    rdActivities,
    rdExpense,
    products,
    achievements,
    innovationCapability,
    standards,
    indicators,
    filesData,
    declaration,
  ],
  rules,
  eligibility,
  assess,
  document: {
    title: { zh: '高新技术企业认定申请', en: 'High-tech enterprise declaration' },
    fileName: {
      zh: '高新技术企业认定申请书_{company_name}_{declare_year}',
      en: 'High-tech application_{company_name}_{declare_year}',
    },
    watermark: { zh: '草稿 不得作为申报材料', en: 'Draft, not for filing' },
    contents: [
      {
        zh: '封面（企业名称、企业所在地区、认定机构、申请日期）',
        en: 'Cover (company, region, agency, date)',
      },
      { zh: '声明（法定代表人签名、企业公章）', en: 'Declaration with signature and seal' },
      { zh: '填报说明', en: 'Filling instructions' },
      { zh: '企业注册登记表', en: 'Company registration form' },
      {
        zh: '一、主要情况（技术领域、知识产权数、人力资源、近三年净资产销售收入利润总额、研发费用、总收入、高新收入、事故声明）',
        en: '1 Key figures',
      },
      { zh: '二、知识产权汇总表', en: '2 Intellectual property summary' },
      { zh: '三、人力资源情况表', en: '3 Human resources' },
      { zh: '四、企业研究开发活动情况表（每项一页）', en: '4 R&D activities, one page each' },
      {
        zh: '五、企业年度研究开发费用结构明细表（每年一张，横向为RD编号）',
        en: '5 R&D expense breakdown, one table per year with RD numbers across',
      },
      {
        zh: '六、上年度高新技术产品（服务）情况表（每项一页）',
        en: '6 High-tech products (services), one page each',
      },
      { zh: '七、企业创新能力', en: '7 Innovation capability' },
      { zh: '八、企业参与国家标准或行业标准制定情况汇总表', en: '8 Participation in standards' },
      { zh: '附件目录', en: 'List of attachments' },
    ],
  },
  basis: [
    '高新技术企业认定管理办法（国科发火〔2016〕32号）',
    '高新技术企业认定管理工作指引（国科发火〔2016〕195号）及所附《高新技术企业认定申请书》《企业注册登记表》',
    '国家重点支持的高新技术领域（2016）',
  ],
  brings: [
    {
      zh: '认定后可依法申报享受企业所得税优惠',
      en: 'Recognised companies may claim the income tax relief that the law gives',
    },
    ...stated(eligibility, 'HT-A10'),
    byNotice,
    letter,
  ],
});
