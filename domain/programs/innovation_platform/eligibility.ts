import type { EligibilityCondition } from '../../definition';

/** Conditions for applying, shown to the filer before the first answer. */
export const eligibility: EligibilityCondition[] = [
  {
    id: 'IP-A1',
    zh: '申报单位为本市登记注册的独立法人；高校院所申报重点实验室，企业（含转制院所）申报技术创新中心，医疗机构申报临床医学研究中心',
    en: 'The applicant is a legal person registered in the city; universities and institutes apply for key laboratories, companies for technology innovation centres, medical institutions for clinical centres',
    ar: 'مقدم الطلب شخص اعتباري مسجل في المدينة: الجامعات والمعاهد تطلب المختبرات الرئيسية، والشركات مراكز الابتكار التقني، والمؤسسات الطبية المراكز السريرية',
  },
  {
    id: 'IP-A2',
    zh: '同一技术细分领域、同一负责人只认定一个市级平台',
    en: 'One platform per technical sub-field and per director',
    ar: 'منصة واحدة لكل مجال تقني فرعي ولكل مدير',
  },
  {
    id: 'IP-A3',
    kind: 1,
    zh: '技术创新中心（工程技术研究中心）：研发场地不少于500平方米、专职研发人员不少于10人、研发投入占比不低于3%或不低于300万元、研发设备原值200万元以上、相关知识产权不少于1项（不含外观设计）',
    en: 'Technology innovation centre: site of 500 square metres, 10 full-time R&D staff, R&D ratio of 3% or 3 million yuan, equipment worth 2 million yuan, at least one IP right (designs excluded)',
    ar: 'مركز ابتكار تقني: موقع 500 متر مربع، و10 عاملين متفرغين في البحث والتطوير، ونسبة بحث وتطوير 3% أو 3 ملايين يوان، ومعدات بقيمة مليوني يوان، وحق ملكية فكرية واحد على الأقل (عدا التصاميم)',
  },
  {
    id: 'IP-A4',
    kind: 2,
    zh: '重点实验室：实验室面积500平方米以上、仪器设备总值500万元以上、专职科研人员不少于10人（骨干不少于5人）、高级职称或博士占比不低于30%、3-5个研究方向',
    en: 'Key laboratory: 500 square metres, equipment worth 5 million yuan, 10 full-time researchers (5 key researchers), 30% with senior titles or doctorates, three to five directions',
    ar: 'مختبر رئيسي: 500 متر مربع، ومعدات بقيمة 5 ملايين يوان، و10 باحثين متفرغين (5 باحثين رئيسيين)، و30% بألقاب عليا أو دكتوراه، ومن ثلاثة إلى خمسة اتجاهات',
  },
  {
    id: 'IP-A5',
    kind: 3,
    zh: '企业技术中心：国家级门槛为研发经费不低于1500万元、专职研发人员不少于150人、仪器设备原值不低于2000万元；市级门槛按本市规定执行',
    en: 'Enterprise technology centre: the national bar is 15 million yuan of R&D, 150 full-time R&D staff and equipment worth 20 million yuan; the municipal bar is set by the city',
    ar: 'مركز تقنية الشركة: الحد الوطني 15 مليون يوان للبحث والتطوير و150 عاملًا متفرغًا فيه ومعدات بقيمة 20 مليون يوان، وحد المدينة تحدده المدينة',
  },
  {
    id: 'IP-A6',
    kind: 4,
    zh: '新型研发机构：注册运营满1年、科研设备原值不低于200万元、科研场地不少于600平方米、常驻研发人员不少于20人且占职工40%以上、研发支出占总收入不低于20%',
    en: 'New-type R&D institution: in operation for one year, equipment worth 2 million yuan, 600 square metres, 20 resident R&D staff making up 40% of staff, R&D spending of 20% of income',
    ar: 'مؤسسة بحث وتطوير من نوع جديد: سنة تشغيل، ومعدات بقيمة مليوني يوان، و600 متر مربع، و20 عاملًا مقيمًا في البحث والتطوير يشكلون 40% من العاملين، وإنفاق بحث وتطوير 20% من الدخل',
  },
  {
    id: 'IP-A7',
    kind: 5,
    zh: '临床医学研究中心：三级甲等医院，具备药物临床试验机构资格或医疗器械临床试验机构备案，近五年主持省级以上项目',
    en: 'Clinical medical research centre: Grade III A hospital, drug or device clinical trial qualification, and provincial or higher projects in the last five years',
    ar: 'مركز بحوث طبية سريرية: مستشفى من الدرجة الثالثة أ، وأهلية تجارب سريرية للأدوية أو الأجهزة، ومشاريع إقليمية أو أعلى في السنوات الخمس الأخيرة',
  },
  {
    id: 'IP-A8',
    kind: 6,
    zh: '中试基地：具备固定中试场地、中试设备（线）、专业中试队伍，对外提供服务',
    en: 'Pilot-scale base: fixed site, pilot equipment or lines, a pilot team and open services',
    ar: 'قاعدة تجريبية: موقع ثابت، ومعدات أو خطوط تجريبية، وفريق تجريبي، وخدمات مفتوحة',
  },
];
