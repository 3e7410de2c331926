/** Messages of the accounts' calls. Wording of the catalogue's rules (RG, FP, SU) where it has one. */
import type { TextTemplate } from '../text';

export const accountMessages = {
  loggedIn: { zh: '登录成功', en: 'login succeeded' },
  loggedOut: { zh: '已退出登录', en: 'Logged out' },
  wrongCredentials: { zh: '登录名或密码错误', en: 'Wrong user name or password' },
  locked: {
    zh: '账号已锁定，请{{minutes}}分钟后再试或找回密码',
    en: 'The account is locked. Try again in {{minutes}} min or reset the password',
  },
  strangersWait: {
    zh: '该账号近期登录失败次数较多，请{{minutes}}分钟后再试；也可在登录过的设备上登录，或找回密码',
    en: 'There were many failed sign-ins to this account. Try again in {{minutes}} min, use a device that has signed in before, or reset the password',
  },
  disabled: {
    zh: '账号已停用，请联系企业主账号',
    en: "The account is disabled. Contact the company's main account",
  },
  companyRejected: {
    zh: '企业注册未通过审核，原因已告知联系人。请联系归口管理部门补正，由其恢复注册，无需重新注册',
    en: 'The registration of the company was not approved; its contact was told why. Contact the department in charge: it takes the registration up again. No new one is needed',
  },
  companyClosed: { zh: '企业已停用，请联系管理部门', en: 'The company is closed. Contact the authority' },
  mustChangePassword: {
    zh: '请先修改初始密码',
    en: 'Please change the one-time password first',
  },
  oneTimeOverCompany: {
    zh: '一次性密码已过期，请联系企业主账号重新设置',
    en: "The one-time password has expired. Ask the company's main account for a new one",
  },
  oneTimeOverOwner: {
    zh: '一次性密码已过期，请用“忘记密码”找回，或联系市级管理员重新设置',
    en: 'The one-time password has expired. Use “Forgot password” or ask the city administrator for a new one',
  },
  oneTimeOverOfficer: {
    zh: '一次性密码已过期，请联系市级管理员重新设置',
    en: 'The one-time password has expired. Ask the city administrator for a new one',
  },

  captchaWrong: {
    zh: '图形验证码错误或已过期，请按新的图片输入',
    en: 'The captcha is wrong or has expired: type the new one',
  },
  captchaOver: {
    zh: '该图形验证码已失效或播放次数过多，请换一张',
    en: 'This captcha is over or was played too often. Get another one',
  },
  captchaHeard: {
    zh: '近期失败次数较多，语音验证码不能使用，请改用安全验证，或换一张按图片输入',
    en: 'After so many failures a spoken captcha is not enough. Use the security check, or get another captcha and type its picture',
  },
  captchaRequired: {
    zh: '请先完成安全验证，或输入图形验证码',
    en: 'Complete the security check first, or enter the captcha',
  },
  proofWrong: {
    zh: '安全验证未通过或已过期，请重新验证，或改用图形验证码',
    en: 'The security check failed or has expired. Repeat it, or use the captcha',
  },
  smsSent: { zh: '验证码已发送，5分钟内有效', en: 'The code was sent and is valid for five minutes' },
  smsWrong: { zh: '短信验证码错误或已过期', en: 'The SMS code is wrong or has expired' },
  smsTooSoon: {
    zh: '发送过于频繁，请{{seconds}}秒后再试',
    en: 'Please wait {{seconds}} s before the next code',
  },
  smsTooMany: {
    zh: '该手机号24小时内获取验证码的次数已达上限，请{{hours}}小时后再试',
    en: 'This number has got all codes of 24 hours. Try again in {{hours}} h',
  },
  smsTooManyHere: {
    zh: '当前网络获取验证码的次数已达上限，请{{minutes}}分钟后再试',
    en: 'Too many codes were asked for from this network. Try again in {{minutes}} min',
  },
  smsNoneLeft: {
    zh: '今日短信验证码已全部发完，请{{hours}}小时后再试，急需办理请联系管理部门',
    en: 'All SMS codes of today are used up. Try again in {{hours}} h, or contact the authority if it is urgent',
  },
  smsText: {
    zh: '【{{portal}}】验证码{{code}}，{{count}}分钟内有效，请勿告知他人。',
    en: {
      one: '[{{portal}}] Your code is {{code}}, valid for {{count}} minute. Tell it to nobody.',
      other: '[{{portal}}] Your code is {{code}}, valid for {{count}} minutes. Tell it to nobody.',
    },
  },

  inviteText: {
    zh: '【{{portal}}】{{company}}邀请您使用申报平台，请在{{hours}}小时内打开链接设置密码：{{link}}',
    en: '[{{portal}}] {{company}} invites you to the portal. Open this link within {{hours}} hours and set a password: {{link}}',
  },
  inviteSent: { zh: '邀请短信已发送', en: 'The invitation was sent by SMS' },
  inviteUnavailable: {
    zh: '短信邀请没有开通，请复制邀请链接发给对方',
    en: 'Invitations by SMS are not switched on. Copy the link and send it yourself',
  },
  inviteOver: {
    zh: '一次性密码已更换、已使用或已过期，请重置密码后再邀请',
    en: 'The one-time password was replaced, used, or has expired. Reset it, then invite again',
  },
  inviteTooSoon: {
    zh: '该号码刚收到过邀请，请{{seconds}}秒后再试',
    en: 'This number has just got an invitation. Try again in {{seconds}} s',
  },
  inviteNumberFull: {
    zh: '该号码24小时内收到的邀请已达上限，请{{hours}}小时后再试，或复制邀请链接发给对方',
    en: 'This number has got all invitations of 24 hours. Try again in {{hours}} h, or copy the link',
  },
  inviteTooMany: {
    zh: '24小时内发出的邀请短信已达上限，请{{hours}}小时后再试，或复制邀请链接发给对方',
    en: 'All invitations by SMS of 24 hours are used up. Try again in {{hours}} h, or copy the link',
  },

  passwordsDiffer: { zh: '两次输入的密码不一致', en: 'The two passwords differ' },
  oldPasswordWrong: { zh: '原密码不正确，请重新输入', en: 'The old password is wrong. Type it again' },
  passwordReused: {
    zh: '新密码不能与最近5次使用过的密码相同，请换一个',
    en: 'The new password must differ from the last five. Choose another',
  },
  passwordChanged: { zh: '密码已修改', en: 'The password was changed' },
  passwordSet: { zh: '密码已重置，请登录', en: 'The password was reset. Log in' },
  accountPhoneMismatch: {
    zh: '账号与手机号不匹配',
    en: 'The account and mobile number do not match',
  },

  phoneChanged: { zh: '手机号已更换', en: 'The mobile number was changed' },
  phoneSame: {
    zh: '新手机号与当前手机号相同，请填写另一个号码',
    en: 'This is the present mobile number. Enter another one',
  },
  ownPhoneByCode: {
    zh: '自己的手机号请在“我的账号”中用短信验证码更换',
    en: 'Change your own mobile number under "My account", with an SMS code',
  },
  phoneChangedText: {
    zh: '【{{portal}}】账号{{username}}的手机号已更换为{{phone}}。如非本人操作，请立即联系管理员。',
    en: '[{{portal}}] The mobile number of {{username}} was changed to {{phone}}. If this was not you, contact the administrator at once.',
  },
  sessionEnded: { zh: '该登录已结束', en: 'The session was ended' },
  sessionsEnded: { zh: '已结束其他{{count}}处登录', en: 'Other sessions ended: {{count}}' },

  usernameTaken: { zh: '登录名已被使用', en: 'The login name is taken' },
  namedTwice: {
    zh: '该登录名在文件中重复出现，请改正其中一处',
    en: 'The login name stands in the file twice. Change one of them',
  },
  officialsOnly: {
    zh: '文件只用于区县审核员、市级管理员、财务人员和审计查阅员；专家请在专家库中添加',
    en: 'A file is for reviewers, city officers, finance officers and auditors; experts are added in the pool',
  },
  usernameReserved: {
    zh: '该登录名与管理部门的账号过于相似，请换一个',
    en: 'The login name looks like one of an office. Choose another',
  },
  nameReserved: {
    zh: '该名称由管理部门使用，请填写本人姓名',
    en: "An office goes by this name. Enter the person's own name",
  },
  nameEmpty: { zh: '名称不能为空，请填写', en: 'The name is empty. Fill it in' },

  subUsersAtMost: { zh: '每家企业最多20个子账号', en: 'A company has at most 20 sub-users' },
  notSelfOrOwner: {
    zh: '不能删除、停用或重置自己的账号和企业主账号',
    en: 'You cannot delete, disable or batch-reset your own account or the main account',
  },
  lastAdministrator: {
    zh: '不能删除或停用最后一个管理员，请先添加另一个管理员',
    en: 'The last administrator cannot be deleted or disabled. Add another one first',
  },
  reviewerHasWork: {
    zh: '该审核人名下还有{{count}}件未办结的申报，请先在待审申报中按“指派给”筛选，移交给其他审核人',
    en: {
      one: 'This reviewer still has {{count}} open filing. Find them in the queue by “Assigned to” and hand them over first',
      other:
        'This reviewer still has {{count}} open filings. Find them in the queue by “Assigned to” and hand them over first',
    },
  },
  expertIsAsked: {
    zh: '该专家还有{{count}}件评审未完成，请先在专家库中交回这些评审',
    en: {
      one: 'The expert still has {{count}} assessment to do. Hand them back in the expert pool first',
      other: 'The expert still has {{count}} assessments to do. Hand them back in the expert pool first',
    },
  },
  roleNotGrantable: {
    zh: '企业账号不能授予审核或管理角色，请选择企业角色',
    en: 'A company account cannot grant reviewer or administrator roles. Choose a role of a company',
  },
  ownerRoleFixed: {
    zh: '企业主账号的角色不能授予或变更，请选择其他角色',
    en: "The role of a company's main account cannot be granted or changed. Choose another role",
  },
  companySideOnly: {
    zh: '企业账号由企业主账号创建',
    en: "A company's accounts are created by its main account",
  },
  reviewerNeedsDepartment: {
    zh: '审核员须指定归口管理部门',
    en: 'A reviewer needs a department in charge',
  },
  dutyOfOtherRole: {
    zh: '所选职责不属于该角色，请重新选择',
    en: 'People of this role have no such duty. Choose others',
  },
  rolesApart: {
    zh: '该角色不能再兼任所选角色，请重新选择',
    en: 'People of this role cannot have the chosen roles as well. Choose others',
  },
  programUnknown: { zh: '项目不存在，请重新选择', en: 'There is no such program. Choose again' },
  taxUnknown: { zh: '税务机关不存在，请重新选择', en: 'There is no such tax authority. Choose again' },
  departmentUnknown: { zh: '部门不存在，请重新选择', en: 'There is no such department. Choose again' },
  departmentTaken: {
    zh: '部门名称已存在，请换一个名称',
    en: 'There is a department of this name already. Choose another name',
  },
  departmentInUse: {
    zh: '部门下还有账号，不能删除，请先将账号调到其他部门',
    en: 'The department has users and cannot be deleted. Move them to another one first',
  },
  companyOnly: {
    zh: '仅企业账号可以进行此操作，请用企业账号登录',
    en: 'Only accounts of a company can do this. Sign in with one',
  },

  userCreated: { zh: '账号已创建', en: 'The account was created' },
  userUpdated: { zh: '账号已更新', en: 'The account was changed' },
  userPasswordReset: { zh: '密码已重置', en: 'The password was reset' },
  batchDone: { zh: '成功{{done}}个，失败{{refused}}个', en: '{{done}} done, {{refused}} refused' },
  departmentSaved: { zh: '部门已保存', en: 'The department was saved' },
  departmentDeleted: { zh: '部门已删除', en: 'The department was deleted' },
} satisfies Record<string, TextTemplate>;
