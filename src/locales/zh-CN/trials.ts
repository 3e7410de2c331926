/** Trials of programs before they are issued. */
export default {
  'trials.lead':
    '签发前，以试填企业走一遍填报、审核、评审、公示、认定和报告。试填不占编号，不进待办、统计、公示和公开数据，不向外发送。',
  'trials.none': '没有正在试填的项目。',
  'trials.start': '开始试填',
  'trials.fill': '以试填企业填报',
  'trials.remove': '删除试填',
  'trials.remove.question': '删除“{{title}}”及其全部试填申报？',
  'trials.remove.why': '共{{count}}件试填申报，删除后不能恢复，只在日志中留一条记录。',
  'trials.madeBy': '由{{name}}试填，第{{tries}}次。文档改动后再次“开始试填”，草稿随新版转入。',
  'trials.filings.none': '试填企业还没有填报。',
  'trials.change': '随版本转入',
  'trials.moved': '自{{from}}版转入：保留{{kept}}项，移动{{moved}}项，搁置{{aside}}项',
  'trials.moves': '下次打开时转入{{edition}}版',
  'trials.review': '办理',
  'trials.tried': '试填哪一版',
  'trials.ofDraft': '草稿：{{title}} {{edition}}',
  'trials.ofProposal': '待签发：{{title}} {{edition}}',
  'trials.nothing': '没有草稿，也没有待签发的版本。请先新建项目草稿或提交项目文档。',
  'trials.department': '试填企业的归口管理部门',
  'trials.department.why': '由该部门的审核人员初审',
};
