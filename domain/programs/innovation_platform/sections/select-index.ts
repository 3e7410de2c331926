import type { SectionOf } from '../../../definition';
import type { InnovationPlatformAnswers } from '../answers.generated';
import { platformKind, platformLevel } from '../dictionaries';

export const selectIndex: SectionOf<InnovationPlatformAnswers, 'selectIndex'> = {
  key: 'selectIndex',
  kind: 'fields',
  title: { zh: '选择平台类型', en: 'Choose the platform kind', ar: 'اختر نوع المنصة' },
  page: 'index',
  fields: [
    { key: 'select_index', zh: '平台类型', en: 'Platform kind', ar: 'نوع المنصة', type: 'select', required: true, options: platformKind, readonly: true, source: 'filing.kind' },
    { key: 'platform_level', zh: '申报级别', en: 'Level applied for', ar: 'المستوى المطلوب', type: 'select', required: true, options: platformLevel, default: 'municipal' },
  ],
};
