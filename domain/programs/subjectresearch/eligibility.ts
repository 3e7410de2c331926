import type { EligibilityCondition } from '../../definition';

/** Conditions for applying, shown to the filer before the first answer. */
export const eligibility: EligibilityCondition[] = [
  {
    id: 'SR-E1',
    zh: '本地高校、科研院所、企事业单位和社会组织，独立法人',
    en: 'Local universities, institutes, companies and societies with legal-person status',
    ar: 'جامعات ومعاهد وشركات وجمعيات محلية ذات شخصية اعتبارية',
  },
  {
    id: 'SR-E2',
    zh: '负责人应从人事关系所在单位申报，具有副高级及以上职称或博士学位；不具备的须2名同领域正高级专家推荐',
    en: 'File from the unit that employs the leader; senior title or doctorate, otherwise two full professors recommend',
    ar: 'يُقدَّم من الجهة التي تشغّل الرئيس، بلقب عالٍ أو دكتوراه، وإلا فبتوصية أستاذين',
  },
  {
    id: 'SR-E3',
    zh: '负责人无在研同类课题，同批次限报1项；主要参加人最多再参加1项',
    en: 'The leader has no open subject and files one; a key member joins at most one more',
    ar: 'ليس للرئيس موضوع مفتوح ويقدّم واحدًا، وللعضو الرئيسي أن يشارك في واحد آخر على الأكثر',
  },
  {
    id: 'SR-E4',
    zh: '重点课题资助不超过50万元，面上课题不超过10万元；面上课题实行经费包干制',
    en: 'Key subjects up to CNY 500,000, general up to 100,000; general subjects use a lump sum',
    ar: 'المواضيع الرئيسية حتى 500,000 يوان والعامة حتى 100,000، والعامة بمبلغ مقطوع',
  },
  {
    id: 'SR-E5',
    zh: '面上课题一般1年内完成，重点课题不超过18个月',
    en: 'General subjects within a year, key subjects within 18 months',
    ar: 'المواضيع العامة خلال سنة والرئيسية خلال 18 شهرًا',
    guess: true,
  },
  {
    id: 'SR-E6',
    zh: '课题名称不超过40个字，关键词不超过5个',
    en: 'Title up to 40 characters, up to five keywords',
    ar: 'العنوان حتى 40 حرفًا وخمس كلمات مفتاحية على الأكثر',
  },
];
