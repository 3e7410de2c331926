/** Topics about what an office configures: batches, calendar, workflows, companies, accounts. */

import { ONE_TIME_HOURS } from '@domain/accounts/one-time-password';
import { NOTICE_DAYS } from '@domain/workflow/workflow';
import type { HelpTopic } from '../topic';

export const office: readonly HelpTopic[] = [
  {
    key: 'windows',
    title: { zh: '批次、申报时间和延期', en: 'Batches, windows and extensions' },
    access: { right: 'windows.read' },
    pages: ['/review/windows'],
    steps: [
      {
        zh: '“批次与时间”列出各项目的批次、起止时间、申报情况和延期。',
        en: '“Declaration windows” has the batches with their times, filings and extensions.',
      },
      {
        zh: '“新建批次”：选择项目和年度，填写开始、截止、“初审完成时间”、每家企业限额和宽限。',
        en: '“New batch”: program and year, opening, closing, “First review due”, quota for each company, grace.',
        needs: 'windows.manage',
      },
      {
        zh: '“管理批次”可调整、“立即开放”“立即截止”或“停用”，须写明原因。',
        en: '“Manage batch” changes it, or “Open now”, “Close now” or “Switch off”, each with a reason.',
        needs: 'windows.manage',
      },
      {
        zh: '“延长截止时间”可对全部企业，也可只对一家企业；企业会收到通知。',
        en: '“Extend closing time” for all companies, or for one; they are told.',
        needs: 'windows.manage',
      },
      { zh: '“变更记录”列出每次调整和原因。', en: '“Changes” has each change and its reason.' },
    ],
    notes: [{ zh: '没有批次的项目，企业不能提交。', en: 'Without a batch nobody can submit.' }],
    related: ['calendar', 'workflow'],
  },
  {
    key: 'calendar',
    title: { zh: '工作日历', en: 'Working days' },
    access: { right: 'windows.manage' },
    pages: ['/review/calendar'],
    steps: [
      {
        zh: '选择年度，按国务院办公厅的放假通知“添加”放假和调休上班的日子，写明“依据”。',
        en: 'Choose the year, “Add” the holidays and working weekends of the official notice, and give “Source”.',
      },
      {
        zh: '保存后，修改期限、公示期、任务书和申诉期限按此计算。',
        en: 'Once saved, corrections, notices, task books and appeals are counted by it.',
      },
    ],
    notes: [
      {
        zh: '每年公布下一年放假安排后请及时录入；已告知企业的期限不变。“系统状态”会提醒未录入的年度。',
        en: 'Enter the next year as soon as it is published; deadlines that were told stay. “System status” warns of a year without entries.',
      },
    ],
    related: ['windows'],
  },
  {
    key: 'programEditions',
    title: { zh: '项目版本：发布新项目或修改项目', en: 'Program editions: a new or changed program' },
    access: { right: 'programs.compile' },
    pages: ['/system/programs', '/system/programs/design', '/system/programs/release'],
    steps: [
      {
        zh: '在“项目版本”导出现行文档，在副本上修改，并换一个版本号（edition）。',
        en: 'Under “Program editions” export the document in force, change a copy, and give it another edition.',
      },
      {
        zh: '“提交项目文档”，选择改好的文件。有错误时逐条列出所在项和位置，不保存任何内容。',
        en: '“Propose a document” and choose the file. Faults are listed with item and place; nothing is stored.',
      },
      {
        zh: '检查通过后写明修改说明，选择从下一批次起、立即或指定时间施行，再“提交”。新项目另须在“批次与时间”建立批次。',
        en: 'When there are none, write a note, choose the next batch, at once or an hour, and “Propose”. A new program also needs a batch under “Declaration windows”.',
      },
      {
        zh: '另一人打开该版本，看过变化后“复核通过”；第三人“签发”。不同意的写明理由“退回”，编制人可在签发前“撤回”。',
        en: 'Somebody else opens the edition, reads what changes, and confirms the check; a third person issues it. Either refuses it with a reason; whoever compiled it takes it back before it is issued.',
      },
    ],
    notes: [
      {
        zh: '系统更新带来新版、而现行的是本单位版本时，新版作为“随版本更新”的提交列出，不会自行施行。打开它，用“三方对比”逐项选择，“合并为草稿”后照常提交。',
        en: 'Where a release brings an edition while one of the office is in force, it is listed as a proposal and never starts by itself. Open it, “Compare three ways”, choose item by item, “Merge into a draft”, and propose that as usual.',
      },
      {
        zh: '版本签发后不能更改或删除。要改回去，用原来版本的“作为新版本提交”。人手不足的单位可在“单位设置”中允许由较少的人办理。',
        en: 'An issued edition never changes and cannot be removed. To go back, propose the former one anew. An office with few people allows fewer hands in its settings.',
      },
    ],
    related: ['workflow', 'windows'],
  },
  {
    key: 'programTrials',
    title: { zh: '项目试填：签发前走一遍全程', en: 'Trials: the whole way before an edition is issued' },
    access: { right: 'review.read' },
    pages: ['/review/trials'],
    steps: [
      {
        zh: '编制人在“项目试填”按“开始试填”，选择草稿或待签发的版本，以及试填企业的归口管理部门。',
        en: 'Whoever compiles programs opens “Trials of programs”, chooses “Begin a trial”, a draft or a proposal, and the department of the trial company.',
      },
      {
        zh: '“以试填企业填报”后像企业一样填写、提交；页首的切换按钮回到本人账号。',
        en: '“File as the trial company”: fill in and submit as a company does. The switch in the head of the page leads back.',
      },
      {
        zh: '已提交的试填申报只列在这里，由“办理”打开，照常初审、评审、公示、认定。文书都有“试填”水印，不加盖电子印章。',
        en: 'Submitted filings of the trial are listed here alone. “Review” opens them; they are decided as usual. Each paper has the watermark TRIAL and no seal.',
      },
      {
        zh: '文档改动后再次“开始试填”，草稿转入新版并列出保留、移动和搁置的项数。不再需要时“删除试填”。',
        en: 'After a change of the document begin again: drafts move to the new edition, with what was kept, moved and set aside. “Remove the trial” when it is no longer needed.',
      },
    ],
    notes: [
      {
        zh: '试填不占编号，不进待办、统计、名额、公示、公开数据和导出，不发短信和邮件，不推送给其他系统；专家库的专家不会收到试填。',
        en: 'Nothing of a trial is in numbers, queues, statistics, quotas, notices, public data or exports; no SMS, mail or webhook goes out, and no expert of the pool is asked.',
      },
    ],
    related: ['programEditions'],
  },
  {
    key: 'workflow',
    title: { zh: '审核流程：层级、签署和时限', en: 'Workflows: levels, signatures, deadlines' },
    access: { right: 'workflows.manage' },
    pages: ['/system/workflows'],
    steps: [
      {
        zh: '在“审核流程”选择项目，打开“流程设置”。',
        en: 'Choose the program under “Workflows” and open “Settings”.',
      },
      {
        zh: '选择审核层级；每级可加复核、签发，并设“办理时限”（工作日）。',
        en: 'Choose the levels; each can have check and issue, and “Deadline” in working days.',
      },
      {
        zh: `设定是否“专家评审”、是否公示和公示天数（默认${NOTICE_DAYS}个工作日）。`,
        en: `Say whether experts assess, and whether there is a public notice and for how long (usually ${NOTICE_DAYS} working days).`,
      },
      {
        zh: '要求企业多人签署的，勾选“提交前须企业多人签署”，设签署人、顺序和是否须第二验证。',
        en: 'For signatures of the company tick “Several people of the company sign before submission”, and set who, in which order, and whether with a second factor.',
      },
      {
        zh: '“保存流程”。保存后首次提交的申报按新流程办理，在办的仍按原流程。',
        en: '“Save workflow”. Filings first submitted afterwards take the new way; those under way keep theirs.',
      },
    ],
    notes: [
      {
        zh: '每一级的各环节须由不同人员承担；人员的“承担环节”在“账号管理”中设置，不足时保存会说明缺哪个部门、哪个环节。',
        en: 'The parts of a level are done by different people; “Duties” of each is set under “Accounts”. Where people are lacking the refusal says which.',
      },
    ],
    related: ['officials', 'sign'],
  },
  {
    key: 'companies',
    title: { zh: '企业管理', en: 'Companies' },
    access: { right: 'companies.read' },
    pages: ['/review/companies', '/review/company'],
    steps: [
      {
        zh: '“企业管理”可按名称、信用代码、部门、状态和注册日期查找，打开查看获批项目、资质认定、逾期未报、异议、账号和记录。',
        en: '“Companies” finds companies by name, code, department, state and date; open one for its projects, recognitions, overdue reports, objections, accounts and log.',
      },
      {
        zh: '待审核的注册“启用注册”或“不予通过”；违规的“停用企业”，须写原因，企业会收到通知。',
        en: 'A registration that waits: “Activate” or “Reject”; “Company disabled” shuts a company out, with a reason that it is told.',
        needs: 'companies.manage',
      },
      {
        zh: '“调整归口部门”把在办的申报和咨询转到新部门；“重置主账号密码”给出一次性密码。',
        en: '“Change the department” moves what is under way to another department; “Reset main account password” gives a one-time password.',
        needs: 'companies.manage',
      },
    ],
    notes: [
      {
        zh: '新企业是否须审核，在“单位设置”的“新企业注册须审核”中设定。',
        en: 'Whether new companies are reviewed is set by “Review new registrations” under “Office settings”.',
        needs: 'companies.manage',
      },
      {
        zh: '短信或邮件三天内未能发出的企业，页面会提示核对联系方式。',
        en: 'Where SMS or mail could not be delivered for three days the page says so: check the contact.',
      },
    ],
    related: ['companyChanges', 'creditCodes'],
  },
  {
    key: 'companyChanges',
    title: { zh: '企业变更申请', en: 'Requests of changes' },
    access: { right: 'companies.read' },
    pages: ['/review/companyChanges'],
    steps: [
      {
        zh: '从“企业管理”进入“企业变更申请”，查看变更前后的内容和证照。',
        en: 'Open the requests from “Companies” and compare before, after and the papers.',
      },
      {
        zh: '“办理”：“核准变更”，或“不予变更”并写明原因，原因原样告知企业。',
        en: '“Decide”: “Accept”, or “Refuse” with a reason, which the company reads as it is.',
        needs: 'companies.manage',
      },
    ],
    notes: [
      {
        zh: '核准后自生效日期起更新企业信息，不改动已提交的申报。',
        en: 'Once accepted it is in effect from its day on; submitted filings stay as they are.',
      },
    ],
    related: ['companies'],
  },
  {
    key: 'creditCodes',
    title: { zh: '信用代码例外', en: 'Exceptions of credit codes' },
    access: { right: 'companies.manage' },
    pages: ['/review/creditCodes'],
    steps: [
      {
        zh: '企业的信用代码校验位不符或查不到、但经核实真实的，“添加例外”，写明如何核实和有效期。',
        en: 'For a real code that fails its check, or is not found, “Add an exception”, say how it was verified and until when it holds.',
      },
      {
        zh: '告知企业在有效期内注册；注册后显示“已注册”。',
        en: 'Tell the company to register until then; afterwards it says “Registered”.',
      },
    ],
    related: ['companies'],
  },
  {
    key: 'officials',
    title: { zh: '管理部门和专家的账号', en: 'Accounts of officials and experts' },
    access: { right: 'companies.manage' },
    pages: ['/system/users', '/enterpriseCenter/users'],
    steps: [
      {
        zh: '在“账号管理”选择“新建账号”，选择角色：区县审核员须指定部门，可设“承担环节”；财务和审计人员只查阅。',
        en: 'Choose “New account” under “Accounts” and a role: a reviewer needs a department and may have “Duties”; finance and auditors read only.',
      },
      {
        zh: '只负责部分项目的，在“负责项目”中勾选；需要兼任查阅角色的，用“兼任角色”。',
        en: 'For some programs only tick them at “Programs in charge”; a reading role beside goes to “Additional roles”.',
      },
      {
        zh: `“复制邀请链接”发给本人，或用“短信邀请”发到手机（短信开通时可用），${ONE_TIME_HOURS}小时内有效，本人打开链接设置密码。`,
        en: `“Copy invitation” and send it to the person, or “Invite by SMS” where that is offered: good for ${ONE_TIME_HOURS} hours, and an own password is set there.`,
      },
      {
        zh: '调离时“停用”；丢失验证设备的，当面或电话核实后“重置第二验证”。',
        en: '“Disable” the account of whoever leaves; for a lost device verify the person first, then “Reset second factor”.',
      },
    ],
    notes: [
      {
        zh: '负责部分项目的管理员不再管理账号、企业、批次和单位设置。',
        en: 'An administrator of some programs does not manage accounts, companies, batches or the house.',
      },
    ],
    related: ['workflow', 'absence'],
  },
];
