/** Faults of a program in tables. */
import type { Text } from '../../text';

export const tableFaultTexts = {
  missing: {
    zh: '“{{part}}”未填写，请填写',
    en: '“{{part}}” is empty; fill it in',
    ar: '«{{part}}» فارغ، املأه',
  },
  value: {
    zh: '“{{part}}”的取值不符合要求，请对照本列说明修改',
    en: '“{{part}}” has a value that is not allowed; correct it by the note of the column',
    ar: 'قيمة «{{part}}» غير مسموح بها، صحّحها وفق ملاحظة العمود',
  },
  surplus: {
    zh: '“{{part}}”在这里不适用，请清空',
    en: '“{{part}}” does not apply here; clear it',
    ar: '«{{part}}» لا ينطبق هنا، أفرغه',
  },
  parent: {
    zh: '“{{part}}”中没有“{{name}}”，请填写已有的标识',
    en: 'There is no “{{name}}” among “{{part}}”; give one that is there',
    ar: 'لا يوجد «{{name}}» في «{{part}}»، اذكر معرّفًا موجودًا',
  },
  repeated: {
    zh: '与前面一行重复，请改名或删除其中一行',
    en: 'The row repeats an earlier one; rename or remove one of them',
    ar: 'الصف يكرر صفًا سابقًا، أعد تسمية أحدهما أو احذفه',
  },
  unplaced: {
    zh: '本行缺少标识或上级，无法归入项目，请补全',
    en: 'The row lacks a key or what it belongs to; complete it',
    ar: 'ينقص الصف معرّف أو ما ينتمي إليه، أكمله',
  },
  rest: {
    zh: '“其余属性”不是 JSON 对象，请改正或清空',
    en: 'The other properties are no JSON object; correct or clear them',
    ar: 'الخصائص الأخرى ليست كائن JSON، صحّحها أو أفرغها',
  },
  twice: {
    zh: '“{{part}}”在列中和“其余属性”中都有，请保留一处',
    en: '“{{part}}” stands both in its column and among the other properties; keep one',
    ar: '«{{part}}» موجود في عموده وضمن الخصائص الأخرى، أبقِ واحدًا',
  },
  whole: {
    zh: '项目内容“{{part}}”缺失或超出限制，请对照说明修改',
    en: '“{{part}}” of the program is missing or exceeds its limits; correct it by the guide',
    ar: '«{{part}}» في البرنامج مفقود أو يتجاوز حدوده، صحّحه وفق الدليل',
  },
} satisfies Record<string, Text>;

export type TableFaultKind = keyof typeof tableFaultTexts;
