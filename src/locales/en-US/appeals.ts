/** Appeals of companies against decisions. */
export default {
  'appeals.title': 'Appeal',
  'appeals.until':
    'You can appeal against this decision ({{decision}}) until {{until}}. Somebody who had no part in it hears the appeal. Each decision can be appealed against once.',
  'appeals.over': 'The time to appeal against this decision ({{decision}}) ended at {{until}}.',
  'appeals.begin': 'Appeal',
  'appeals.why':
    'Say why you disagree with the decision and what proves it; files can be attached. Once sent, an appeal cannot be changed or taken back.',
  'appeals.reason': 'Reasons',
  'appeals.files': 'Attachments',
  'appeals.send': 'Send appeal',
  'appeals.one': 'Appeal',
  'appeals.no': 'Number',
  'appeals.decision': 'Decision',
  'appeals.sentAt': 'Sent',
  'appeals.due': 'Answer due',
  'appeals.overdue': 'Overdue',
  'appeals.answer': 'Reasons of the outcome',
  'appeals.answeredAt': 'Answered',
  'appeals.answeredBy': 'Answered by',
  'appeals.status': 'Status',
  'appeals.about': 'Filing',
  'appeals.lead':
    'Appeals of companies against rejections and revocations. Those against decisions that you had a part in are heard by somebody else and are not listed here.',
  'appeals.none': 'No appeals for you to hear',
  'appeals.noMatch': 'No appeals match',
  'appeals.showAll': 'Show all',
  'appeals.anyStatus': 'Any status',
  'appeals.search': 'Number, company or reasons',
  'appeals.hear': 'Hear',
  'appeals.read': 'View',
  'appeals.outcome': 'Outcome',
  'appeals.outcomeMissing': 'Choose an outcome',
  'appeals.outcomeHint': 'Upheld, the filing goes back to: {{status}}. Dismissed, the decision stands.',
  'appeals.answerHint':
    'The company reads these reasons as they are, in its letter too: leave out what is internal.',
  'appeals.answerSend': 'Send outcome',
};
