import type { SectionOf } from '../../../definition';
import type { JiebangguashuaiResultAnswers } from '../answers.generated';

export const indicatorResults: SectionOf<JiebangguashuaiResultAnswers, 'indicator_results'> = {
  key: 'indicator_results',
  kind: 'table',
  title: { zh: '技术指标完成情况', en: 'Indicators achieved', ar: 'المؤشرات المتحققة' },
  minRows: 3,
  maxRows: 15,
  source: { table: 'jiebang_second.responses', columns: { indicator: 'indicator', unit: 'unit', target: 'promised_value' } },
  columns: [
    { key: 'indicator', zh: '指标名称', en: 'Indicator', ar: 'المؤشر', type: 'text', required: true, maxLength: 80, uniqueInTable: true },
    { key: 'unit', zh: '计量单位', en: 'Unit', ar: 'الوحدة', type: 'text', maxLength: 20 },
    { key: 'target', zh: '任务书目标值', en: 'Target', ar: 'الهدف', type: 'text', required: true, maxLength: 50 },
    { key: 'actual', zh: '实际完成值', en: 'Actual', ar: 'الفعلي', type: 'text', required: true, maxLength: 50 },
    { key: 'reached', zh: '是否达到', en: 'Reached', ar: 'تحقق', type: 'boolean', required: true },
    { key: 'is_core', zh: '是否核心指标', en: 'Core indicator', ar: 'مؤشر أساسي', type: 'boolean', required: true },
    { key: 'test_org', zh: '检测机构', en: 'Test body', ar: 'جهة الاختبار', type: 'text', maxLength: 80 },
    { key: 'report_no', zh: '检测报告编号', en: 'Report no.', ar: 'رقم التقرير', type: 'text', maxLength: 60 },
  ],
};
