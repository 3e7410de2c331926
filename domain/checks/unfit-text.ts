/** Faults of characters that no text may hold: a sentence with the character and its position. For normalised texts. */
import { fillText, type Text } from '../text';
import { formatCodePoint, UNFIT_IN_LINE, UNFIT_IN_TEXT } from './characters';

const kinds = {
  lineBreak: { zh: '换行', en: 'a line break', ar: 'فاصل سطر' },
  turning: {
    zh: '改变文字方向的不可见字符{{code}}',
    en: 'an invisible character that turns the text round ({{code}})',
    ar: 'حرف غير مرئي يقلب اتجاه النص ({{code}})',
  },
  half: { zh: '不完整的字符', en: 'half of a character', ar: 'نصف حرف' },
  control: {
    zh: '不可见的控制字符{{code}}',
    en: 'an invisible control character ({{code}})',
    ar: 'حرف تحكم غير مرئي ({{code}})',
  },
} satisfies Record<string, Text>;

const templates = {
  inside: {
    zh: '第{{at}}个字（“{{before}}”之后）是{{character}}，请删去后再保存',
    en: 'Character {{at}}, after “{{before}}”, is {{character}}. Delete it and save again',
    ar: 'الحرف {{at}}، بعد «{{before}}»، هو {{character}}. احذفه واحفظ مجددًا',
  },
  first: {
    zh: '第1个字是{{character}}，请删去后再保存',
    en: 'The first character is {{character}}. Delete it and save again',
    ar: 'الحرف الأول هو {{character}}. احذفه واحفظ مجددًا',
  },
} satisfies Record<string, Text>;

/** Number of characters before the unfit one that the sentence quotes, to show its position. */
const SHOWN_BEFORE = 8;

function kindOf(character: string): Text {
  if (/[\n\v\f\r\u0085\u2028\u2029]/.test(character)) return kinds.lineBreak;
  if (/\p{Surrogate}/u.test(character)) return kinds.half;
  return /\p{Cc}/u.test(character) ? kinds.control : kinds.turning;
}

function faultIn(text: string, unfit: RegExp): Text | null {
  const index = text.search(unfit);
  if (index < 0) return null;
  const before = [...text.slice(0, index)];
  const [character = ''] = text.slice(index);
  return fillText(before.length === 0 ? templates.first : templates.inside, {
    at: before.length + 1,
    before: before.slice(-SHOWN_BEFORE).join(''),
    character: fillText(kindOf(character), { code: formatCodePoint(character) }),
  });
}

/** The fault of a text of one line, such as a name or title. */
export const findUnfitCharacterInLine = (text: string): Text | null => faultIn(text, UNFIT_IN_LINE);

/** The fault of a text of several lines. */
export const findUnfitCharacter = (text: string): Text | null => faultIn(text, UNFIT_IN_TEXT);
