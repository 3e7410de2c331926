/** Topics about the desk: the queue, a filing, decisions, signatures. */

import { ARCHIVE_RETENTION_DAYS, MAX_ARCHIVED_FILINGS } from '@domain/document/archive';
import { MAX_PRINTED_FILINGS } from '@domain/document/list';
import { MAX_CORRECTION_DAYS } from '@domain/filing/deciding';
import { COUNT_CONFIRMATION_THRESHOLD } from '@domain/review/checks';
import { MAX_ABSENCE_DAYS } from '@domain/workflow/absences';
import type { HelpTopic } from '../topic';

export const desk: readonly HelpTopic[] = [
  {
    key: 'desk',
    title: { zh: '今天要办的事', en: 'What is to be done today' },
    access: { right: 'review.first' },
    pages: ['/index'],
    steps: [
      {
        zh: '首页“待办事项”按件数列出待您办理、待您签署、已逾期、三日内到期和重新提交的申报，以及待答复的咨询和待审核的填报；点击进入列表。',
        en: '“Waiting for you” counts what waits for you: filings to handle, to sign, overdue, due within three days, sent again, and questions and reports; each leads to its list.',
      },
      {
        zh: '从“待审申报”逐件办理；“下一件”直接打开列表中的下一件。',
        en: 'Work through “Review”; “Next filing” opens the next of the list.',
      },
      {
        zh: '外出前在“离岗代办”登记代办人。',
        en: 'Before you are away name a deputy under “Absences and deputies”.',
      },
    ],
    notes: [
      {
        zh: '公示期满待决定、专家评审逾期、公示异议和申诉也在这里。',
        en: 'Notices that are over, late experts, objections and appeals stand here as well.',
        needs: 'review.final',
      },
      { zh: '只显示您的角色和承担环节能办的事。', en: 'Only what your role and duties allow is shown.' },
    ],
    related: ['queue', 'decide', 'sign', 'absence'],
  },
  {
    key: 'queue',
    title: { zh: '待审申报：查找、筛选和指派', en: 'The queue: finding, filtering, assigning' },
    access: { right: 'review.read' },
    pages: ['/review/filings'],
    steps: [
      {
        zh: '“待我办理”先列自己的，再列无人承办的和同事的；“全部状态”可查任何申报。',
        en: '“Waiting for me” has your own first, then nobody’s, then colleagues’; “All statuses” finds any filing.',
      },
      {
        zh: '按项目、批次、期限、核查等筛选，用“按申报书内容筛选”按某个字段的内容查找；常用的筛选“保存为视图”。',
        en: 'Filter by program, batch, deadline, checks and more; “Filter by an answer” looks into one field; keep filters with “Save as view”.',
      },
      {
        zh: '选择申报后“指派审核人”；选多人时按各人未办结件数平均分配。',
        en: 'Select filings and “Assign reviewers”; with several people they are shared out by what each has open.',
        needs: 'review.first',
      },
      {
        zh: '“导出”可得到表格、会审表、汇总表、公示名单或归档包。',
        en: '“Export” gives tables, lists to print, or an archive.',
      },
    ],
    notes: [
      {
        zh: '显示的列可以选择；宽度不足时，选中而未显示的列会注明。',
        en: 'Choose the columns to show; those that do not fit are named.',
      },
    ],
    related: ['decide', 'many', 'export'],
  },
  {
    key: 'decide',
    title: { zh: '审核一件申报', en: 'Reviewing a filing' },
    access: { right: 'review.read' },
    pages: ['/review/filing'],
    steps: [
      {
        zh: '先看页面上方的严重问题和“系统核对”：条件、登记名册、与其他申报重复的人员或知识产权、与以往不一致的数据。',
        en: 'Read the grave findings above and “Checks” first: conditions, registers, people or rights that other filings have too, figures that differ from earlier ones.',
      },
      {
        zh: '逐栏查看“申报内容”；点击附件名称或按 N 键在页面旁查看附件。',
        en: 'Go through the answers; click a file or press N to see it beside the page.',
      },
      {
        zh: '需要修改的，点击该处内容写“修改要求”，企业会看到对应位置。',
        en: 'Where something is to be corrected click its place and write the remark: the company is led to it.',
        needs: 'review.first',
      },
      {
        zh: `在“办理”中选择事项，填写原因和意见，“提交办理”。退回须给修改期限，最长${MAX_CORRECTION_DAYS}个工作日。`,
        en: `Under “Decide” choose the step, give reasons and opinion, and “Send the decision”. A return has a deadline of at most ${MAX_CORRECTION_DAYS} working days.`,
        needs: 'review.first',
      },
      {
        zh: '提交过多次的，“与上次提交相比”列出改动，“历次提交”可比较任意两次。',
        en: 'For one sent several times “Changed since the last submission” has the changes, and “Submissions” compares any two.',
      },
    ],
    notes: [
      {
        zh: '办理后短时间内可“撤回办理”，到时才生效并通知企业。流程要求复核或签发的，签署后才生效。',
        en: 'For a moment a decision can be taken back with “Take back the decision”; then it takes effect and the company is told. Where the workflow asks for signatures it waits for them.',
        needs: 'review.first',
      },
      {
        zh: '“常用语”可填入意见，其中的企业和项目名称自动代入。',
        en: '“Phrases” fills in phrases of yours and of colleagues, with the names put in.',
        needs: 'review.first',
      },
      { zh: '您打开申报会记入查阅记录。', en: 'Opening a filing is noted in the read log.' },
    ],
    related: ['queue', 'sign', 'panel', 'export'],
  },
  {
    key: 'many',
    title: { zh: '一次办理多件', en: 'Deciding on many at once' },
    access: { right: 'review.first' },
    pages: ['/review/orders', '/review/filings'],
    steps: [
      {
        zh: '在“待审申报”勾选申报后办理选中的，或按筛选结果办理；标题写明件数。',
        en: 'Select filings in “Review” and decide on them, or on all that the filter has found; the title says how many.',
      },
      {
        zh: `先看“提交前请先查看”：有严重问题、有核查事项和您从未打开过的件数。超过${COUNT_CONFIRMATION_THRESHOLD}件时须输入件数确认。`,
        en: `Read “Look at these first”: how many have grave findings, open checks, or were never opened. Above ${COUNT_CONFIRMATION_THRESHOLD} you type the number.`,
      },
      {
        zh: '提交后在“我的办理”查看各件结果；生效前可撤回或停止其余各件。',
        en: 'See what became of each under “My decisions”; until it takes effect you can take it back or stop the rest.',
      },
    ],
    notes: [
      {
        zh: '“我的办理”从“待审申报”页面进入。不能办理的申报列出原因，其余照常办理。',
        en: '“My decisions” is opened from the queue. What cannot be decided is listed with its reason; the rest goes on.',
      },
    ],
    related: ['decide', 'sign'],
  },
  {
    key: 'sign',
    title: { zh: '复核和签发：签署办理', en: 'Signing decisions' },
    access: { right: 'review.first' },
    pages: ['/review/toSign'],
    steps: [
      {
        zh: '“待我签署”列出同事办理后待您复核或签发的决定；菜单和首页显示件数，并有消息提醒。',
        en: '“Waiting for your signature” has the decisions of colleagues that wait for your check or issue; menu and home page count them, and a message tells you.',
      },
      {
        zh: '打开申报查看“拟办意见”，“同意并签署”；或选择多件“签署所选”。',
        en: 'Open the filing, read “Decision” and choose “Agree and sign”; or select several and “Sign selected”.',
      },
      {
        zh: '不同意的“退回经办人”并写明原因。',
        en: 'If you do not agree, “Send back to the handler” and say why.',
      },
    ],
    notes: [
      {
        zh: '同一级的各环节须由不同人员承担。最后一个环节签署后，决定在短时间内仍可由经办人撤回。',
        en: 'The parts of a level are done by different people. After the last signature the officer can still take the decision back for a moment.',
      },
    ],
    related: ['decide', 'workflow'],
  },
  {
    key: 'absence',
    title: { zh: '离岗代办', en: 'Deputies during absences' },
    access: { right: 'review.first' },
    pages: ['/review/absences'],
    steps: [
      { zh: '选择“登记离岗”，填写日期和代办人。', en: 'Choose “Add absence”, give the days and the deputy.' },
      {
        zh: '期间指派给您的申报由代办人办理，意见注明代谁办理；期满自动恢复，也可“结束离岗”。',
        en: 'Meanwhile the deputy handles what is assigned to you, and it says for whom; it ends by itself, or with “End absence”.',
      },
    ],
    notes: [
      {
        zh: `代办人须与您同一部门、同一角色，并承担您的全部项目和环节；最长${MAX_ABSENCE_DAYS}天。`,
        en: `A deputy is of the same department and role, with all your programs and duties; at most ${MAX_ABSENCE_DAYS} days.`,
      },
    ],
    related: ['queue'],
  },
  {
    key: 'export',
    title: { zh: '名单、导出和归档', en: 'Lists, exports and archives' },
    access: { right: 'review.list' },
    pages: ['/review/filings', '/review/filing', '/index'],
    steps: [
      { zh: '在“待审申报”筛选后选择“导出”。', en: 'Filter “Review” and choose “Export”.' },
      {
        zh: `选择文件格式：Excel或CSV可选列；PDF有会审表、汇总表和公示名单，最多${MAX_PRINTED_FILINGS}件。`,
        en: `Choose the format: Excel or CSV with the columns you want; PDF lists of at most ${MAX_PRINTED_FILINGS} filings.`,
      },
      {
        zh: `归档包每件一个文件夹，含申报书、附件、文书和日志，最多${MAX_ARCHIVED_FILINGS}件，在“我的归档包”下载，保留${ARCHIVE_RETENTION_DAYS}天。`,
        en: `An archive has a folder for each filing with declaration, files, letters and log, at most ${MAX_ARCHIVED_FILINGS}; it stands under “Your archives” for ${ARCHIVE_RETENTION_DAYS} days.`,
        needs: 'review.read',
      },
    ],
    notes: [
      {
        zh: '财务人员只看到已通过的申报及其批准金额。',
        en: 'Finance officers see approved filings with their grants only.',
      },
    ],
    related: ['queue', 'ranking', 'recognitionList'],
  },
];
