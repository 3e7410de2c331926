import { count, type SectionOf } from '../../../definition';
import { siteOwnership } from '../../../reference/companies';
import type { WorkerhomeprojectAnswers } from '../answers.generated';
import { homeKind, workerhomeProjectType } from '../dictionaries';

export const home: SectionOf<WorkerhomeprojectAnswers, 'home'> = {
  key: 'home',
  kind: 'fields',
  title: { zh: '之家基本情况', en: 'The home', ar: 'البيت' },
  fields: [
    { key: 'home_name', zh: '之家名称', en: 'Name of the home', ar: 'اسم البيت', type: 'text', required: true, maxLength: 60, identifies: true },
    { key: 'home_type', zh: '类型', en: 'Type', ar: 'النوع', type: 'select', required: true, options: workerhomeProjectType },
    { key: 'home_kind', zh: '建设性质', en: 'Kind of project', ar: 'صنف المشروع', type: 'select', required: true, options: homeKind },
    { key: 'home_address', zh: '所在地址', en: 'Address', ar: 'العنوان', type: 'text', required: true, maxLength: 200, identifies: true },
    { key: 'indoor_area', zh: '室内活动面积', en: 'Indoor area', ar: 'المساحة الداخلية', type: 'decimal', required: true, min: 0, precision: 2, unit: '平方米' },
    {
      key: 'outdoor_area',
      zh: '室外（展示）面积',
      en: 'Outdoor or display area',
      ar: 'المساحة الخارجية أو مساحة العرض',
      type: 'decimal',
      required: true,
      min: 0,
      precision: 2,
      unit: '平方米',
    },
    { key: 'premises_tenure', zh: '场地权属', en: 'Tenure', ar: 'حيازة الموقع', type: 'select', required: true, options: siteOwnership },
    { key: 'opened_on', zh: '启用日期', en: 'Opened on', ar: 'افتُتح في', type: 'date' },
    { key: 'open_hours', zh: '每周开放时间', en: 'Opening hours a week', ar: 'ساعات العمل أسبوعيًا', type: 'decimal', required: true, min: 0, max: 168, precision: 1, unit: '小时' },
    { key: 'worker_count', zh: '服务科技工作者人数', en: 'Science workers served', ar: 'العاملون في العلوم المخدومون', ...count('人') },
    { key: 'senior_count', zh: '其中：副高级及以上职称', en: 'of whom with a senior title', ar: 'منهم بلقب عالٍ', ...count('人') },
    { key: 'online_home', zh: '线上平台（公众号、小程序）', en: 'Online home', ar: 'البيت الإلكتروني', type: 'text', maxLength: 100, identifies: true },
  ],
};
