import { type Answers, amount, money, type TableSection } from '../../../definition';
import type { EquipmentListRow } from '../answers.generated';

export const equipmentList: TableSection<Answers, 'equipment_list', EquipmentListRow> = {
  key: 'equipment_list',
  kind: 'table',
  title: { zh: '购置（试制）设备明细', en: 'Equipment to be bought or built', ar: 'معدات للشراء أو التصنيع' },
  help: {
    zh: '单价10万元以上的逐项填写；单价50万元以上的须另附说明。',
    en: 'List every item above CNY 100,000 each. Items of CNY 500,000 or more need a separate note.',
    ar: 'أدرج كل بند تتجاوز كلفته 100,000 يوان على حدة. البنود التي تبلغ 500,000 يوان فأكثر تحتاج إلى مذكرة منفصلة.',
  },
  maxRows: 30,
  columns: [
    { key: 'name', zh: '设备名称', en: 'Name', ar: 'الاسم', type: 'text', required: true, maxLength: 80 },
    { key: 'model', zh: '规格型号', en: 'Model', ar: 'الطراز', type: 'text', required: true, maxLength: 80 },
    { key: 'kind_trial', zh: '是否试制', en: 'Trial-made', ar: 'مصنّع تجريبيًا', type: 'boolean', required: true },
    { key: 'quantity', zh: '数量', en: 'Quantity', ar: 'الكمية', type: 'integer', required: true, min: 1, unit: '台（套）' },
    { key: 'unit_price', zh: '单价', en: 'Unit price', ar: 'سعر الوحدة', ...amount },
    { key: 'amount', zh: '金额', en: 'Amount', ar: 'المبلغ', ...money, computed: (_scope, row) => row.quantity * row.unit_price },
    { key: 'purpose', zh: '用途与必要性', en: 'Purpose and need', ar: 'الغرض والضرورة', type: 'text', required: true, maxLength: 200 },
  ],
};
