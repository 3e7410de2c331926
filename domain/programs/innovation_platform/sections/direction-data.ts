import type { SectionOf } from '../../../definition';
import type { InnovationPlatformAnswers } from '../answers.generated';

export const directionData: SectionOf<InnovationPlatformAnswers, 'directionData'> = {
  key: 'directionData',
  kind: 'table',
  title: { zh: '研究（技术）方向', en: 'Research directions', ar: 'اتجاهات البحث' },
  minRows: 1,
  maxRows: 6,
  columns: [
    { key: 'direction_name', zh: '方向名称', en: 'Direction', ar: 'الاتجاه', type: 'text', required: true, maxLength: 60 },
    { key: 'leader_name', zh: '方向带头人', en: 'Direction leader', ar: 'قائد الاتجاه', type: 'text', required: true, maxLength: 50, identifies: true },
    { key: 'content', zh: '研究内容与已有基础', en: 'Content and existing basis', ar: 'المحتوى والأساس القائم', type: 'textarea', required: true, maxLength: 500 },
  ],
};
