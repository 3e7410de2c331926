/** Every action that the audit log knows besides those of a filing's life, by its name. A new kind of change gets its name here. */
import { type FilingAction, actionNames as filingActions } from '../filing/status';
import type { Text } from '../text';

export const otherActionNames = {
  'access.denied': { zh: '越权访问被拒绝', en: 'Access refused' },
  'session.login': { zh: '登录', en: 'Signed in' },
  'session.login_failed': { zh: '登录失败', en: 'Sign-in failed' },
  'session.locked': { zh: '账号锁定', en: 'Account locked' },
  'session.logout': { zh: '退出登录', en: 'Signed out' },
  'session.ended': { zh: '结束其他登录', en: 'Other sessions ended' },
  'session.refresh_reused': { zh: '登录凭证被重复使用', en: 'Session token used twice' },
  'company.register': { zh: '企业注册', en: 'Company registered' },
  'company.update': { zh: '修改企业信息', en: 'Company information changed' },
  'company.activate': { zh: '启用企业注册', en: 'Registration activated' },
  'company.reject': { zh: '企业注册未通过', en: 'Registration rejected' },
  'company.disable': { zh: '停用企业', en: 'Company disabled' },
  'company.enable': { zh: '恢复启用企业', en: 'Company enabled again' },
  'company.department': { zh: '调整归口管理部门', en: 'Department in charge corrected' },
  'credit_code.except': { zh: '添加信用代码例外', en: 'Credit code exception added' },
  'credit_code.unexcept': { zh: '移除信用代码例外', en: 'Credit code exception removed' },
  'department.create': { zh: '新建部门', en: 'Department created' },
  'department.update': { zh: '修改部门', en: 'Department renamed' },
  'department.delete': { zh: '删除部门', en: 'Department deleted' },
  'user.create': { zh: '新建账号', en: 'Account created' },
  'user.update': { zh: '修改账号', en: 'Account changed' },
  'user.delete': { zh: '删除账号', en: 'Account deleted' },
  'user.password_change': { zh: '修改密码', en: 'Password changed' },
  'user.password_reset': { zh: '重置密码', en: 'Password reset' },
  'user.password_forgotten': { zh: '找回密码', en: 'Forgotten password replaced' },
  'user.phone_change': { zh: '更换手机号', en: 'Mobile number changed' },
  'file.upload': { zh: '上传文件', en: 'File uploaded' },
  'file.download': { zh: '下载文件', en: 'File downloaded' },
  'file.delete': { zh: '删除文件', en: 'File deleted' },
  'question.ask': { zh: '提交咨询', en: 'Question asked' },
  'question.follow_up': { zh: '追问', en: 'Question followed up' },
  'question.answer': { zh: '答复咨询', en: 'Question answered' },
  'question.close': { zh: '关闭咨询', en: 'Question closed' },
  'question.publish': { zh: '公开答复', en: 'Answer published' },
  'question.unpublish': { zh: '撤下公开答复', en: 'Answer taken back from the public' },
  'report.create': { zh: '生成填报任务', en: 'Report became known' },
  'report.save': { zh: '保存填报', en: 'Report saved' },
  'report.submit': { zh: '上报', en: 'Report filed' },
  'report.return': { zh: '退回填报', en: 'Report returned' },
  'report.pass': { zh: '填报审核通过', en: 'Report accepted' },
  'report.exempt': { zh: '批准免报', en: 'Report not needed' },
  'window.create': { zh: '新建申报批次', en: 'Declare window created' },
  'window.update': { zh: '调整申报时间', en: 'Declare window changed' },
  'notice.write': { zh: '编写通知', en: 'Notice written' },
  'notice.update': { zh: '修改通知', en: 'Notice changed' },
  'notice.cancel': { zh: '取消通知', en: 'Notice cancelled' },
  'notice.delivered': { zh: '通知发送完毕', en: 'Notice delivered' },
  'assignment.change': { zh: '指派审核人', en: 'Reviewer assigned' },
  'view.create': { zh: '保存视图', en: 'View saved' },
  'view.update': { zh: '修改视图', en: 'View changed' },
  'view.delete': { zh: '删除视图', en: 'View deleted' },
  'window.open': { zh: '立即开放申报', en: 'Declare window opened' },
  'window.close': { zh: '立即截止申报', en: 'Declare window closed' },
  'window.extend': { zh: '延长申报时间', en: 'Declare window extended' },
  'window.withdraw_extension': { zh: '撤回企业延期', en: 'Extension for a company withdrawn' },
  'calendar.update': { zh: '调整工作日历', en: 'Calendar of working days changed' },
} satisfies Record<string, Text>;

export type OtherAction = keyof typeof otherActionNames;

const names: Readonly<Record<string, Text>> = {
  ...otherActionNames,
  ...(filingActions as Record<FilingAction, Text>),
};

/** An action as a person reads it. */
export const auditActionText = (action: string): Text => names[action] ?? { zh: action, en: action };
