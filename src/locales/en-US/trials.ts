/** Trials of programs before they are issued. */
export default {
  'trials.lead':
    'Before an edition is issued, the trial company goes the whole way: filing, review, experts, notice, approval, reports. Nothing of it is in numbers, queues, statistics or public data, and nothing is sent.',
  'trials.none': 'No program is on trial.',
  'trials.start': 'Begin a trial',
  'trials.fill': 'File as the trial company',
  'trials.remove': 'Remove the trial',
  'trials.remove.question': 'Remove {{title}} and all its filings?',
  'trials.remove.why_one': 'One filing of the trial is lost for good; a line of the log stays.',
  'trials.remove.why': '{{count}} filings of the trial are lost for good; a line of the log stays.',
  'trials.madeBy':
    'Tried by {{name}}, time {{tries}}. After a change of the document begin again: drafts move along.',
  'trials.filings.none': 'The trial company has filed nothing yet.',
  'trials.change': 'Moved with the edition',
  'trials.moved': 'From {{from}}: {{kept}} kept, {{moved}} moved, {{aside}} set aside',
  'trials.moves': 'Moves to {{edition}} when it is opened',
  'trials.review': 'Review',
  'trials.tried': 'What is tried',
  'trials.ofDraft': 'Draft: {{title}} {{edition}}',
  'trials.ofDraftSaved': 'Draft: {{title}} {{edition}} (saved {{time}} by {{name}})',
  'trials.ofProposal': 'Proposal: {{title}} {{edition}}',
  'trials.nothing': 'There is no draft and no proposal. Begin a draft or propose a document first.',
  'trials.department': 'Department of the trial company',
  'trials.department.why': 'Its reviewers have the first review',
  'trials.assess': 'Assess as an expert',
  'trials.continued': 'On trial as it is in force, for the program on trial that continues it.',
  'trials.reports': 'Reports owed',
};
