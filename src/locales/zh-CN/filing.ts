/** The page of a filing, before and after its submission. */
export default {
  'filing.no': '申报编号',
  'filing.more': '更多操作',
  'filing.print': '打印填报内容',
  'filing.parts': '本申报的事项',
  'filing.part.form': '填报',
  'filing.part.answers': '填报内容',
  'filing.part.receipt': '提交回执',
  'filing.part.submissions': '历次提交',
  'filing.part.signatures': '企业签署',
  'filing.part.questions': '咨询',
  'filing.part.reports': '后续填报',
  'filing.part.log': '办理记录',
  'filing.noQuestions': '没有与本申报有关的咨询',
  'filing.noReports': '没有待报送的事项',
  'filing.certificate': '证书编号 {{no}}，有效期 {{from}} 至 {{to}}',
};
