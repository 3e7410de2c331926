/** The catalogue of programs, and the page about each of them. */
export default {
  'catalogue.lead':
    'Every program by its kind: who it is for, what it brings, what to prepare, and when to file',
  'catalogue.all': 'All programs ({{count}})',
  'catalogue.who': 'Who may apply',
  'catalogue.met': 'Met by your profile',
  'catalogue.unmet': 'Not met by your profile',
  'catalogue.unmarked':
    'Your profile does not answer the conditions without a mark: check them as you fill in the form.',
  'catalogue.anybody':
    'Nothing in the company profile rules anybody out: whoever meets the conditions above may apply.',
  'catalogue.profile': 'Company information',
  'catalogue.brings': 'What it brings',
  'catalogue.basis': 'Policy basis',
  'catalogue.ifApplies': 'where it applies',
  'catalogue.state': 'Now',
  'catalogue.batch': 'Batch',
  'catalogue.period': 'From – to',
  'catalogue.firstReview': 'Reviewed by',
  'catalogue.way': 'Steps',
  'catalogue.questions': 'Questions asked before',
  'catalogue.ask': 'Ask a question',
};
