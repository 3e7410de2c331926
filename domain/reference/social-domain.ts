import type { Dictionary } from '../definition';

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
