import type { Dictionary } from '../definition';

export const position: Dictionary = {
  name: 'position',
  title: { zh: '职务', en: 'Position' },
  items: [
    { value: 'chairman', zh: '董事长', en: 'Chairman' },
    { value: 'executive_director', zh: '执行董事', en: 'Executive director' },
    { value: 'general_manager', zh: '总经理', en: 'General manager' },
    { value: 'deputy_general_manager', zh: '副总经理', en: 'Deputy general manager' },
    { value: 'chief_engineer', zh: '总工程师', en: 'Chief engineer' },
    { value: 'cto', zh: '技术总监', en: 'Technical director' },
    { value: 'cfo', zh: '财务负责人', en: 'Head of finance' },
    { value: 'rd_manager', zh: '研发部门负责人', en: 'Head of research and development' },
    { value: 'platform_director', zh: '平台（中心、实验室）主任', en: 'Platform director' },
    { value: 'platform_deputy_director', zh: '平台（中心、实验室）副主任', en: 'Deputy platform director' },
    { value: 'department_manager', zh: '部门经理', en: 'Department manager' },
    { value: 'project_leader', zh: '项目负责人', en: 'Project leader' },
    { value: 'researcher', zh: '研发人员', en: 'Research and development staff' },
    { value: 'incubation_manager', zh: '孵化服务经理', en: 'Incubation service manager' },
    { value: 'declaration_officer', zh: '科技项目专员', en: 'Declaration officer' },
    { value: 'other', zh: '其他', en: 'Other' },
  ],
};
