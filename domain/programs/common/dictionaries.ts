/** Dictionaries that only the shared sections use. */
import type { Dictionary } from '../../definition';

/** Source: spec: leaders' and units' task split. */
export const partyKind: Dictionary = {
  name: 'party_kind',
  title: { zh: '任务承担主体', en: 'Who carries the task' },
  items: [
    { value: 'leader', zh: '项目负责人', en: 'Project leader' },
    { value: 'member', zh: '项目组成员', en: 'Team member' },
    { value: 'lead_unit', zh: '牵头单位', en: 'Lead unit' },
    { value: 'partner_unit', zh: '合作（参与）单位', en: 'Partner unit' },
  ],
};

/** Source: practice. */
export const projectRole: Dictionary = {
  name: 'project_role',
  title: { zh: '项目分工角色', en: 'Role in the project' },
  items: [
    { value: 'leader', zh: '项目负责人', en: 'Project leader' },
    { value: 'deputy', zh: '技术负责人', en: 'Technical lead' },
    { value: 'rd', zh: '研发', en: 'Research and development' },
    { value: 'design', zh: '设计', en: 'Design' },
    { value: 'process', zh: '工艺', en: 'Process engineering' },
    { value: 'test', zh: '测试检验', en: 'Testing' },
    { value: 'industrial', zh: '产业化', en: 'Industrialisation' },
    { value: 'survey', zh: '调研统计', en: 'Survey and statistics' },
    { value: 'writing', zh: '报告撰写', en: 'Report writing' },
    { value: 'finance', zh: '财务', en: 'Finance' },
    { value: 'manage', zh: '项目管理', en: 'Project management' },
    { value: 'other', zh: '其他', en: 'Other' },
  ],
};
