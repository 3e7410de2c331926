/** The page of a filing, before and after its submission. */
export default {
  'filing.more': '更多操作',
  'filing.print': '打印填报内容',
  'filing.parts': '本申报的事项',
  'filing.form': '填报',
  'filing.questions': '咨询',
  'filing.reports': '后续填报',
  'filing.noQuestions': '没有与本申报有关的咨询',
  'filing.noReports': '没有待报送的事项',
  'filing.certificate': '证书编号 {{no}}，有效期 {{from}} 至 {{to}}',
  'forms.check.closed': '申报未在受理时间内，现在不能提交。草稿已保存',
  'forms.check.noRight': '您的账号没有提交权限，请由主账号或有提交权限的同事提交',
  'forms.check.preview': '预览申报书',
  'forms.check.paper': '申报书：{{title}}',
  'forms.rules.count': '{{verdict}}{{count}}项',
};
