import { count, type SectionOf } from '../../../definition';
import { district } from '../../../reference/authorities';
import type { SocialspecialAnswers } from '../answers.generated';
import { demoSiteKind } from '../dictionaries';

export const sites: SectionOf<SocialspecialAnswers, 'sites'> = {
  key: 'sites',
  kind: 'table',
  title: { zh: '示范点', en: 'Demonstration sites', ar: 'المواقع النموذجية' },
  minRowsWhen: { when: ({ project_basic }) => project_basic.project_type === 'demo', min: 2 },
  maxRows: 10,
  columns: [
    { key: 'site_name', zh: '示范点名称', en: 'Site', ar: 'الموقع', type: 'text', required: true, maxLength: 80 },
    { key: 'site_kind', zh: '类型', en: 'Kind', ar: 'الصنف', type: 'select', required: true, options: demoSiteKind },
    { key: 'district', zh: '所在区县', en: 'District', ar: 'المنطقة', type: 'select', required: true, options: district },
    { key: 'unit_name', zh: '建设（应用）单位', en: 'Unit in charge', ar: 'الجهة المسؤولة', type: 'text', required: true, maxLength: 100 },
    { key: 'content', zh: '示范内容', en: 'What is shown', ar: 'ما يُعرض', type: 'text', required: true, maxLength: 200 },
    {
      key: 'scale',
      zh: '示范规模',
      en: 'Scale',
      ar: 'النطاق',
      type: 'text',
      required: true,
      maxLength: 80,
      help: { zh: '如覆盖人口、处理规模', en: 'For example population covered or capacity', ar: 'مثل السكان المشمولين أو السعة' },
    },
    { key: 'beneficiaries', zh: '受益人数', en: 'Beneficiaries', ar: 'المستفيدون', ...count('人') },
    { key: 'finish_on', zh: '建成时间', en: 'Ready on', ar: 'جاهز في', type: 'date', required: true },
  ],
};
