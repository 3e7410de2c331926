/** Dictionaries that only the shared sections use. */
import type { Dictionary } from '../../definition';

/** Source: spec: leaders' and units' task split. */
export const partyKind: Dictionary = {
  name: 'party_kind',
  title: { zh: '任务承担主体', en: 'Who carries the task', ar: 'من يتولى المهمة' },
  items: [
    { value: 'leader', zh: '项目负责人', en: 'Project leader', ar: 'رئيس المشروع' },
    { value: 'member', zh: '项目组成员', en: 'Team member', ar: 'عضو الفريق' },
    { value: 'lead_unit', zh: '牵头单位', en: 'Lead unit', ar: 'الجهة الرائدة' },
    { value: 'partner_unit', zh: '合作（参与）单位', en: 'Partner unit', ar: 'الجهة الشريكة' },
  ],
};

/** Source: practice. */
export const projectRole: Dictionary = {
  name: 'project_role',
  title: { zh: '项目分工角色', en: 'Role in the project', ar: 'الدور في المشروع' },
  items: [
    { value: 'leader', zh: '项目负责人', en: 'Project leader', ar: 'رئيس المشروع' },
    { value: 'deputy', zh: '技术负责人', en: 'Technical lead', ar: 'المسؤول الفني' },
    { value: 'rd', zh: '研发', en: 'Research and development', ar: 'البحث والتطوير' },
    { value: 'design', zh: '设计', en: 'Design', ar: 'التصميم' },
    { value: 'process', zh: '工艺', en: 'Process engineering', ar: 'هندسة العمليات' },
    { value: 'test', zh: '测试检验', en: 'Testing', ar: 'الاختبار' },
    { value: 'industrial', zh: '产业化', en: 'Industrialisation', ar: 'التصنيع' },
    { value: 'survey', zh: '调研统计', en: 'Survey and statistics', ar: 'المسح والإحصاء' },
    { value: 'writing', zh: '报告撰写', en: 'Report writing', ar: 'إعداد التقرير' },
    { value: 'finance', zh: '财务', en: 'Finance', ar: 'المالية' },
    { value: 'manage', zh: '项目管理', en: 'Project management', ar: 'إدارة المشروع' },
    { value: 'other', zh: '其他', en: 'Other', ar: 'أخرى' },
  ],
};
