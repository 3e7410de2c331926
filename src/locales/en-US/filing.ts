/** The page of a filing, before and after its submission. */
export default {
  'filing.no': 'Receipt number',
  'filing.more': 'More actions',
  'filing.print': 'Print the answers',
  'filing.parts': 'Parts of this declaration',
  'filing.part.form': 'Fill in',
  'filing.part.answers': 'Answers',
  'filing.part.receipt': 'Receipt',
  'filing.part.submissions': 'Submissions',
  'filing.part.signatures': 'Signatures',
  'filing.part.questions': 'Questions',
  'filing.part.reports': 'Reports owed',
  'filing.part.log': 'Log',
  'filing.noQuestions': 'No questions about this declaration',
  'filing.noReports': 'No reports are owed',
  'filing.certificate': 'Certificate {{no}}, valid from {{from}} to {{to}}',
};
