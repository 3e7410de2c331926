/** The catalogue of programs, and the page about each of them. */
export default {
  'catalogue.lead': '按类别查看全部申报项目：适用对象、支持内容、所需材料和申报时间',
  'catalogue.all': '全部项目（{{count}}）',
  'catalogue.who': '申报条件',
  'catalogue.met': '企业信息显示符合',
  'catalogue.unmet': '企业信息显示不符',
  'catalogue.unmarked': '未标注的条件无法由企业信息判断，请在填报时对照核实。',
  'catalogue.anybody': '本项目不以企业信息设限，凡符合上列条件的单位均可申报。',
  'catalogue.profile': '查看企业信息',
  'catalogue.brings': '支持内容',
  'catalogue.guide': '申报指南',
  'catalogue.basis': '政策依据',
  'catalogue.basisText':
    '门户未收录上述文件全文，请以发布机关公布的文本为准；以下为本项目按文件设置的条件和说明。',
  'catalogue.about': '查看项目介绍',
  'catalogue.ifApplies': '视情况提供',
  'catalogue.state': '当前状态',
  'catalogue.period': '起止时间',
  'catalogue.firstReview': '初审完成',
  'catalogue.way': '办理流程',
  'catalogue.questions': '常见问题',
  'catalogue.ask': '提出咨询',
};
