import { amount, count, type SectionOf } from '../../../definition';
import { countMonths } from '../../../expressions/dates';
import type { OverseasprojectAnswers } from '../answers.generated';
import { currency, postType } from '../dictionaries';

export const employment: SectionOf<OverseasprojectAnswers, 'employment'> = {
  key: 'employment',
  kind: 'fields',
  title: { zh: '聘用信息', en: 'Employment', ar: 'العمل' },
  fields: [
    { key: 'post_type', zh: '岗位类型', en: 'Type of post', ar: 'نوع الوظيفة', type: 'select', required: true, options: postType },
    { key: 'post_name', zh: '岗位名称', en: 'Post', ar: 'الوظيفة', type: 'text', required: true, maxLength: 50 },
    { key: 'contract_from', zh: '合同（协议）起始日', en: 'Contract from', ar: 'العقد من', type: 'date', required: true },
    { key: 'contract_to', zh: '合同（协议）终止日', en: 'Contract to', ar: 'العقد إلى', type: 'date', required: true },
    {
      key: 'contract_months',
      zh: '合同期限',
      en: 'Length of contract',
      ar: 'مدة العقد',
      type: 'integer',
      unit: '月',
      computed: ({ employment }) => countMonths(employment.contract_from, employment.contract_to),
    },
    { key: 'agreed_days', zh: '约定每年在本地工作日', en: 'Agreed days here a year', ar: 'الأيام المتفق عليها هنا سنويًا', ...count('天'), max: 366 },
    { key: 'contract_pay', zh: '合同约定年薪（酬）', en: 'Annual pay in the contract', ar: 'الأجر السنوي في العقد', ...amount },
    { key: 'contract_currency', zh: '合同币种', en: 'Currency', ar: 'العملة', type: 'select', required: true, options: currency, default: 'CNY' },
    {
      key: 'is_dispatched',
      zh: '是否由外方股东、关联企业或集团派遣',
      en: 'Sent by a shareholder, affiliate or group',
      ar: 'موفد من مساهم أو شركة تابعة أو المجموعة',
      type: 'boolean',
      required: true,
    },
  ],
};
