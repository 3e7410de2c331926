/** Reasons for refusing the file of another house. */
import type { Text } from '../../text';

export const exchangeTexts = {
  notProgramFile: {
    zh: '这不是导出的项目文件，或文件不完整。请选择由“项目设计”导出的 .json 文件',
    en: 'This is no exported program, or the file is incomplete. Choose a .json file exported from program design',
    ar: 'هذا ليس برنامجًا مصدّرًا أو أن الملف ناقص. اختر ملف json. مصدّرًا من تصميم البرامج',
  },
  itemAltered: {
    zh: '部件“{{name}}”与文件中的校验值不符，文件可能被改动。请向对方重新索取',
    en: 'The library item “{{name}}” does not match its hash: the file may have been altered. Ask for it again',
    ar: 'لا يطابق البند المشترك «{{name}}» بصمته، وقد يكون الملف مُعدّلًا. اطلبه مجددًا',
  },
  altered: {
    zh: '项目内容与文件中的校验值不符，文件可能被改动。请向对方重新索取',
    en: 'The program does not match its hash: the file may have been altered. Ask for it again',
    ar: 'لا يطابق البرنامج بصمته، وقد يكون الملف مُعدّلًا. اطلبه مجددًا',
  },
} satisfies Record<string, Text>;
