/** Messages about captchas, the security check and SMS codes. */
import type { TextTemplate } from '../text';

export const verificationMessages = {
  captchaWrong: {
    zh: '图形验证码错误或已过期，请按新的图片输入',
    en: 'The captcha is wrong or has expired: type the new one',
    ar: 'رمز التحقق المصور خاطئ أو منتهي الصلاحية: اكتب الجديد',
  },
  captchaOver: {
    zh: '该图形验证码已失效或播放次数过多，请换一张',
    en: 'This captcha is over or was played too often. Get another one',
    ar: 'انتهى رمز التحقق هذا أو شُغّل مرات كثيرة. اطلب غيره',
  },
  captchaHeard: {
    zh: '近期失败次数较多，语音验证码不能使用，请改用安全验证，或换一张按图片输入',
    en: 'After so many failures a spoken captcha is not enough. Use the security check, or get another captcha and type its picture',
    ar: 'بعد هذا العدد من الإخفاقات لا يكفي الرمز المسموع. استخدم فحص الأمان، أو اطلب رمزًا آخر واكتب صورته',
  },
  captchaRequired: {
    zh: '请先完成安全验证，或输入图形验证码',
    en: 'Complete the security check first, or enter the captcha',
    ar: 'أكمل فحص الأمان أولًا، أو أدخل رمز التحقق',
  },
  proofWrong: {
    zh: '安全验证未通过或已过期，请重新验证，或改用图形验证码',
    en: 'The security check failed or has expired. Repeat it, or use the captcha',
    ar: 'فشل فحص الأمان أو انتهت صلاحيته. كرره، أو استخدم رمز التحقق',
  },
  smsSent: {
    zh: '验证码已发送，5分钟内有效',
    en: 'The code was sent and is valid for five minutes',
    ar: 'أُرسل الرمز وهو صالح خمس دقائق',
  },
  smsWrong: {
    zh: '短信验证码错误或已过期',
    en: 'The SMS code is wrong or has expired',
    ar: 'رمز الرسالة النصية خاطئ أو منتهي الصلاحية',
  },
  smsTooSoon: {
    zh: '发送过于频繁，请{{seconds}}秒后再试',
    en: 'Please wait {{seconds}} s before the next code',
    ar: 'يرجى الانتظار {{seconds}} ثانية قبل طلب رمز آخر',
  },
  smsTooMany: {
    zh: '该手机号24小时内获取验证码的次数已达上限，请{{hours}}小时后再试',
    en: 'This number has got all codes of 24 hours. Try again in {{hours}} h',
    ar: 'حصل هذا الرقم على جميع رموز 24 ساعة. حاول مجددًا بعد {{hours}} ساعة',
  },
  smsTooManyHere: {
    zh: '当前网络获取验证码的次数已达上限，请{{minutes}}分钟后再试',
    en: 'Too many codes were asked for from this network. Try again in {{minutes}} min',
    ar: 'طُلبت رموز كثيرة من هذه الشبكة. حاول مجددًا بعد {{minutes}} دقيقة',
  },
  smsNoneLeft: {
    zh: '今日短信验证码已全部发完，请{{hours}}小时后再试，急需办理请联系管理部门',
    en: 'All SMS codes of today are used up. Try again in {{hours}} h, or contact the authority if it is urgent',
    ar: 'نفدت رموز الرسائل النصية لهذا اليوم. حاول مجددًا بعد {{hours}} ساعة، أو اتصل بالجهة إن كان الأمر عاجلًا',
  },
  smsText: {
    zh: '【{{portal}}】验证码{{code}}，{{count}}分钟内有效，请勿告知他人。',
    en: {
      one: '[{{portal}}] Your code is {{code}}, valid for {{count}} minute. Tell it to nobody.',
      other: '[{{portal}}] Your code is {{code}}, valid for {{count}} minutes. Tell it to nobody.',
    },
    ar: '[{{portal}}] رمزك {{code}}، صالح {{count}} دقيقة. لا تخبر به أحدًا.',
  },
} satisfies Record<string, TextTemplate>;
