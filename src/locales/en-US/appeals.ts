/** Appeals of companies against decisions. */
export default {
  'appeals.title': 'Appeal',
  'appeals.until':
    'You can appeal against this decision ({{decision}}) until {{until}}. Somebody who had no part in it decides the appeal. Each decision can be appealed once.',
  'appeals.over': 'The time to appeal against this decision ({{decision}}) ended at {{until}}.',
  'appeals.begin': 'Appeal',
  'appeals.why':
    'Say why you disagree with the decision and give evidence; you can attach files. An appeal cannot be changed or taken back once sent.',
  'appeals.reason': 'Reasons',
  'appeals.files': 'Attachments',
  'appeals.send': 'Send appeal',
  'appeals.one': 'Appeal',
  'appeals.no': 'Number',
  'appeals.decision': 'Decision',
  'appeals.sentAt': 'Sent',
  'appeals.due': 'Answer due',
  'appeals.overdue': 'Overdue',
  'appeals.answer': 'Reasons',
  'appeals.answeredAt': 'Answered',
  'appeals.answeredBy': 'Answered by',
  'appeals.status': 'Status',
  'appeals.about': 'Filing',
  'appeals.lead':
    'Companies’ appeals against rejections and revocations. Appeals against decisions you took part in are decided by somebody else and are not listed here.',
  'appeals.none': 'No appeals for you to decide',
  'appeals.noMatch': 'No appeal matches',
  'appeals.showAll': 'Show all',
  'appeals.anyStatus': 'All statuses',
  'appeals.search': 'Number, company or reasons',
  'appeals.hear': 'Decide',
  'appeals.read': 'View',
  'appeals.outcome': 'Outcome',
  'appeals.outcomeMissing': 'Choose an outcome',
  'appeals.outcomeHint': 'If upheld, the filing returns to: {{status}}. If dismissed, the decision stands.',
  'appeals.answerHint':
    'The company reads these reasons unchanged, also in its letter: leave out internal matters.',
  'appeals.answerSend': 'Send outcome',
};
