/** Dictionaries that only this program uses. */
import type { Dictionary } from '../../definition';

/** A guess without a source. */
export const demoSiteKind: Dictionary = {
  name: 'demo_site_kind',
  title: { zh: '示范点类型', en: 'Type of demonstration site' },
  items: [
    { value: 'hospital', zh: '医院（卫生院）', en: 'Hospital or clinic' },
    { value: 'community', zh: '社区', en: 'Community' },
    { value: 'village', zh: '行政村', en: 'Village' },
    { value: 'park', zh: '园区（企业）', en: 'Park or company' },
    { value: 'school', zh: '学校', en: 'School' },
    { value: 'water', zh: '河湖水体', en: 'River or lake' },
    { value: 'public', zh: '公共设施', en: 'Public facility' },
    { value: 'other', zh: '其他', en: 'Other' },
  ],
};

/** Source: practice: provincial social development plan (health, environment, public safety) widened. */
export const socialDomain: Dictionary = {
  name: 'social_domain',
  title: { zh: '社会发展领域', en: 'Social development field' },
  items: [
    { value: 'health', zh: '人口健康', en: 'Population health' },
    { value: 'drug_device', zh: '生物医药与医疗器械', en: 'Biomedicine and medical devices' },
    { value: 'ecology', zh: '生态环境', en: 'Ecology and environment' },
    { value: 'safety', zh: '公共安全与应急', en: 'Public safety and emergency' },
    { value: 'disaster', zh: '防灾减灾', en: 'Disaster reduction' },
    { value: 'resource', zh: '资源循环利用', en: 'Resource recycling' },
    { value: 'carbon', zh: '碳达峰碳中和', en: 'Carbon peaking and neutrality' },
    { value: 'urban', zh: '新型城镇化与智慧城市', en: 'Urbanisation and smart city' },
    { value: 'food', zh: '食品安全与乡村民生', en: 'Food safety and rural livelihood' },
    { value: 'culture', zh: '文化旅游与体育养老', en: 'Culture, tourism, sport and elderly care' },
  ],
};

/** Source: practice: four groups in one provincial call; ceilings are guesses. */
export const socialKind: Dictionary = {
  name: 'social_kind',
  title: { zh: '专项类别', en: 'Project category' },
  items: [
    { value: 'general', zh: '社会发展面上项目', en: 'General project', grant_max_wan: 20 },
    { value: 'clinical', zh: '临床前沿技术', en: 'Clinical frontier technology', grant_max_wan: 30 },
    { value: 'biomed', zh: '生物医药', en: 'Biomedicine', grant_max_wan: 100 },
    { value: 'demo', zh: '重大科技示范', en: 'Major demonstration', grant_max_wan: 100 },
  ],
};
