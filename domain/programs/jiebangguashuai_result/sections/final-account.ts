import { amount, type SectionOf } from '../../../definition';
import type { JiebangguashuaiResultAnswers } from '../answers.generated';

export const finalAccount: SectionOf<JiebangguashuaiResultAnswers, 'final_account'> = {
  key: 'final_account',
  kind: 'table',
  title: { zh: '经费决算', en: 'Final account', ar: 'الحساب الختامي' },
  fixedRows: [
    { key: 'equipment', zh: '设备费', en: 'Equipment', ar: 'المعدات' },
    { key: 'business', zh: '业务费（含材料、测试）', en: 'Operations, materials and testing', ar: 'التشغيل والمواد والاختبار' },
    { key: 'to_bidder', zh: '支付揭榜方', en: 'Paid to the bidder', ar: 'المدفوع لمقدم العرض' },
    { key: 'labour', zh: '劳务费', en: 'Labour', ar: 'العمل المأجور' },
    { key: 'indirect', zh: '间接费用', en: 'Indirect costs', ar: 'التكاليف غير المباشرة' },
    { key: 'total', zh: '合计', en: 'Total', ar: 'المجموع', sumOf: ['equipment', 'business', 'to_bidder', 'labour', 'indirect'] },
  ],
  source: { table: 'jiebang_second.budget_expense', columns: { budget: 'total' } },
  columns: [
    { key: 'budget', zh: '预算数', en: 'Budget', ar: 'الميزانية', ...amount },
    { key: 'actual', zh: '实际支出', en: 'Actual', ar: 'الفعلي', ...amount },
    { key: 'actual_grant', zh: '其中：财政资金', en: 'of which grants', ar: 'منها المنح', ...amount },
    { key: 'diff_note', zh: '差异说明', en: 'Note on the difference', ar: 'توضيح الفرق', type: 'text', maxLength: 200 },
  ],
};
