import { amount, type SectionOf } from '../../../definition';
import type { SubjectresearchAnswers } from '../answers.generated';

export const prior: SectionOf<SubjectresearchAnswers, 'prior'> = {
  key: 'prior',
  kind: 'table',
  listsAs: 'projects',
  title: { zh: '负责人近三年相关课题', en: 'Leader’s related subjects, three years', ar: 'مواضيع الرئيس ذات الصلة في ثلاث سنوات' },
  maxRows: 10,
  columns: [
    { key: 'name', means: 'name', zh: '课题名称', en: 'Title', ar: 'العنوان', type: 'text', required: true, maxLength: 100 },
    { key: 'source', means: 'level', zh: '立项单位', en: 'Commissioned by', ar: 'الجهة المكلِّفة', type: 'text', required: true, maxLength: 80 },
    { key: 'approved', means: 'start', zh: '立项时间', en: 'Approved', ar: 'معتمد', type: 'month', isPast: true, required: true },
    { key: 'amount', means: 'funding', zh: '经费', en: 'Funds', ar: 'التمويل', ...amount },
    { key: 'state', zh: '完成情况', en: 'State', ar: 'الحالة', type: 'text', required: true, maxLength: 30 },
  ],
};
