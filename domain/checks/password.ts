/**
 * The rule for passwords: 8 to 128 characters of any kind, neither one that attackers try first nor one that repeats a fact
 * about its owner. There are no composition rules (OWASP ASVS 5.0, 6.2). Blanks count; letters are compared after NFC, so
 * that the same characters typed on another system give the same password.
 */
import type { Text } from '../text';

export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** Facts about the account; a password may not repeat any of them. */
export interface PasswordOwner {
  username?: string;
  companyName?: string;
  creditCode?: string;
  mobile?: string;
}

/**
 * The normalised form of a password, which is hashed and compared. Cheap for any length, so that it can run before the
 * check.
 */
export const normalisePassword = (password: string): string => password.normalize('NFC');

const characters = (text: string): number => [...text].length;

function isRun(text: string): boolean {
  const codes = [...text].map((char) => char.codePointAt(0) ?? 0);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  return Math.abs(step) <= 1 && codes.every((code, i) => i === 0 || code - (codes[i - 1] as number) === step);
}

const isCommon = (password: string): boolean => COMMON_PASSWORDS.has(password.toLowerCase());

const repeats = (password: string, known: string | undefined): boolean =>
  !!known && known.length >= 4 && password.toLowerCase().includes(known.toLowerCase());

/** The fault of a new password; null when it is accepted. */
export function findPasswordFault(raw: string, owner: PasswordOwner = {}): Text | null {
  if (raw.length > PASSWORD_LENGTH.max * 4) return tooLong;
  const password = normalisePassword(raw);
  const length = characters(password);
  if (length < PASSWORD_LENGTH.min) return tooShort;
  if (length > PASSWORD_LENGTH.max) return tooLong;
  if (isRun(password) || isCommon(password)) return tooCommon;
  const known = [owner.username, owner.companyName, owner.creditCode, owner.mobile];
  return known.some((each) => repeats(password, each)) ? tooPersonal : null;
}

const tooShort: Text = {
  zh: '密码至少8个字符',
  en: 'The password needs at least 8 characters',
  ar: 'كلمة المرور تحتاج إلى 8 أحرف على الأقل',
};
const tooLong: Text = {
  zh: '密码最多128个字符',
  en: 'The password has at most 128 characters',
  ar: 'كلمة المرور من 128 حرفًا على الأكثر',
};
const tooCommon: Text = {
  zh: '该密码过于常见，容易被猜中，请换一个',
  en: 'This password is too common and easily guessed. Choose another',
  ar: 'كلمة المرور هذه شائعة وسهلة التخمين. اختر غيرها',
};
const tooPersonal: Text = {
  zh: '密码不能包含登录名、企业名称、信用代码或手机号',
  en: 'The password must not contain the login name, company name, credit code or mobile number',
  ar: 'يجب ألا تتضمن كلمة المرور اسم الدخول أو اسم الشركة أو رمز الائتمان أو رقم الهاتف',
};

/**
 * Passwords of eight characters and more that attackers try first, from the usual published lists and from habits in
 * China; in lower case. Runs and repetitions of one character are refused by rule and need no entry.
 */
const LISTED = `
password password1 password12 password123 password1234 password! passw0rd p@ssw0rd p@ssword p@55w0rd pa55word pa$$word
passwords mypassword thepassword newpassword password01 password2 password11 password99 password888 password2024
password2025 password2026 passwort contraseña motdepasse iloveyou iloveyou1 iloveyou2 iloveyou520 woaini520 woaini1314
woaini521 woaini123 woaini888 5201314520 52013145 520131400 1314520520 13145200 a5201314 qwertyuiop qwerty12 qwerty123
qwerty1234 qwerty12345 qwertyui qwerty123456 asdfghjkl asdfghjk asdf1234 asdfasdf asdfjkl; asdasdasd zxcvbnm1 zxcvbnm,
zxcvbnm123 1qaz2wsx 1qaz2wsx3edc 1qaz@wsx 1qazxsw2 zaq12wsx zaq1zaq1 qazwsxedc qazwsx123 q1w2e3r4 q1w2e3r4t5
qwe123456 qwe12345 qweasdzxc qweqweqwe qwer1234 qwerasdf qwerqwer abc12345 abc123456 abcd1234 abcd12345 abcd123456
abcdefg1 abcdefg123 aa123456 aa12345678 aa112233 aaa123456 a1234567 a12345678 a123456789 a123456a a1b2c3d4 a1s2d3f4
as123456 asd123456 asdf123456 zx123456 zxc123456 q1234567 q12345678 q123456789 qq123456 qq123456789 qq12345678
w123456789 w12345678 z123456789 z12345678 wang123456 wang1234 zhang123 zhang123456 li123456 liu123456 chen123456
yang123456 zhao123456 123456789a 12345678a 123456789q 1234567890a 1234567890q 12345678q 123456aa 123456ab 123456abc
1234abcd 123qweasd 123qweasdzxc 123qwe123 123qwe!@# 123abc123 123123123 12312312 123123123a 321321321 12344321
123454321 1234554321 123456654321 12345678910 123456789123 1234567899 12345687 123698745 123654789 147258369
1472583690 159357258 159753456 789456123 7894561230 741852963 963852741 987654321a 9876543210 0987654321 0123456789
01234567 1122334455 11223344 112233445566 11112222 12121212 13131313 1313131313 12341234 12345123 123412345 10101010
20202020 23232323 69696969 77889900 88888888a 99887766 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1a2b3c4d 1z2x3c4v 1234qwer
12345qwert 123456qwerty 1234asdf !qaz2wsx !@#$%^&* !@#$%^&*( !qaz@wsx admin123 admin1234 admin12345 admin123456
admin888 admin8888 administrator administrator1 admin@123 admin@1234 admin@888 adminadmin admin2024 admin2025
admin2026 root1234 root123456 rootroot toor1234 test1234 test12345 test123456 testtest guest1234 welcome1 welcome123
welcome2024 welcome2025 welcome2026 changeme changeme1 changeme123 letmein1 letmein123 default1 default123 secret123
master123 superman superman1 batman123 spiderman pokemon1 pokemon123 football football1 baseball basketball soccer123
princess princess1 sunshine sunshine1 dragon123 monkey123 shadow123 starwars michael1 jennifer jordan23 liverpool
chelsea1 arsenal1 barcelona manchester computer computer1 internet samsung1 iphone123 huawei123 xiaomi123 whatever
trustno1 blink182 charlie1 victoria veronica alexander elizabeth christian nicholas jonathan danielle patricia
samantha stephanie benjamin dolphin1 butterfly chocolate cookie123 freedom1 hello123 hello1234 helloworld hellohello
lovelove loveyou1 loveme123 forever1 friends1 november december september mercedes corvette mustang1 maverick
midnight mountain scorpion einstein hercules garfield cocacola snickers starbucks google123 facebook facebook1
linkedin linkedin1 microsoft windows1 windows10 oracle123 mysql123 postgres postgres1 company1 company123 companyname
office123 business1 finance1 account1 account123 user1234 user12345 user123456 username username1 username123
woaiwojia woaizhongguo zhongguo zhongguo1 zhonghua china123 china2008 beijing2008 beijing123 shanghai123 shenyang
shenyang123 shenyang024 liaoning123 caonima123 nihao123 nihao1234 wodemima mima1234 mima123456 xiaoming123
gongsi123 qiye1234 shenbao123 keji1234 gaoxin123 portal123 portal1234 declare123 wo123456 wo12345678 zz123456
xx123456 yy123456 ll123456 ly123456 lx123456 wj123456 zj123456 zxy123456 lyq123456 584521 5845201314 7758521a
77585210 775852100 jiushiaini aini1314 aini5201314 1314521521 135792468 1357924680 246813579 2468101214 147896325
147852369 369258147 852963741 951753852 alibaba1 alibaba123 taobao123 tencent123 baidu123 weixin123 wechat123
`;

const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  LISTED.split(/\s+/).filter((entry) => entry.length >= 8),
);
