import type { Text } from '../../text';

/** Messages of the ranking meeting: its budget, and the grants that are proposed in it. */
export const rankingMessages = {
  budgetSet: { zh: '已保存预算', en: 'Budget saved' },
  budgetStale: {
    zh: '预算已由{by}改为{amount}万元，您的修改未保存，请核对后再保存',
    en: '{by} has set the budget to CNY {amount} x 10,000. Yours was not saved, compare and save again',
  },
  grantStale: {
    zh: '拟支持金额已由{by}改为{amount}，您的金额未保存，请选择保留哪一个',
    en: '{by} has changed the proposed grant to {amount}. Yours was not saved, choose which one to keep',
  },
  nothing: { zh: '空', en: 'nothing' },
  aboveAsked: {
    zh: '拟支持金额不能超过申请的{asked}万元，请调减',
    en: 'No more can be granted than the CNY {asked} x 10,000 applied for, lower the amount',
  },
  notProposed: {
    zh: '该申报已有结论或已退回，不能再填写拟支持金额，请刷新排序',
    en: 'This filing has been decided on or returned and takes no proposed grant, reload the ranking',
  },
  noExperts: {
    zh: '该项目不经专家评审，没有评审排序，请选择其他项目',
    en: 'Filings of this program do not go to experts and have no ranking, choose another program',
  },
  overBudget: {
    zh: '批准后共{total}万元，超出本批预算{budget}万元，超出{over}万元。请调减金额，确需超预算的在“评审排序”页填写理由后办理',
    en: 'CNY {total} x 10,000 would be granted, which is {over} above the budget of {budget}. Lower the grants, or give a reason on the page “Ranking”',
  },
} satisfies Record<string, Text>;
