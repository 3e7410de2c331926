/** Answering what a returned filing is to be corrected in. */
export default {
  'forms.correction.of': 'Reviewer: {{comment}}',
  'forms.correction.title':
    'Returned for correction: deal with each remark, then submit again ({{count}} remarks, {{open}} open)',
  'forms.correction.all': 'All {{count}} remarks are dealt with: submit again',
  'forms.correction.due': 'Submit again before {{at}}; after that the filing counts as given up',
  'forms.correction.list': 'Remarks of the review',
  'forms.correction.whole': 'The whole declaration',
  'forms.correction.answer': 'Answer: {{remark}}',
  'forms.correction.unchanged': 'Nothing changed here',
  'forms.correction.doubtful': 'The company says it is corrected, but nothing changed here',
  'forms.correction.changed': 'Something changed here. If it is now as asked, mark it as corrected.',
  'forms.correction.done': 'Corrected',
  'forms.correction.explain': 'Answer',
  'forms.correction.reopen': 'Open again',
  'forms.correction.remark': 'Answer',
  'forms.correction.remarkHint': 'Why it stays as it is, or what was done; the reviewer will read it',
  'forms.correction.send': 'Send answer',
  'forms.correction.named': '{{action}}: {{comment}}',
};
