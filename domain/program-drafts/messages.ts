import type { Text } from '../text';

/** Answers to whoever drafts a program. */
export const programDraftMessages = {
  created: {
    zh: '已建立草稿，可以开始编辑',
    en: 'Draft created. It can be edited now',
    ar: 'أُنشئت المسودة ويمكن تحريرها الآن',
  },
  deleted: {
    zh: '草稿已删除，{{days}}天内可以恢复',
    en: 'Draft deleted. It can be restored for {{days}} days',
    ar: 'حُذفت المسودة ويمكن استعادتها خلال {{days}} يومًا',
  },
  restored: {
    zh: '草稿已恢复',
    en: 'Draft restored as it was',
    ar: 'استُعيدت المسودة كما كانت',
  },
  stale: {
    zh: '{{by}}已保存了新的内容，您的修改将与之合并',
    en: '{{by}} has saved a newer version. Your changes are merged with it',
    ar: 'حفظ {{by}} نسخة أحدث، وستُدمج تغييراتك معها',
  },
  tooMany: {
    zh: '草稿已有{{limit}}份，请先删除不再使用的草稿',
    en: 'There are {{limit}} drafts already. Delete one that is no longer used',
    ar: 'يوجد {{limit}} مسودة، احذف ما لم يعد مستخدمًا',
  },
  tooLarge: {
    zh: '草稿内容超出上限（{{limit}} MB），请删减选项或文字',
    en: 'The draft is larger than {{limit}} MB. Remove options or texts',
    ar: 'تجاوزت المسودة {{limit}} ميغابايت، احذف بعض الخيارات أو النصوص',
  },
} satisfies Record<string, Text>;

/** Titles of scenarios, until somebody words them. */
export const scenarioTitles = {
  added: { zh: '新样例', en: 'New scenario', ar: 'حالة جديدة' },
  ofFiling: { zh: '取自申报的样例', en: 'Scenario from a filing', ar: 'حالة من طلب' },
  shipped: { zh: '系统自带样例', en: 'Sample of the release', ar: 'عينة الإصدار' },
} satisfies Record<string, Text>;
