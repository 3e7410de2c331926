/**
 * What the portal tells a company, and when it stops telling (catalogue: workflow, messages). The texts are fixed; what
 * a message is about is put into their places.
 */
import { fillText, type Language, type Text } from '../text';

export const MESSAGE_CATEGORIES = [
  'review',
  'correction',
  'deadline',
  'window',
  'report',
  'project',
  'question',
  'policy',
  'account',
  'system',
] as const;
export type MessageCategory = (typeof MESSAGE_CATEGORIES)[number];

interface CategoryInfo extends Text {
  /** Unread ones are highlighted on the home page. */
  glint: boolean;
  /** 0 is the most pressing. */
  priority: number;
  /** Days after which a message expires. */
  keepDays: number;
}

export const messageCategories: Record<MessageCategory, CategoryInfo> = {
  review: { zh: '审核通知', en: 'Review', glint: true, priority: 1, keepDays: 1095 },
  correction: { zh: '退回修改', en: 'Correction', glint: true, priority: 0, keepDays: 1095 },
  deadline: { zh: '截止提醒', en: 'Deadline', glint: true, priority: 1, keepDays: 90 },
  window: { zh: '申报通知', en: 'Declare window', glint: true, priority: 2, keepDays: 365 },
  report: { zh: '填报任务', en: 'Report task', glint: true, priority: 1, keepDays: 365 },
  project: { zh: '项目管理', en: 'Project', glint: true, priority: 2, keepDays: 1095 },
  question: { zh: '咨询答复', en: 'Answers', glint: true, priority: 2, keepDays: 365 },
  policy: { zh: '政策公告', en: 'Policy', glint: false, priority: 3, keepDays: 365 },
  account: { zh: '账号安全', en: 'Account', glint: false, priority: 2, keepDays: 180 },
  system: { zh: '系统公告', en: 'System', glint: false, priority: 3, keepDays: 90 },
};

/** Highlights at most. */
export const GLINT_AT_MOST = 5;

export interface MessageTemplate {
  category: MessageCategory;
  /** Also sent to the contact's phone; `last_day` only when one day is left. */
  sms?: true | 'last_day';
  title: Text;
  body: Text;
}

export const messageTemplates = {
  submitted: {
    category: 'review',
    title: { zh: '申报已提交', en: 'Declaration submitted' },
    body: {
      zh: '“{project}”（{program}）已于{time}提交，编号{no}，由{department}进行初审。',
      en: '{project} ({program}) was submitted at {time} as {no}. {department} makes the first review.',
    },
  },
  withdrawn: {
    category: 'review',
    title: { zh: '申报已撤回', en: 'Declaration withdrawn' },
    body: {
      zh: '“{project}”已撤回，截止时间{closes_at}前可修改后重新提交。',
      en: '{project} was withdrawn. You can change it and submit again before {closes_at}.',
    },
  },
  returned: {
    category: 'correction',
    sms: true,
    title: { zh: '申报被退回修改', en: 'Returned for correction' },
    body: {
      zh: '“{project}”被{unit}退回，共{count}处需修改，请于{deadline}前重新提交。意见：{opinion}',
      en: '{unit} returned {project} with {count} items to correct. Submit again before {deadline}. Opinion: {opinion}',
    },
  },
  correction_extended: {
    category: 'correction',
    title: { zh: '修改期限已延长', en: 'Correction deadline extended' },
    body: {
      zh: '“{project}”的修改截止时间调整为{deadline}。',
      en: 'The deadline for {project} is now {deadline}.',
    },
  },
  correction_due: {
    category: 'deadline',
    title: { zh: '修改期限即将届满', en: 'Correction due soon' },
    body: {
      zh: '“{project}”还剩{days}天修改时间，截止{deadline}，逾期视为放弃申报。',
      en: '{project} has {days} days left to correct (until {deadline}). After that the filing counts as given up.',
    },
  },
  correction_last_day: {
    category: 'deadline',
    sms: true,
    title: { zh: '修改期限今天届满', en: 'Last day to correct' },
    body: {
      zh: '“{project}”的修改期限今天届满，请于{deadline}前重新提交，逾期视为放弃申报。',
      en: 'Today is the last day to correct {project}. Submit it again before {deadline}; after that the filing counts as given up.',
    },
  },
  correction_expired: {
    category: 'review',
    title: { zh: '逾期未修改', en: 'Not corrected in time' },
    body: {
      zh: '“{project}”未在{deadline}前重新提交，已按不通过处理。',
      en: '{project} was not submitted again before {deadline} and is closed as not approved.',
    },
  },
  first_passed: {
    category: 'review',
    title: { zh: '初审通过', en: 'Passed the first review' },
    body: {
      zh: '“{project}”已通过{unit}初审，进入市级审核。',
      en: '{project} passed the first review by {unit} and is now under city review.',
    },
  },
  expert_review: {
    category: 'review',
    title: { zh: '进入专家评审', en: 'Sent to experts' },
    body: {
      zh: '“{project}”已进入专家评审，请保持联系人电话畅通。',
      en: '{project} is now with the expert panel. Please keep the contact phone reachable.',
    },
  },
  publicised: {
    category: 'review',
    title: { zh: '拟立项公示', en: 'Public notice' },
    body: {
      zh: '“{project}”列入拟立项名单，公示期{from}至{to}。',
      en: '{project} is on the proposed list, open to comment from {from} to {to}.',
    },
  },
  approved: {
    category: 'review',
    sms: true,
    title: { zh: '申报通过', en: 'Approved' },
    body: {
      zh: '“{project}”已通过，项目编号{project_no}，资助{grant}万元，请于{task_book_due}前签订任务书。',
      en: '{project} was approved as {project_no} with a grant of CNY {grant} x 10,000. Sign the task book before {task_book_due}.',
    },
  },
  rejected: {
    category: 'review',
    sms: true,
    title: { zh: '申报不通过', en: 'Not approved' },
    body: {
      zh: '“{project}”未通过审核。原因：{reasons}。意见：{opinion}',
      en: '{project} was not approved. Reason: {reasons}. Opinion: {opinion}',
    },
  },
  revoked: {
    category: 'project',
    title: { zh: '撤销立项', en: 'Approval revoked' },
    body: {
      zh: '“{project}”（{project_no}）已撤销立项，文号{doc_no}。',
      en: 'The approval of {project} ({project_no}) was revoked by document {doc_no}.',
    },
  },
  window_open: {
    category: 'window',
    title: { zh: '申报开始', en: 'Declaration open' },
    body: {
      zh: '{year}年度{program}已开始申报，截止时间{closes_at}。',
      en: '{program} {year} is open until {closes_at}.',
    },
  },
  window_closing: {
    category: 'deadline',
    sms: 'last_day',
    title: { zh: '申报即将截止', en: 'Declaration closing soon' },
    body: {
      zh: '{program}还剩{days}天截止（{closes_at}），您有{drafts}份草稿未提交。',
      en: '{program} closes in {days} days ({closes_at}). You have {drafts} unsubmitted drafts.',
    },
  },
  window_closed: {
    category: 'window',
    title: { zh: '申报已截止', en: 'Declaration closed' },
    body: {
      zh: '{program}已截止，未提交的草稿转为只读。',
      en: '{program} is closed. Unsubmitted drafts are now read-only.',
    },
  },
  window_changed: {
    category: 'window',
    title: { zh: '申报时间调整', en: 'Window changed' },
    body: {
      zh: '{program}截止时间由{old_closes_at}调整为{closes_at}。',
      en: 'The closing time of {program} moved from {old_closes_at} to {closes_at}.',
    },
  },
  window_suspended: {
    category: 'window',
    title: { zh: '申报暂停', en: 'Declaration suspended' },
    body: {
      zh: '{program}申报已暂停，草稿已保留，恢复时间另行通知。',
      en: '{program} is suspended. Your drafts are kept; you will be told when it goes on.',
    },
  },
  demand_published: {
    category: 'project',
    title: { zh: '榜单已发布', en: 'Demand published' },
    body: {
      zh: '榜单“{project}”已发布，揭榜截止{deadline}。',
      en: 'The demand {project} is published. Bids close on {deadline}.',
    },
  },
  question_answered: {
    category: 'question',
    title: { zh: '咨询已答复', en: 'Your question was answered' },
    body: {
      zh: '您就“{program}”提出的咨询“{subject}”已答复，请查看。',
      en: 'The question “{subject}” about {program} was answered.',
    },
  },
  registration_activated: {
    category: 'account',
    sms: true,
    title: { zh: '企业注册已通过审核', en: 'Registration approved' },
    body: {
      zh: '“{company}”的注册已通过审核，现在可以提交申报。',
      en: 'The registration of {company} was approved. Declarations can be submitted now.',
    },
  },
  registration_rejected: {
    category: 'account',
    sms: true,
    title: { zh: '企业注册未通过审核', en: 'Registration not approved' },
    body: {
      zh: '“{company}”的注册未通过审核。原因：{reason}。如有疑问请联系管理部门。',
      en: 'The registration of {company} was not approved. Reason: {reason}. Contact the authority with questions.',
    },
  },
  company_disabled: {
    category: 'account',
    sms: true,
    title: { zh: '企业已停用', en: 'Company disabled' },
    body: {
      zh: '“{company}”已停用，暂不能登录，已提交的申报保留。原因：{reason}。如有疑问请联系管理部门。',
      en: '{company} was disabled and cannot sign in; what was submitted is kept. Reason: {reason}. Contact the authority with questions.',
    },
  },
  company_enabled: {
    category: 'account',
    sms: true,
    title: { zh: '企业已恢复启用', en: 'Company enabled again' },
    body: {
      zh: '“{company}”已恢复启用，可以登录和申报。',
      en: '{company} was enabled again: sign in and file as before.',
    },
  },
  department_moved: {
    category: 'account',
    title: { zh: '归口管理部门已调整', en: 'Department in charge changed' },
    body: {
      zh: '“{company}”的归口管理部门由{from}调整为{to}，在办的申报和咨询一并转交。',
      en: 'The department in charge of {company} changed from {from} to {to}. Filings and questions under way go with it.',
    },
  },
  owner_password_reset: {
    category: 'account',
    sms: true,
    title: { zh: '主账号密码已重置', en: 'Password of the main account reset' },
    body: {
      zh: '“{company}”主账号{username}的密码已由市级管理员重置。如非贵单位申请，请立即联系管理部门。',
      en: 'The city administrator reset the password of {username}, the main account of {company}. If you did not ask for it, contact the authority at once.',
    },
  },
  report_open: {
    category: 'report',
    title: { zh: '填报任务待办', en: 'Report due' },
    body: {
      zh: '请于{due}前完成“{task}”（{period}）。',
      en: 'Please complete {task} ({period}) before {due}.',
    },
  },
  report_due: {
    category: 'report',
    title: { zh: '填报即将到期', en: 'Report due soon' },
    body: { zh: '“{task}”还剩{days}天到期。', en: '{task} is due in {days} days.' },
  },
  report_overdue: {
    category: 'report',
    title: { zh: '填报已逾期', en: 'Report overdue' },
    body: { zh: '“{task}”已逾期{days}天。{consequence}', en: '{task} is {days} days overdue. {consequence}' },
  },
  report_returned: {
    category: 'correction',
    title: { zh: '填报被退回', en: 'Report returned' },
    body: {
      zh: '“{task}”被退回，请于{deadline}前修改。意见：{opinion}',
      en: '{task} was returned. Correct it before {deadline}. Opinion: {opinion}',
    },
  },
  report_exempt: {
    category: 'report',
    title: { zh: '填报任务已免报', en: 'Report not needed' },
    body: {
      zh: '“{task}”（{period}）已批准免报。意见：{opinion}',
      en: 'You need not file {task} ({period}). Opinion: {opinion}',
    },
  },
  report_passed: {
    category: 'report',
    title: { zh: '填报审核通过', en: 'Report accepted' },
    body: { zh: '“{task}”（{period}）已审核通过。', en: '{task} ({period}) was accepted.' },
  },
} as const satisfies Record<string, MessageTemplate>;
export type MessageTemplateCode = keyof typeof messageTemplates;

/** What goes into the places of a template; a value that has two languages is a text itself. */
export type MessageParameters = Record<string, string | number | Text>;

/** A template with its places filled, in both languages. */
export function fillTemplate(template: MessageTemplate, parameters: MessageParameters) {
  const entries = Object.entries(parameters);
  const inLanguage = (language: Language) =>
    Object.fromEntries(
      entries.map(([name, value]) => [name, typeof value === 'object' ? value[language] : value]),
    );
  const fill = (text: Text): Text => ({
    zh: fillText(text, inLanguage('zh')).zh,
    en: fillText(text, inLanguage('en')).en,
  });
  return { title: fill(template.title), body: fill(template.body) };
}
