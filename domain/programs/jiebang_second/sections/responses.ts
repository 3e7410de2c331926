import type { SectionOf } from '../../../definition';
import type { JiebangSecondAnswers } from '../answers.generated';
import { deviation } from '../dictionaries';

export const responses: SectionOf<JiebangSecondAnswers, 'responses'> = {
  key: 'responses',
  kind: 'table',
  title: { zh: '技术指标响应', en: 'Response to the indicators', ar: 'الإجابة عن المؤشرات' },
  help: {
    zh: '指标名称和要求值由榜单带出，不得删减。',
    en: 'Indicators and required values come from the demand and cannot be dropped.',
    ar: 'تأتي المؤشرات والقيم المطلوبة من الطلب ولا يجوز إسقاطها.',
  },
  minRows: 3,
  maxRows: 15,
  source: { table: 'jiebangguashuai.tech_indicators', columns: { indicator: 'indicator', unit: 'unit', required_value: 'target', verify: 'verify' } },
  columns: [
    { key: 'indicator', zh: '指标名称', en: 'Indicator', ar: 'المؤشر', type: 'text', required: true, maxLength: 80, uniqueInTable: true },
    { key: 'unit', zh: '计量单位', en: 'Unit', ar: 'الوحدة', type: 'text', maxLength: 20 },
    { key: 'required_value', zh: '榜单要求值', en: 'Required', ar: 'المطلوب', type: 'text', required: true, maxLength: 50 },
    { key: 'promised_value', zh: '承诺值', en: 'Promised', ar: 'المتعهد به', type: 'text', required: true, maxLength: 50 },
    { key: 'deviation', zh: '响应偏离', en: 'Deviation', ar: 'الانحراف', type: 'select', required: true, options: deviation },
    { key: 'verify', zh: '考核（检测）方式', en: 'How it is verified', ar: 'طريقة التحقق', type: 'text', required: true, maxLength: 100 },
  ],
};
