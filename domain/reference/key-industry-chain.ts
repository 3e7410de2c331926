import type { Dictionary } from '../definition';

/** Source: 2024 年沈阳市科技创新平台申报通知所列 21 条重点产业链. Seed values of a sample city, which the deploying body replaces. */
export const keyIndustryChain: Dictionary = {
  name: 'key_industry_chain',
  title: { zh: '重点产业链', en: 'Key industry chain', ar: 'سلسلة الصناعة الرئيسية' },
  items: [
    { value: 'nev', zh: '汽车及零部件（新能源汽车）', en: 'Automobiles and parts (new energy vehicles)', ar: 'السيارات وأجزاؤها (مركبات الطاقة الجديدة)' },
    { value: 'general_machinery', zh: '通用机械装备', en: 'General machinery', ar: 'الآلات العامة' },
    { value: 'heavy_mining_rail', zh: '重矿轨道交通及专用装备', en: 'Heavy mining, rail transit and special equipment', ar: 'التعدين الثقيل والنقل بالسكك والمعدات الخاصة' },
    { value: 'machine_tool', zh: '机床及功能部件（工业母机）', en: 'Machine tools and functional parts', ar: 'آلات التشغيل وأجزاؤها الوظيفية' },
    { value: 'power_equipment', zh: '电力装备', en: 'Power equipment', ar: 'معدات الطاقة' },
    { value: 'robot', zh: '机器人', en: 'Robots', ar: 'الروبوتات' },
    { value: 'prepared_food', zh: '预制菜', en: 'Prepared dishes', ar: 'الأطباق الجاهزة' },
    { value: 'food', zh: '食品', en: 'Food', ar: 'الأغذية' },
    { value: 'petrochemical', zh: '石油化工', en: 'Petrochemicals', ar: 'البتروكيماويات' },
    { value: 'metallurgy_building', zh: '冶金建材', en: 'Metallurgy and building materials', ar: 'المعادن ومواد البناء' },
    { value: 'new_materials', zh: '新材料', en: 'New materials', ar: 'المواد الجديدة' },
    { value: 'aviation', zh: '航空', en: 'Aviation', ar: 'صناعة الطيران' },
    { value: 'biomedicine', zh: '生物医药及医疗装备', en: 'Biomedicine and medical equipment', ar: 'الطب الحيوي والمعدات الطبية' },
    { value: 'environmental', zh: '节能环保', en: 'Energy saving and environmental protection', ar: 'توفير الطاقة وحماية البيئة' },
    { value: 'ic', zh: '集成电路', en: 'Integrated circuits', ar: 'الدوائر المتكاملة' },
    { value: 'new_energy', zh: '新能源', en: 'New energy', ar: 'الطاقة الجديدة' },
    {
      value: 'software',
      zh: '软件和信息技术服务（网络信息安全、工业互联网）',
      en: 'Software and IT services (network security, industrial internet)',
      ar: 'البرمجيات وخدمات تقنية المعلومات (أمن الشبكات، الإنترنت الصناعي)',
    },
    { value: 'five_g', zh: '5G基础设施及应用', en: '5G infrastructure and applications', ar: 'بنية الجيل الخامس وتطبيقاته' },
    { value: 'smart_sensor', zh: '智能传感器', en: 'Smart sensors', ar: 'المستشعرات الذكية' },
    { value: 'smart_terminal', zh: '智能终端制造', en: 'Smart terminal manufacturing', ar: 'تصنيع الطرفيات الذكية' },
    { value: 'ai', zh: '人工智能', en: 'Artificial intelligence', ar: 'الذكاء الاصطناعي' },
    { value: 'other', zh: '其他', en: 'Other', ar: 'أخرى' },
  ],
};
