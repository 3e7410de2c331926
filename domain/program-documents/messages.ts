import type { Text, TextTemplate } from '../text';

/** Messages to the office about the documents of programs. */
export const programDocumentMessages = {
  published: {
    zh: '“{{program}}”{{edition}}版已发布，此后的填报按此版进行',
    en: '{{program}}, edition {{edition}}, is published. Filings follow it from now on',
    ar: 'نُشر {{program}}، الإصدار {{edition}}. تتبعه الطلبات من الآن',
  },
} satisfies Record<string, TextTemplate>;

/** Reasons why a document without faults of its own cannot be published here. */
export const publicationFaultTexts = {
  editionKnown: {
    zh: '该项目已有{{part}}版，已发布的版本不能更改，请换一个版本号',
    en: 'Edition {{part}} of this program exists and never changes. Give the document another one',
    ar: 'الإصدار {{part}} لهذا البرنامج موجود ولا يتغير. أعط المستند إصدارًا آخر',
  },
  addressFixed: {
    zh: '“{{part}}”的页面和接口由规范确定，不能更改；新项目不能自定页面和接口，请删除 route 和 calls',
    en: 'Page and calls of {{part}} are fixed: the specification names them, and a new program has none of its own. Remove route and calls',
    ar: 'صفحة {{part}} واستدعاءاته ثابتة: تحددها المواصفة، وليس لبرنامج جديد شيء منها. احذف route وcalls',
  },
  keyReserved: {
    zh: '标识“{{part}}”的开头留给试填，请换一个标识',
    en: 'Keys that begin as {{part}} does are kept for trials. Choose another one',
    ar: 'المفاتيح التي تبدأ مثل {{part}} محجوزة للتجارب. اختر مفتاحًا آخر',
  },
  prefixTaken: {
    zh: '申报编号前缀“{{part}}”已被其他项目使用，请换两个字母',
    en: 'Receipt numbers of another program begin with {{part}}. Choose two other letters',
    ar: 'أرقام إيصالات برنامج آخر تبدأ بـ{{part}}. اختر حرفين آخرين',
  },
  continuedUnknown: {
    zh: '没有可接续的项目“{{part}}”，请改为已有项目的标识',
    en: 'There is no program {{part}} to continue. Name one that exists',
    ar: 'لا يوجد برنامج {{part}} ليُستكمل. سمّ برنامجًا موجودًا',
  },
  guideFileMissing: {
    zh: '本系统没有指南附件“{{part}}”的内容，请在设计器中重新上传该文件',
    en: 'The content of the guide file {{part}} is not in this portal. Upload it again in the designer',
    ar: 'محتوى ملف الدليل {{part}} ليس في هذه البوابة. ارفعه مجددًا في المصمم',
  },
  hashDiffers: {
    zh: '文件内容与其校验值不符，可能已被改动，请重新导出后再发布',
    en: 'The document is not the one that its hash names: it was altered. Export it again',
    ar: 'المستند ليس الذي تحدده بصمته: جرى تغييره. صدّره مجددًا',
  },
} satisfies Record<string, TextTemplate & Text>;

export type PublicationFaultKind = keyof typeof publicationFaultTexts;
