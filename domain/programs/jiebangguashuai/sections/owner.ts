import type { SectionOf } from '../../../definition';
import { titleLevel } from '../../../reference/people';
import type { JiebangguashuaiAnswers } from '../answers.generated';

export const owner: SectionOf<JiebangguashuaiAnswers, 'owner'> = {
  key: 'owner',
  kind: 'fields',
  title: { zh: '发榜方项目负责人', en: 'Person in charge at the demand side' },
  fields: [
    { key: 'owner_name', zh: '姓名', en: 'Name', type: 'text', required: true, maxLength: 30, identifies: true },
    { key: 'owner_position', zh: '职务', en: 'Position', type: 'text', required: true, maxLength: 50 },
    { key: 'owner_title', zh: '职称等级', en: 'Professional title level', type: 'select', required: true, options: titleLevel },
    { key: 'owner_phone', zh: '手机号码', en: 'Mobile phone', type: 'phone', sensitive: true, required: true },
  ],
};
