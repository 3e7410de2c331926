import { count, type SectionOf } from '../../../definition';
import type { HightechAnswers } from '../answers.generated';

export const hrStructure: SectionOf<HightechAnswers, 'hr_structure'> = {
  key: 'hr_structure',
  isOfLastYear: true,
  kind: 'table',
  title: { zh: '人力资源情况表（二）人员结构', en: 'Human resources (2) structure', ar: 'الموارد البشرية (2) البنية' },
  shortTitle: { zh: '人力资源结构', en: 'Staff structure', ar: 'بنية العاملين' },
  groups: {
    education: { zh: '学历', en: 'Education', ar: 'المستوى التعليمي' },
    title: { zh: '职称', en: 'Professional title', ar: 'اللقب المهني' },
    age: { zh: '年龄', en: 'Age', ar: 'العمر' },
  },
  fixedRows: [
    { key: 'edu_doctor', group: 'education', zh: '博士', en: 'Doctorate', ar: 'دكتوراه' },
    { key: 'edu_master', group: 'education', zh: '硕士', en: "Master's degree", ar: 'ماجستير' },
    { key: 'edu_bachelor', group: 'education', zh: '本科', en: "Bachelor's degree", ar: 'بكالوريوس' },
    { key: 'edu_college_below', group: 'education', zh: '大专及以下', en: 'Junior college or below', ar: 'دبلوم أو أدنى' },
    { key: 'title_senior', group: 'title', zh: '高级职称', en: 'Senior title', ar: 'لقب عالٍ' },
    { key: 'title_intermediate', group: 'title', zh: '中级职称', en: 'Intermediate title', ar: 'لقب متوسط' },
    { key: 'title_junior', group: 'title', zh: '初级职称', en: 'Junior title', ar: 'لقب ابتدائي' },
    { key: 'title_senior_technician', group: 'title', zh: '高级技工', en: 'Senior skilled worker', ar: 'عامل ماهر أول' },
    { key: 'age_30_below', group: 'age', zh: '30岁及以下', en: '30 or younger', ar: '30 فأقل' },
    { key: 'age_31_40', group: 'age', zh: '31-40岁', en: '31 to 40', ar: '31 إلى 40' },
    { key: 'age_41_50', group: 'age', zh: '41-50岁', en: '41 to 50', ar: '41 إلى 50' },
    { key: 'age_51_above', group: 'age', zh: '51岁及以上', en: '51 or older', ar: '51 فأكثر' },
  ],
  columns: [
    { key: 'staff', zh: '全体人员', en: 'All staff', ar: 'جميع العاملين', ...count('人') },
    { key: 'tech_staff', zh: '科技人员', en: 'Science and technology staff', ar: 'العاملون في العلوم والتقنية', ...count('人') },
  ],
};
