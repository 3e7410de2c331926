import { count, type SectionOf } from '../../../definition';
import type { HightechAnswers } from '../answers.generated';

export const hrStructure: SectionOf<HightechAnswers, 'hr_structure'> = {
  key: 'hr_structure',
  isOfLastYear: true,
  kind: 'table',
  title: { zh: '人力资源情况表（二）人员结构', en: 'Human resources (2) structure' },
  shortTitle: { zh: '人力资源结构', en: 'Staff structure' },
  groups: {
    education: { zh: '学历', en: 'Education' },
    title: { zh: '职称', en: 'Professional title' },
    age: { zh: '年龄', en: 'Age' },
  },
  fixedRows: [
    { key: 'edu_doctor', group: 'education', zh: '博士', en: 'Doctorate' },
    { key: 'edu_master', group: 'education', zh: '硕士', en: "Master's degree" },
    { key: 'edu_bachelor', group: 'education', zh: '本科', en: "Bachelor's degree" },
    { key: 'edu_college_below', group: 'education', zh: '大专及以下', en: 'Junior college or below' },
    { key: 'title_senior', group: 'title', zh: '高级职称', en: 'Senior title' },
    { key: 'title_intermediate', group: 'title', zh: '中级职称', en: 'Intermediate title' },
    { key: 'title_junior', group: 'title', zh: '初级职称', en: 'Junior title' },
    { key: 'title_senior_technician', group: 'title', zh: '高级技工', en: 'Senior skilled worker' },
    { key: 'age_30_below', group: 'age', zh: '30岁及以下', en: '30 or younger' },
    { key: 'age_31_40', group: 'age', zh: '31-40岁', en: '31 to 40' },
    { key: 'age_41_50', group: 'age', zh: '41-50岁', en: '41 to 50' },
    { key: 'age_51_above', group: 'age', zh: '51岁及以上', en: '51 or older' },
  ],
  columns: [
    { key: 'staff', zh: '全体人员', en: 'All staff', ...count('人') },
    { key: 'tech_staff', zh: '科技人员', en: 'Science and technology staff', ...count('人') },
  ],
};
