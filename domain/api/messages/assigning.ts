import type { Text } from '../../text';

/** Messages to an office on assignment and on the views of its queue. */
export const assigningMessages = {
  assigned: { zh: '已指派{count}件申报', en: 'Filings assigned: {count}' },
  unassigned: { zh: '已取消{count}件申报的指派', en: 'Filings no longer assigned: {count}' },
  nobody: { zh: '没有这位审核人，请重新选择', en: 'There is no such reviewer, choose another' },
  notInCharge: {
    zh: '所选审核人不负责该企业所在部门的申报，请选择归口部门的审核人',
    en: 'This person does not review filings of the company’s department, choose a reviewer of that department',
  },
  cityAssigns: {
    zh: '只有市级管理员可以指派给市级管理员，请选择本部门的审核人',
    en: 'Only city officers assign to city officers, choose a reviewer of your department',
  },
  concluded: {
    zh: '该申报已办结，无需再指派',
    en: 'This filing is concluded and needs no reviewer any more',
  },
  noList: {
    zh: '请选择申报，或按筛选条件指派',
    en: 'name filings, or the filters that find them',
  },
  taken: {
    zh: '该申报的审核人现为{name}，请查看后再指派',
    en: '{name} reviews this filing by now, look at it again first',
  },
  changed: {
    zh: '该申报的指派刚被他人修改，请查看后再指派',
    en: 'Somebody else has just assigned this filing, look at it again first',
  },

  viewSaved: { zh: '视图已保存', en: 'The view was saved' },
  viewDeleted: { zh: '视图已删除', en: 'The view was deleted' },
  viewName: { zh: '请填写视图名称', en: 'give the view a name' },
  viewTaken: { zh: '已有同名视图，请换一个名称', en: 'You have a view of this name, choose another one' },
  viewsAtMost: {
    zh: '最多保存{limit}个视图，请先删除不用的视图',
    en: 'At most {limit} views can be kept, delete one that you do not need',
  },
} satisfies Record<string, Text>;
