import { amount, money, type SectionOf } from '../../../definition';
import type { JiebangguashuaiAnswers } from '../answers.generated';

export const investPlan: SectionOf<JiebangguashuaiAnswers, 'invest_plan'> = {
  key: 'invest_plan',
  kind: 'table',
  title: { zh: '投入用途', en: 'Use of funds', ar: 'استخدام الأموال' },
  fixedRows: [
    { key: 'to_bidder', zh: '支付揭榜方（榜额）', en: 'Paid to the bidder', ar: 'المدفوع لمقدم العرض' },
    { key: 'equipment', zh: '自用设备与试制', en: 'Own equipment and trial production', ar: 'المعدات الذاتية والإنتاج التجريبي' },
    { key: 'material', zh: '材料与测试', en: 'Materials and testing', ar: 'المواد والاختبار' },
    { key: 'labour', zh: '人员费用', en: 'Staff', ar: 'العاملون' },
    { key: 'indirect', zh: '其他与间接费用', en: 'Other and indirect', ar: 'أخرى وغير مباشرة' },
    { key: 'total', zh: '合计', en: 'Total', ar: 'المجموع', sumOf: ['to_bidder', 'equipment', 'material', 'labour', 'indirect'] },
  ],
  columns: [
    { key: 'grant', zh: '财政资金', en: 'From grants', ar: 'من المنح', ...amount },
    { key: 'own', zh: '自筹资金', en: 'From own funds', ar: 'من التمويل الذاتي', ...amount },
    { key: 'total', zh: '合计', en: 'Total', ar: 'المجموع', ...money, computed: (_scope, row) => row.grant + row.own },
    { key: 'basis', zh: '说明', en: 'Note', ar: 'ملاحظة', type: 'text', maxLength: 200 },
  ],
};
