/** Messages about invitations by SMS. */
import type { TextTemplate } from '../text';

export const invitationMessages = {
  text: {
    zh: '【{{portal}}】{{company}}邀请您使用申报平台，请在{{hours}}小时内打开链接设置密码：{{link}}',
    en: '[{{portal}}] {{company}} invites you to the portal. Open this link within {{hours}} hours and set a password: {{link}}',
    ar: '[{{portal}}] تدعوك {{company}} إلى البوابة. افتح هذا الرابط خلال {{hours}} ساعة وعيّن كلمة مرور: {{link}}',
  },
  sent: {
    zh: '邀请短信即将发出',
    en: 'The invitation goes out by SMS in a moment',
    ar: 'ستُرسل الدعوة برسالة نصية بعد لحظات',
  },
  withdrawn: {
    zh: '邀请短信尚未发出，已收回',
    en: 'The SMS had not gone out; it is withdrawn',
    ar: 'لم تكن الرسالة قد أُرسلت، وسُحبت',
  },
  gone: {
    zh: '邀请短信已经发出，不能收回；如需作废其中的链接，请重置该账号的密码',
    en: 'The SMS has gone out and cannot be withdrawn. Reset the password of the account to make its link void',
    ar: 'أُرسلت الرسالة ولا يمكن سحبها. أعد تعيين كلمة مرور الحساب ليبطل رابطها',
  },
  unavailable: {
    zh: '短信邀请没有开通，请复制邀请链接发给对方',
    en: 'Invitations by SMS are not switched on. Copy the link and send it yourself',
    ar: 'الدعوات بالرسائل النصية غير مفعّلة. انسخ الرابط وأرسله بنفسك',
  },
  over: {
    zh: '一次性密码已更换、已使用或已过期，请重置密码后再邀请',
    en: 'The one-time password was replaced, used, or has expired. Reset it, then invite again',
    ar: 'استُبدلت كلمة المرور المؤقتة أو استُخدمت أو انتهت. أعد تعيينها ثم ادعُ مجددًا',
  },
  tooSoon: {
    zh: '该号码刚收到过邀请，请{{seconds}}秒后再试',
    en: 'This number has just got an invitation. Try again in {{seconds}} s',
    ar: 'تلقى هذا الرقم دعوة للتو. حاول مجددًا بعد {{seconds}} ثانية',
  },
  numberFull: {
    zh: '该号码24小时内收到的邀请已达上限，请{{hours}}小时后再试，或复制邀请链接发给对方',
    en: 'This number has got all invitations of 24 hours. Try again in {{hours}} h, or copy the link',
    ar: 'تلقى هذا الرقم جميع دعوات 24 ساعة. حاول مجددًا بعد {{hours}} ساعة، أو انسخ الرابط',
  },
  tooMany: {
    zh: '24小时内发出的邀请短信已达上限，请{{hours}}小时后再试，或复制邀请链接发给对方',
    en: 'All invitations by SMS of 24 hours are used up. Try again in {{hours}} h, or copy the link',
    ar: 'نفدت دعوات الرسائل النصية لـ24 ساعة. حاول مجددًا بعد {{hours}} ساعة، أو انسخ الرابط',
  },
} satisfies Record<string, TextTemplate>;
