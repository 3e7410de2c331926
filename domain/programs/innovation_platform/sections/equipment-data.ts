import { amount, type SectionOf } from '../../../definition';
import type { InnovationPlatformAnswers } from '../answers.generated';

export const equipmentData: SectionOf<InnovationPlatformAnswers, 'equipmentData'> = {
  key: 'equipmentData',
  kind: 'table',
  title: { zh: '主要仪器设备清单（单价10万元以上）', en: 'Main equipment (unit price above 100,000 yuan)', ar: 'المعدات الرئيسية (سعر الوحدة فوق 100,000 يوان)' },
  import: 'xlsx',
  maxRows: 300,
  columns: [
    { key: 'equipment_name', zh: '设备名称', en: 'Equipment', ar: 'المعدات', type: 'text', required: true, maxLength: 100 },
    { key: 'model', zh: '型号规格', en: 'Model', ar: 'الطراز', type: 'text', required: true, maxLength: 100 },
    { key: 'quantity', zh: '数量', en: 'Quantity', ar: 'الكمية', type: 'integer', required: true, min: 1, unit: '台(套)' },
    { key: 'original_value', zh: '原值', en: 'Original value', ar: 'القيمة الأصلية', ...amount },
    { key: 'purchase_date', zh: '购置时间', en: 'Date of purchase', ar: 'تاريخ الشراء', type: 'month', isPast: true, required: true },
  ],
};
