import type { Text } from '../../text';

/** Refusals of a link for phones: each says what to do. */
export const phoneLinkMessages = {
  unknown: {
    zh: '链接无效，请在电脑上重新生成二维码并扫描',
    en: 'This link is not valid, make a new code on the computer and scan it',
  },
  late: {
    zh: '链接已过期（有效期10分钟），请在电脑上重新生成二维码并扫描',
    en: 'This link has expired after ten minutes, make a new code on the computer and scan it',
  },
  ended: {
    zh: '电脑上的上传窗口已关闭，这个文件没有保存；如需继续，请在电脑上重新生成二维码并扫描',
    en: 'The form is not open for this any more, so nothing was added. Make a new code on the computer and scan it',
  },
  elsewhere: {
    zh: '该链接已在另一部手机或另一个浏览器中打开，只能由首次打开的手机使用；请在电脑上重新生成二维码并扫描',
    en: 'Another phone or browser has opened this link and keeps it, make a new code on the computer and scan it',
  },
  signedOut: {
    zh: '电脑上的账号已退出登录、被停用或不能再填报，链接随之失效；请在电脑上重新登录后再试',
    en: 'The account on the computer has signed out or may not fill in any more, sign in there again and make a new code',
  },
  full: {
    zh: '此处最多还能放{limit}个文件，已经传满；请在电脑上移除不需要的文件后重新扫码',
    en: 'The {limit} files that fit here have arrived, remove one on the computer and scan a new code for more',
  },
  wrongType: {
    zh: '此处只接受{types}，请换一个文件',
    en: 'Only {types} fits here, choose another file',
  },
  tooLarge: {
    zh: '文件超过此处单个{limit} MB的上限，请压缩后重新上传',
    en: 'The file has more than the {limit} MB that are allowed here, make it smaller and send it again',
  },
} satisfies Record<string, Text>;
