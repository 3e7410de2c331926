/** The catalogue of programs, and the page about each of them. */
export default {
  'catalogue.lead': 'All programs by kind: who may apply, what they offer, what to prepare and when to file',
  'catalogue.all': 'All programs ({{count}})',
  'catalogue.who': 'Who may apply',
  'catalogue.held': 'Your company holds a valid certificate ({{no}}) until {{until}}',
  'catalogue.met': 'Met by your profile',
  'catalogue.unmet': 'Not met by your profile',
  'catalogue.unmarked':
    'Conditions without a mark cannot be judged from your company information: check them as you fill in the form.',
  'catalogue.anybody':
    'Company information does not limit who may apply: any company that meets the conditions above can.',
  'catalogue.profile': 'Company information',
  'catalogue.brings': 'What it offers',
  'catalogue.guide': 'How to apply',
  'catalogue.basis': 'Policy basis',
  'catalogue.basisText':
    'The portal does not hold the text of these documents; what their authority has published counts. Below are the conditions and the guide of this program, as set by them.',
  'catalogue.about': 'About the program',
  'catalogue.ifApplies': 'if applicable',
  'catalogue.state': 'Status',
  'catalogue.period': 'From – to',
  'catalogue.firstReview': 'Reviewed by',
  'catalogue.way': 'Steps',
  'catalogue.questions': 'Frequent questions',
  'catalogue.ask': 'Ask a question',
};
