import { amount, count, type SectionOf } from '../../../definition';
import type { InnovationPlatformAnswers } from '../answers.generated';

export const labData: SectionOf<InnovationPlatformAnswers, 'labData'> = {
  key: 'labData',
  kind: 'fields',
  title: { zh: '重点实验室专项信息', en: 'Key laboratory details', ar: 'تفاصيل المختبر الرئيسي' },
  showWhen: ({ selectIndex }) => selectIndex.select_index === 2,
  fields: [
    {
      key: 'committee_chair',
      zh: '学术委员会主任及单位',
      en: 'Chair of the academic committee and organisation',
      ar: 'رئيس اللجنة الأكاديمية وجهته',
      type: 'text',
      required: true,
      maxLength: 100,
      identifies: true,
    },
    {
      key: 'committee_size',
      zh: '学术委员会人数',
      en: 'Members of the academic committee',
      ar: 'أعضاء اللجنة الأكاديمية',
      type: 'integer',
      required: true,
      min: 3,
      max: 30,
      unit: '人',
    },
    { key: 'open_project_count', renews: 'year', zh: '近三年设立开放课题数', en: 'Open projects in three years', ar: 'المشاريع المفتوحة في ثلاث سنوات', ...count('项') },
    { key: 'open_project_funds', zh: '开放课题经费', en: 'Funds for open projects', ar: 'أموال المشاريع المفتوحة', ...amount },
    {
      key: 'academic_exchange',
      zh: '学术交流与人才培养情况',
      en: 'Academic exchange and training',
      ar: 'التبادل الأكاديمي والتدريب',
      type: 'textarea',
      required: true,
      maxLength: 500,
    },
  ],
};
