import type { Answers, TableSection } from '../../../definition';
import type { TechIndicatorsRow } from '../answers.generated';

export const techIndicators: TableSection<Answers, 'tech_indicators', TechIndicatorsRow> = {
  key: 'tech_indicators',
  kind: 'table',
  title: { zh: '主要技术指标', en: 'Technical indicators', ar: 'المؤشرات الفنية' },
  minRows: 3,
  maxRows: 15,
  columns: [
    { key: 'indicator', zh: '指标名称', en: 'Indicator', ar: 'المؤشر', type: 'text', required: true, maxLength: 80, uniqueInTable: true },
    { key: 'unit', zh: '计量单位', en: 'Unit', ar: 'الوحدة', type: 'text', maxLength: 20 },
    { key: 'baseline', zh: '现状值', en: 'Present value', ar: 'القيمة الحالية', type: 'text', required: true, maxLength: 50 },
    {
      key: 'target',
      zh: '完成时目标值',
      en: 'Target value',
      ar: 'القيمة المستهدفة',
      type: 'text',
      required: true,
      maxLength: 50,
      help: { zh: '须可量化、可检测', en: 'Must be measurable', ar: 'يجب أن تكون قابلة للقياس' },
    },
    { key: 'benchmark', zh: '国内外同类先进值', en: 'Best comparable value', ar: 'أفضل قيمة مماثلة', type: 'text', maxLength: 80 },
    { key: 'verify', zh: '考核（检测）方式', en: 'How it is verified', ar: 'طريقة التحقق', type: 'text', required: true, maxLength: 100 },
  ],
};
