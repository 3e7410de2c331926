/** Answering what a returned filing is to be corrected in. */
export default {
  'forms.correction.of': '审核意见：{{comment}}',
  'forms.correction.title': '申报已退回，请逐条处理退回意见后重新提交（共 {{count}} 条，待处理 {{open}} 条）',
  'forms.correction.all': '退回意见已全部处理（共 {{count}} 条），请重新提交',
  'forms.correction.due': '请于 {{at}} 前重新提交，逾期视为放弃申报',
  'forms.correction.list': '退回意见',
  'forms.correction.whole': '整份申报',
  'forms.correction.answer': '说明：{{remark}}',
  'forms.correction.changed': '此处内容已改动。如已按意见改好，请标明“已修改”。',
  'forms.correction.done': '已修改',
  'forms.correction.explain': '说明情况',
  'forms.correction.reopen': '撤销处理',
  'forms.correction.remark': '说明',
  'forms.correction.remarkHint': '说明为何不改或如何处理，审核人员会看到',
  'forms.correction.send': '提交说明',
  'forms.correction.named': '{{action}}：{{comment}}',
};
