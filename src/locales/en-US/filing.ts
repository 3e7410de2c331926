/** The page of a filing, before and after its submission. */
export default {
  'filing.more': 'More actions',
  'filing.print': 'Print the answers',
  'filing.parts': 'Parts of this declaration',
  'filing.form': 'Fill in',
  'filing.questions': 'Questions',
  'filing.reports': 'Reports owed',
  'filing.noQuestions': 'No questions about this declaration',
  'filing.noReports': 'No reports are owed',
  'filing.certificate': 'Certificate {{no}}, valid from {{from}} to {{to}}',
  'forms.check.closed': 'The window is not open, so nothing can be submitted now. The draft is saved.',
  'forms.check.noRight': 'Your account may not submit. Ask the main account, or a colleague who may.',
  'forms.check.preview': 'Preview the official form',
  'forms.check.paper': '{{title}}, official form',
  'forms.rules.count': '{{verdict}}: {{count}}',
};
