import { amount, type SectionOf } from '../../../definition';
import type { JiebangguashuaiResultAnswers } from '../answers.generated';

export const applications: SectionOf<JiebangguashuaiResultAnswers, 'applications'> = {
  key: 'applications',
  kind: 'table',
  title: { zh: '应用情况', en: 'Use of the result', ar: 'استخدام النتيجة' },
  minRows: 1,
  maxRows: 15,
  columns: [
    { key: 'user_unit', zh: '应用单位', en: 'User', ar: 'المستخدم', type: 'text', required: true, maxLength: 100 },
    { key: 'scene', zh: '应用场景（产线）', en: 'Where used', ar: 'مكان الاستخدام', type: 'text', required: true, maxLength: 100 },
    { key: 'since', zh: '应用开始', en: 'Since', ar: 'منذ', type: 'month', required: true },
    { key: 'scale', zh: '应用规模', en: 'Scale', ar: 'النطاق', type: 'text', required: true, maxLength: 80 },
    { key: 'benefit', zh: '产生效益', en: 'Benefit', ar: 'الفائدة', ...amount },
  ],
};
