import { amount, pdf, type SectionOf } from '../../../definition';
import type { GazelleAnswers } from '../answers.generated';
import { financingRound } from '../dictionaries';

export const financingData: SectionOf<GazelleAnswers, 'financingData'> = {
  key: 'financingData',
  kind: 'table',
  title: { zh: '股权融资情况', en: 'Equity financing', ar: 'التمويل بالأسهم' },
  maxRows: 20,
  columns: [
    { key: 'round', zh: '融资轮次', en: 'Round', ar: 'الجولة', type: 'select', required: true, options: financingRound },
    {
      key: 'investor',
      zh: '投资机构',
      en: 'Investor',
      ar: 'المستثمر',
      type: 'text',
      required: true,
      maxLength: 100,
      help: { zh: '按投资协议填写机构全称', en: 'The full name in the agreement', ar: 'الاسم الكامل كما في الاتفاقية' },
      why: { zh: '与投资协议核对', en: 'Compared with the investment agreement', ar: 'يُقارن باتفاقية الاستثمار' },
      example: '某创业投资有限公司',
    },
    {
      key: 'amount',
      zh: '到位金额（折合人民币）',
      en: 'Amount received (in yuan equivalent)',
      ar: 'المبلغ المستلم (بما يعادله باليوان)',
      ...amount,
      help: {
        zh: '实际到账金额，外币按到账日汇率折算',
        en: 'What has arrived; convert foreign money at the rate of that day',
        ar: 'ما وصل فعلًا، وتُحوّل العملة الأجنبية بسعر ذلك اليوم',
      },
      why: { zh: '单次1000万元以上是融资路径的依据', en: '10 million yuan at once qualifies for the investment track', ar: '10 ملايين يوان دفعة واحدة تؤهل لمسار الاستثمار' },
      example: 1200,
    },
    {
      key: 'received_date',
      zh: '到位日期',
      en: 'Date received',
      ar: 'تاريخ الحصول',
      type: 'date',
      required: true,
      why: { zh: '与到账凭证核对', en: 'Compared with the receipt', ar: 'يُقارن بإيصال الاستلام' },
      example: '2025-06-30',
    },
    { key: 'proof_file', zh: '投资协议与到账凭证', en: 'Investment agreement and receipt', ar: 'اتفاقية الاستثمار والإيصال', ...pdf({ maxFiles: 5 }), required: true },
  ],
};
