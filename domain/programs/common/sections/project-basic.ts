import type { Dictionary, FieldsSection } from '../../../definition';
import { countMonths } from '../../../expressions/dates';
import { hightechDomain } from '../../../reference/hightech-domain';
import type { ProjectBasic } from '../answers.generated';

/** Section of the project's basic data. `types`: the types of projects of the program. */
export const projectBasic = (types: Dictionary): FieldsSection<{ project_basic: ProjectBasic }, 'project_basic', ProjectBasic> => ({
  key: 'project_basic',
  kind: 'fields',
  title: { zh: '项目基本信息', en: 'Project', ar: 'المشاريع' },
  fields: [
    {
      key: 'project_name',
      zh: '项目名称',
      en: 'Project title',
      ar: 'عنوان المشروع',
      type: 'text',
      required: true,
      minLength: 6,
      maxLength: 60,
      help: {
        zh: '名称应准确反映研究对象和内容，不得使用“研究与应用示范”等空泛表述',
        en: 'Say what is being developed. Avoid vague wording.',
        ar: 'اذكر ما يُطوَّر، وتجنّب العبارات الغامضة.',
      },
    },
    { key: 'project_type', zh: '项目类别', en: 'Project type', ar: 'نوع المشروع', type: 'select', required: true, options: types },
    { key: 'tech_domain', zh: '技术领域', en: 'Technical field', ar: 'المجال التقني', type: 'cascader', required: true, options: hightechDomain },
    {
      key: 'keywords',
      zh: '关键词',
      en: 'Keywords',
      ar: 'الكلمات المفتاحية',
      type: 'text',
      required: true,
      maxLength: 80,
      help: { zh: '3至5个，用分号隔开', en: 'Three to five, separated by semicolons', ar: 'من ثلاث إلى خمس، تفصل بينها فاصلة منقوطة' },
    },
    { key: 'start_date', zh: '项目开始日期', en: 'Start date', ar: 'تاريخ البدء', type: 'date', required: true },
    { key: 'end_date', zh: '项目结束日期', en: 'End date', ar: 'تاريخ الانتهاء', type: 'date', required: true },
    {
      key: 'duration_months',
      zh: '实施期限',
      en: 'Duration',
      ar: 'المدة',
      type: 'integer',
      unit: '月',
      computed: ({ project_basic }) => countMonths(project_basic.start_date, project_basic.end_date),
    },
    { key: 'has_partner', zh: '是否有合作单位', en: 'Has partner units', ar: 'له جهات شريكة', type: 'boolean', required: true },
    {
      key: 'project_summary',
      zh: '项目摘要',
      en: 'Abstract',
      ar: 'الملخص',
      type: 'textarea',
      required: true,
      minLength: 100,
      maxLength: 800,
      help: {
        zh: '概述要解决的问题、主要内容、目标和预期效益，立项后可能公开',
        en: 'The problem, the work, the target and the benefit. It may be published.',
        ar: 'المشكلة والعمل والهدف والفائدة. قد يُنشر.',
      },
    },
  ],
});
