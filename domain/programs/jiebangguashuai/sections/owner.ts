import type { SectionOf } from '../../../definition';
import { titleLevel } from '../../../reference/people';
import type { JiebangguashuaiAnswers } from '../answers.generated';

export const owner: SectionOf<JiebangguashuaiAnswers, 'owner'> = {
  key: 'owner',
  kind: 'fields',
  title: { zh: '发榜方项目负责人', en: 'Person in charge at the demand side', ar: 'المسؤول لدى جهة الطلب' },
  fields: [
    { key: 'owner_name', zh: '姓名', en: 'Name', ar: 'الاسم', type: 'text', required: true, maxLength: 30, identifies: true },
    { key: 'owner_position', zh: '职务', en: 'Position', ar: 'المنصب', type: 'text', required: true, maxLength: 50 },
    { key: 'owner_title', zh: '职称等级', en: 'Professional title level', ar: 'مستوى اللقب المهني', type: 'select', required: true, options: titleLevel },
    { key: 'owner_phone', zh: '手机号码', en: 'Mobile phone', ar: 'الهاتف المحمول', type: 'phone', sensitive: true, required: true },
  ],
};
