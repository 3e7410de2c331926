/** Dictionaries that only this program uses. */
import type { Dictionary } from '../../definition';

/** A guess without a source. */
export const demoSiteKind: Dictionary = {
  name: 'demo_site_kind',
  title: { zh: '示范点类型', en: 'Type of demonstration site', ar: 'نوع الموقع النموذجي' },
  items: [
    { value: 'hospital', zh: '医院（卫生院）', en: 'Hospital or clinic', ar: 'مستشفى أو عيادة' },
    { value: 'community', zh: '社区', en: 'Community', ar: 'مجتمع سكني' },
    { value: 'village', zh: '行政村', en: 'Village', ar: 'قرية' },
    { value: 'park', zh: '园区（企业）', en: 'Park or company', ar: 'مجمع أو شركة' },
    { value: 'school', zh: '学校', en: 'School', ar: 'مدرسة' },
    { value: 'water', zh: '河湖水体', en: 'River or lake', ar: 'نهر أو بحيرة' },
    { value: 'public', zh: '公共设施', en: 'Public facility', ar: 'مرفق عام' },
    { value: 'other', zh: '其他', en: 'Other', ar: 'أخرى' },
  ],
};

/** Source: practice: provincial social development plan (health, environment, public safety) widened. */
export const socialDomain: Dictionary = {
  name: 'social_domain',
  title: { zh: '社会发展领域', en: 'Social development field', ar: 'مجال التنمية الاجتماعية' },
  items: [
    { value: 'health', zh: '人口健康', en: 'Population health', ar: 'صحة السكان' },
    { value: 'drug_device', zh: '生物医药与医疗器械', en: 'Biomedicine and medical devices', ar: 'الطب الحيوي والأجهزة الطبية' },
    { value: 'ecology', zh: '生态环境', en: 'Ecology and environment', ar: 'البيئة الطبيعية' },
    { value: 'safety', zh: '公共安全与应急', en: 'Public safety and emergency', ar: 'السلامة العامة والطوارئ' },
    { value: 'disaster', zh: '防灾减灾', en: 'Disaster reduction', ar: 'الحد من الكوارث' },
    { value: 'resource', zh: '资源循环利用', en: 'Resource recycling', ar: 'إعادة تدوير الموارد' },
    { value: 'carbon', zh: '碳达峰碳中和', en: 'Carbon peaking and neutrality', ar: 'ذروة الكربون وحياده' },
    { value: 'urban', zh: '新型城镇化与智慧城市', en: 'Urbanisation and smart city', ar: 'التحضر والمدينة الذكية' },
    { value: 'food', zh: '食品安全与乡村民生', en: 'Food safety and rural livelihood', ar: 'سلامة الغذاء ومعيشة الريف' },
    { value: 'culture', zh: '文化旅游与体育养老', en: 'Culture, tourism, sport and elderly care', ar: 'الثقافة والسياحة والرياضة ورعاية المسنين' },
  ],
};

/** Source: practice: four groups in one provincial call; ceilings are guesses. */
export const socialKind: Dictionary = {
  name: 'social_kind',
  title: { zh: '专项类别', en: 'Project category', ar: 'فئة المشروع' },
  items: [
    { value: 'general', zh: '社会发展面上项目', en: 'General project', ar: 'مشروع عام', grant_max_wan: 20 },
    { value: 'clinical', zh: '临床前沿技术', en: 'Clinical frontier technology', ar: 'تقنية سريرية رائدة', grant_max_wan: 30 },
    { value: 'biomed', zh: '生物医药', en: 'Biomedicine', ar: 'الطب الحيوي', grant_max_wan: 100 },
    { value: 'demo', zh: '重大科技示范', en: 'Major demonstration', ar: 'عرض نموذجي كبير', grant_max_wan: 100 },
  ],
};
