/** Dictionaries that only this program uses. */
import type { Dictionary } from '../../definition';

/** Source: national foreign expert projects. */
export const expertField: Dictionary = {
  name: 'expert_field',
  title: { zh: '专家类别', en: 'Field group of the expert', ar: 'فئة مجال الخبير' },
  items: [
    { value: 'strategic', zh: '战略科技发展类', en: 'Strategic science and technology', ar: 'العلوم والتقنية الاستراتيجية' },
    { value: 'industry', zh: '产业技术创新类', en: 'Industrial technology innovation', ar: 'الابتكار التقني الصناعي' },
    { value: 'social', zh: '社会与生态建设类', en: 'Society and ecology', ar: 'المجتمع والبيئة' },
    { value: 'agri', zh: '农业与乡村振兴类', en: 'Agriculture and rural revitalisation', ar: 'الزراعة وإنعاش الريف' },
  ],
};

/** Source: national foreign expert projects (2022 call) plus a municipal one. */
export const foreignProjectType: Dictionary = {
  name: 'foreign_project_type',
  title: { zh: '外国专家项目类别', en: 'Foreign expert project category', ar: 'فئة مشروع الخبراء الأجانب' },
  items: [
    { value: 'high_end', zh: '高端外国专家引进计划', en: 'High-end foreign expert plan', ar: 'خطة كبار الخبراء الأجانب' },
    { value: 'belt_road', zh: '“一带一路”创新人才交流外国专家项目', en: 'Belt and Road innovation talent exchange', ar: 'تبادل كفاءات الابتكار في الحزام والطريق' },
    { value: 'youth', zh: '外国青年人才计划', en: 'Foreign young talent plan', ar: 'خطة الكفاءات الأجنبية الشابة' },
    { value: 'local', zh: '市级引智项目', en: 'Municipal expert project', ar: 'مشروع خبراء على مستوى المدينة' },
  ],
};

/** Source: practice. */
export const visitMode: Dictionary = {
  name: 'visit_mode',
  title: { zh: '工作方式', en: 'Mode of work', ar: 'نمط العمل' },
  items: [
    { value: 'onsite', zh: '来华（驻企）工作', en: 'On site in China', ar: 'حضوريًا في الصين' },
    { value: 'remote', zh: '远程（线上）工作', en: 'Remote', ar: 'عن بُعد' },
  ],
};
