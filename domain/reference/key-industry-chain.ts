import type { Dictionary } from '../definition';

/** Source: 2024 年沈阳市科技创新平台申报通知所列 21 条重点产业链. Seed values of a sample city, which the deploying body replaces. */
export const keyIndustryChain: Dictionary = {
  name: 'key_industry_chain',
  title: { zh: '重点产业链', en: 'Key industry chain' },
  items: [
    { value: 'nev', zh: '汽车及零部件（新能源汽车）', en: 'Automobiles and parts (new energy vehicles)' },
    { value: 'general_machinery', zh: '通用机械装备', en: 'General machinery' },
    { value: 'heavy_mining_rail', zh: '重矿轨道交通及专用装备', en: 'Heavy mining, rail transit and special equipment' },
    { value: 'machine_tool', zh: '机床及功能部件（工业母机）', en: 'Machine tools and functional parts' },
    { value: 'power_equipment', zh: '电力装备', en: 'Power equipment' },
    { value: 'robot', zh: '机器人', en: 'Robots' },
    { value: 'prepared_food', zh: '预制菜', en: 'Prepared dishes' },
    { value: 'food', zh: '食品', en: 'Food' },
    { value: 'petrochemical', zh: '石油化工', en: 'Petrochemicals' },
    { value: 'metallurgy_building', zh: '冶金建材', en: 'Metallurgy and building materials' },
    { value: 'new_materials', zh: '新材料', en: 'New materials' },
    { value: 'aviation', zh: '航空', en: 'Aviation' },
    { value: 'biomedicine', zh: '生物医药及医疗装备', en: 'Biomedicine and medical equipment' },
    { value: 'environmental', zh: '节能环保', en: 'Energy saving and environmental protection' },
    { value: 'ic', zh: '集成电路', en: 'Integrated circuits' },
    { value: 'new_energy', zh: '新能源', en: 'New energy' },
    { value: 'software', zh: '软件和信息技术服务（网络信息安全、工业互联网）', en: 'Software and IT services (network security, industrial internet)' },
    { value: 'five_g', zh: '5G基础设施及应用', en: '5G infrastructure and applications' },
    { value: 'smart_sensor', zh: '智能传感器', en: 'Smart sensors' },
    { value: 'smart_terminal', zh: '智能终端制造', en: 'Smart terminal manufacturing' },
    { value: 'ai', zh: '人工智能', en: 'Artificial intelligence' },
    { value: 'other', zh: '其他', en: 'Other' },
  ],
};
