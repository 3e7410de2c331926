import { type Answers, amount, money, type TableSection } from '../../../definition';
import type { BudgetExpenseRow } from '../answers.generated';

export const budgetExpense: TableSection<Answers, 'budget_expense', BudgetExpenseRow> = {
  key: 'budget_expense',
  kind: 'table',
  title: { zh: '项目经费支出预算', en: 'Budget by expense item', ar: 'الميزانية حسب بنود الإنفاق' },
  help: {
    zh: '直接费用按设备费、业务费、劳务费三大类编制；不开支的科目填0。',
    en: 'Direct costs fall under equipment, operations and labour. Enter 0 where nothing is spent.',
    ar: 'تشمل التكاليف المباشرة المعدات والتشغيل والعمل. أدخل 0 حيث لا إنفاق.',
  },
  fixedRows: [
    { key: 'direct', zh: '一、直接费用', en: '1 Direct costs', ar: '1 التكاليف المباشرة', sumOf: ['equipment', 'business', 'labour'] },
    { key: 'equipment', zh: '（一）设备费', en: '1.1 Equipment', ar: '1.1 المعدات', sumOf: ['equip_buy', 'equip_trial', 'equip_upgrade'] },
    { key: 'equip_buy', zh: '购置设备费', en: 'Purchase', ar: 'الشراء' },
    { key: 'equip_trial', zh: '试制设备费', en: 'Trial-made equipment', ar: 'معدات مصنّعة تجريبيًا' },
    { key: 'equip_upgrade', zh: '设备升级改造与租赁费', en: 'Upgrade and rental', ar: 'التحديث والاستئجار' },
    { key: 'business', zh: '（二）业务费', en: '1.2 Operating costs', ar: '1.2 تكاليف التشغيل', sumOf: ['material', 'testing', 'fuel', 'publication', 'travel', 'other_business'] },
    { key: 'material', zh: '材料费', en: 'Materials', ar: 'المواد' },
    { key: 'testing', zh: '测试化验加工费', en: 'Testing and processing', ar: 'الاختبار والمعالجة' },
    { key: 'fuel', zh: '燃料动力费', en: 'Fuel and power', ar: 'الوقود والطاقة' },
    { key: 'publication', zh: '出版/文献/信息传播/知识产权事务费', en: 'Publication, literature and IP fees', ar: 'رسوم النشر والمراجع والملكية الفكرية' },
    { key: 'travel', zh: '会议/差旅/国际合作与交流费', en: 'Meetings, travel and international exchange', ar: 'الاجتماعات والسفر والتبادل الدولي' },
    { key: 'other_business', zh: '其他支出', en: 'Other', ar: 'أخرى' },
    { key: 'labour', zh: '（三）劳务费', en: '1.3 Labour costs', ar: '1.3 تكاليف العمل', sumOf: ['service_fee', 'expert_fee'] },
    { key: 'service_fee', zh: '劳务费', en: 'Labour fees', ar: 'أجور العمل' },
    { key: 'expert_fee', zh: '专家咨询费', en: 'Expert consulting fees', ar: 'أتعاب استشارة الخبراء' },
    { key: 'indirect', zh: '二、间接费用', en: '2 Indirect costs', ar: '2 التكاليف غير المباشرة', sumOf: ['overhead', 'performance'] },
    { key: 'overhead', zh: '管理费及水电等补偿', en: 'Overheads', ar: 'النفقات العامة' },
    { key: 'performance', zh: '绩效支出', en: 'Performance pay', ar: 'مكافآت الأداء' },
    { key: 'total', zh: '支出合计', en: 'Total', ar: 'المجموع', sumOf: ['direct', 'indirect'] },
  ],
  columns: [
    { key: 'grant', zh: '财政资金', en: 'From grants', ar: 'من المنح', ...amount },
    { key: 'own', zh: '自筹资金', en: 'From own funds', ar: 'من التمويل الذاتي', ...amount },
    { key: 'total', zh: '合计', en: 'Total', ar: 'المجموع', ...money, computed: (_scope, row) => row.grant + row.own },
    { key: 'basis', zh: '测算依据', en: 'Basis of calculation', ar: 'أساس الحساب', type: 'textarea', maxLength: 300 },
  ],
};
