import type { Dictionary } from '../definition';

/** Source: practice. */
export const subjectResult: Dictionary = {
  name: 'subject_result',
  title: { zh: '成果形式', en: 'Form of result' },
  items: [
    { value: 'report', zh: '研究报告', en: 'Research report' },
    { value: 'brief', zh: '决策咨询专报', en: 'Policy brief' },
    { value: 'policy', zh: '政策文件建议稿', en: 'Draft policy document' },
    { value: 'paper', zh: '论文', en: 'Paper' },
    { value: 'monograph', zh: '专著', en: 'Monograph' },
    { value: 'data', zh: '数据库（数据集）', en: 'Database or data set' },
    { value: 'system', zh: '软件（模型、系统）', en: 'Software, model or system' },
  ],
};
