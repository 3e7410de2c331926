/** Topics about experts, ranking, public notice, objections and appeals. */

import { APPEAL_ANSWER_DAYS } from '@domain/appeals/appeal';
import { EXPERT_REMINDER_DAYS, MAX_PANEL_EXPERTS } from '@domain/experts/assessment';
import { MAX_FILINGS_PER_DRAW } from '@domain/experts/lot';
import { MAX_LISTED_EXPERTS } from '@domain/experts/pool-list';
import { OBJECTION_ANSWER_DAYS } from '@domain/objections/objection';
import type { HelpTopic } from '../topic';

export const review: readonly HelpTopic[] = [
  {
    key: 'assess',
    title: { zh: '专家评审', en: 'Assessing a filing as an expert' },
    access: { right: 'expert.review' },
    pages: ['/index', '/review/assessments', '/review/assessment'],
    steps: [
      {
        zh: '从消息或“评审任务”打开任务。先作“利益冲突声明”，声明后才显示申报内容。',
        en: 'Open the task from the message or under “Assessments”. First comes “Conflict of interest”; the filing is shown afterwards.',
      },
      {
        zh: '有利益关系的选择“存在利益冲突，申请回避”；评审中发现的也可随时回避。',
        en: 'If you have an interest choose “A conflict of interest: I step aside”; you can also step aside when you notice it later.',
      },
      {
        zh: '按评分项打分、写评语，选择“评审结论”，填写“总体意见”；可先“保存”。',
        en: 'Give points and comments, choose “Recommendation”, write “Overall opinion”; “Save” keeps it.',
      },
      {
        zh: '“提交评审意见”后不能修改，除非管理员退回。',
        en: 'After “Submit assessment” it cannot be changed unless an administrator returns it.',
      },
    ],
    notes: [
      {
        zh: `截止日当天17:00（北京时间）截止，到期前${EXPERT_REMINDER_DAYS}天提醒；逾期提交会标明。`,
        en: `It is due at 17:00 Beijing time of the day named; you are reminded ${EXPERT_REMINDER_DAYS} days before, and a late one is marked.`,
      },
      {
        zh: '盲评时单位和人员名称已隐去，一般不提供附件。',
        en: 'In a blind review names are left out, and as a rule there are no files.',
      },
      { zh: '请勿复制、外传申报内容。', en: 'Do not copy or pass on what you read.' },
    ],
    related: ['avoided', 'account'],
  },
  {
    key: 'avoided',
    title: { zh: '申报回避单位', en: 'Naming companies that you avoid' },
    access: { right: 'expert.review' },
    pages: ['/review/assessments'],
    steps: [
      {
        zh: '在“评审任务”页面的“回避单位”中“添加回避单位”，填写曾任职、持股、担任顾问或有亲属任职的单位全称。',
        en: 'Under “Companies to avoid” on “Assessments” use “Add a company” for companies where you worked, hold shares, advise, or have relatives.',
      },
      {
        zh: '保存后，系统不再指派您评审这些单位的申报。',
        en: 'Once saved, you are not asked to assess their filings.',
      },
    ],
    related: ['assess'],
  },
  {
    key: 'panel',
    title: { zh: '安排专家评审', en: 'Asking experts' },
    access: { right: 'panel.read' },
    pages: ['/review/filing'],
    steps: [
      {
        zh: '在申报详情的“专家评审”中设定“评审截止日期”和是否“盲评”，“保存评审安排”。',
        en: 'Under “experts” of a filing set “Due on” and “Blind review”, and “Save the arrangements”.',
        needs: 'review.final',
      },
      {
        zh: `“指派”选定的专家（1至${MAX_PANEL_EXPERTS}名），或“随机抽取专家”。`,
        en: `Ask chosen experts with “Assign” (1 to ${MAX_PANEL_EXPERTS}), or draw them with “Draw experts by lot”.`,
        needs: 'review.final',
      },
      {
        zh: '“评分汇总”显示各评分项的平均、最高、最低和分差，以及各专家意见。',
        en: '“Scores” has mean, highest, lowest and spread of each criterion, and what each expert says.',
      },
      {
        zh: '有专家回避时补充专家；未提交的可“催办”，需要修改的“退回修改”。',
        en: 'Ask another expert where one steps aside; remind with “Remind”, return one with “Reopen”.',
        needs: 'review.final',
      },
    ],
    notes: [
      {
        zh: '系统自动排除本单位和申报了回避的专家。',
        en: 'Experts of the company itself, and those who avoid it, are left out by themselves.',
      },
    ],
    related: ['draw', 'pool', 'ranking'],
  },
  {
    key: 'draw',
    title: { zh: '随机抽取专家', en: 'Drawing experts by lot' },
    access: { right: 'review.final' },
    pages: ['/review/experts', '/review/filing'],
    steps: [
      {
        zh: '在一件申报的“专家评审”中，或在“待审申报”选择多件送专家评审时，打开“随机抽取专家”。',
        en: 'Open “Draw experts by lot” under “experts” of a filing, or when you send several filings of “Review” to experts.',
      },
      {
        zh: '填写抽取人数、候补人数和专业领域，“抽取”。',
        en: 'Give how many, how many substitutes and which fields, and “Draw”.',
      },
      {
        zh: '核对抽中和候补名单后指派；“下载抽取记录（PDF）”存档。',
        en: 'Check those drawn and the substitutes, ask them, and file “Download the minutes (PDF)”.',
      },
    ],
    notes: [
      {
        zh: `多件一组最多${MAX_FILINGS_PER_DRAW}件，须回避其中任何一件的专家不参加。种子、名单和排除理由都记入日志，可以复核。`,
        en: `One panel takes at most ${MAX_FILINGS_PER_DRAW} filings; who avoids any of them is left out. Seed, list and exclusions are logged, so that it can be drawn again.`,
      },
    ],
    related: ['panel', 'pool'],
  },
  {
    key: 'pool',
    title: { zh: '专家库', en: 'The pool of experts' },
    access: { right: 'review.final' },
    pages: ['/review/experts'],
    steps: [
      {
        zh: '“新增专家”，填写专业领域、职称、单位全称和有效期；单位用于判断回避。',
        en: '“New expert” with fields, title, full name of the unit and validity; the unit decides whom they avoid.',
      },
      {
        zh: `多名时用“批量导入”：先下载模板，最多${MAX_LISTED_EXPERTS}行，有误时一名也不导入并逐处列出。`,
        en: `For many “Import”: take the template, at most ${MAX_LISTED_EXPERTS} lines; with a fault none is taken and each is named.`,
      },
      {
        zh: '不再担任的，“编辑资料”设有效期截止；有未完成评审的用“交回评审并停用”。',
        en: 'Who leaves gets an end under “Edit profile”; with open work use “Hand back and disable”.',
      },
    ],
    related: ['draw', 'panel'],
  },
  {
    key: 'ranking',
    title: { zh: '评审排序与预算', en: 'Ranking and budget' },
    access: { right: 'ranking.read' },
    pages: ['/review/ranking'],
    steps: [
      {
        zh: '选择项目和批次，申报按专家评分排序。',
        en: 'Choose program and batch: filings stand by the experts’ scores.',
      },
      {
        zh: '填写“本批预算（万元）”，按名次、分数或预算划线；划线以上逐件填写“拟支持（万元）”，或“批量填写金额”按申请金额、比例或分档填写。',
        en: 'Enter “Budget of the batch (CNY 10,000)”, cut by rank, score or budget, and propose grants above the line at “Proposed (CNY 10,000)”, or all at once with “Fill in grants”.',
        needs: 'review.final',
      },
      {
        zh: '会商后成批公示或批准；超出预算的须填写理由。',
        en: 'After the meeting publicise or approve all of them; over the budget a reason is needed.',
        needs: 'review.final',
      },
      { zh: '“导出表格”或“打印排序表”供会议使用。', en: '“Export” or “Print the ranking” for the meeting.' },
    ],
    notes: [
      {
        zh: '拟支持金额在批准前企业不可见，自动保存。',
        en: 'Proposed grants are saved by themselves and hidden from companies until approval.',
      },
    ],
    related: ['panel', 'export'],
  },
  {
    key: 'objections',
    title: { zh: '公示和异议', en: 'Public notices and objections' },
    access: { right: 'review.final' },
    pages: ['/review/objections'],
    steps: [
      {
        zh: '公示期内收到的异议列在“公示异议”，首页和消息提醒。未答复的异议暂缓批准。',
        en: 'Objections during a notice stand under “Objections”; home page and a message tell you. Approval waits for the answer.',
      },
      {
        zh: '核查后“答复”：选择“核查结论”，写明理由，“发送答复”，答复原样显示给异议人。',
        en: 'Look into it, then “Answer”: choose “Finding”, give reasons, “Send answer”; the sender reads it as it is.',
      },
      { zh: '异议成立的，到该申报作出处理。', en: 'If it is well founded, decide on the filing.' },
    ],
    notes: [
      {
        zh: `须在${OBJECTION_ANSWER_DAYS}个工作日内答复。异议人信息只供核查，不向被公示单位公开。`,
        en: `The answer is due within ${OBJECTION_ANSWER_DAYS} working days. Who objected is not told to the company.`,
      },
    ],
    related: ['ranking', 'hear'],
  },
  {
    key: 'hear',
    title: { zh: '审理申诉', en: 'Hearing appeals' },
    access: { right: 'review.final' },
    pages: ['/review/appeals'],
    steps: [
      {
        zh: '“申诉”列出您可以审理的申诉；您参与过的决定不在其中。',
        en: '“Appeal” has those that you may hear; decisions you had a part in are not among them.',
      },
      {
        zh: '“审理”：查看申报、原决定和理由，选择“处理结果”，写“处理理由”。',
        en: '“Decide”: read filing, decision and reasons, choose “Outcome” and write “Reasons”.',
      },
      {
        zh: '“发送处理结果”后企业收到决定书；申诉成立的，申报恢复到原环节。',
        en: '“Send outcome” sends the letter; if it is upheld the filing goes back to where it was.',
      },
    ],
    notes: [
      {
        zh: `须在${APPEAL_ANSWER_DAYS}个工作日内答复，超期会标明。`,
        en: `It is due within ${APPEAL_ANSWER_DAYS} working days; what is late is marked.`,
      },
    ],
    related: ['objections'],
  },
  {
    key: 'recognitionList',
    title: { zh: '已通过的认定', en: 'Recognitions' },
    access: { right: 'review.list' },
    pages: ['/review/recognitions'],
    steps: [
      {
        zh: '“资质认定”列出通过的认定、证书编号、有效期和状态，可按项目、状态筛选或搜索，并可导出。',
        en: '“Recognitions” has recognitions with number, validity and state; filter, search or export.',
      },
      {
        zh: '更名、遗失或有误的，“重新出具证书”：编号不变，原证书作废，企业会收到通知。',
        en: 'After a change of name, a loss or a mistake, “Issue anew”: the number stays, the former one is void, and the company is told.',
        needs: 'review.final',
      },
      {
        zh: '系统启用前发放的，用“导入历史认定”按模板导入，到期提醒与其他认定相同。',
        en: 'Those from before the portal come in with “Import earlier ones”, by a template; reminders are the same.',
        needs: 'review.final',
      },
      { zh: '“查看申报”打开对应申报。', en: '“View the filing” opens the filing.', needs: 'review.read' },
    ],
    related: ['export'],
  },
];
