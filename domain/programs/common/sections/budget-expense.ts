import { type Answers, amount, money, type TableSection } from '../../../definition';
import type { BudgetExpenseRow } from '../answers.generated';

export const budgetExpense: TableSection<Answers, 'budget_expense', BudgetExpenseRow> = {
  key: 'budget_expense',
  kind: 'table',
  title: { zh: '项目经费支出预算', en: 'Budget by expense item' },
  help: { zh: '直接费用按设备费、业务费、劳务费三大类编制；不开支的科目填0。', en: 'Direct costs fall under equipment, operations and labour. Enter 0 where nothing is spent.' },
  fixedRows: [
    { key: 'direct', zh: '一、直接费用', en: '1 Direct costs', sumOf: ['equipment', 'business', 'labour'] },
    { key: 'equipment', zh: '（一）设备费', en: '1.1 Equipment', sumOf: ['equip_buy', 'equip_trial', 'equip_upgrade'] },
    { key: 'equip_buy', zh: '购置设备费', en: 'Purchase' },
    { key: 'equip_trial', zh: '试制设备费', en: 'Trial-made equipment' },
    { key: 'equip_upgrade', zh: '设备升级改造与租赁费', en: 'Upgrade and rental' },
    { key: 'business', zh: '（二）业务费', en: '1.2 Operating costs', sumOf: ['material', 'testing', 'fuel', 'publication', 'travel', 'other_business'] },
    { key: 'material', zh: '材料费', en: 'Materials' },
    { key: 'testing', zh: '测试化验加工费', en: 'Testing and processing' },
    { key: 'fuel', zh: '燃料动力费', en: 'Fuel and power' },
    { key: 'publication', zh: '出版/文献/信息传播/知识产权事务费', en: 'Publication, literature and IP fees' },
    { key: 'travel', zh: '会议/差旅/国际合作与交流费', en: 'Meetings, travel and international exchange' },
    { key: 'other_business', zh: '其他支出', en: 'Other' },
    { key: 'labour', zh: '（三）劳务费', en: '1.3 Labour costs', sumOf: ['service_fee', 'expert_fee'] },
    { key: 'service_fee', zh: '劳务费', en: 'Labour fees' },
    { key: 'expert_fee', zh: '专家咨询费', en: 'Expert consulting fees' },
    { key: 'indirect', zh: '二、间接费用', en: '2 Indirect costs', sumOf: ['overhead', 'performance'] },
    { key: 'overhead', zh: '管理费及水电等补偿', en: 'Overheads' },
    { key: 'performance', zh: '绩效支出', en: 'Performance pay' },
    { key: 'total', zh: '支出合计', en: 'Total', sumOf: ['direct', 'indirect'] },
  ],
  columns: [
    { key: 'grant', zh: '财政资金', en: 'From grants', ...amount },
    { key: 'own', zh: '自筹资金', en: 'From own funds', ...amount },
    { key: 'total', zh: '合计', en: 'Total', ...money, computed: (_scope, row) => row.grant + row.own },
    { key: 'basis', zh: '测算依据', en: 'Basis of calculation', type: 'textarea', maxLength: 300 },
  ],
};
