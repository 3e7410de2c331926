/** Conflicting answers of two browser windows, or of two people. */
export default {
  'forms.conflict.somebody': 'Somebody else',
  'forms.conflict.other.title': '{{count}} differences from another person’s changes',
  'forms.conflict.other.title_one': '1 difference from another person’s changes',
  'forms.conflict.other.why':
    '{{by}} saved changes here at {{at}}. Choose which value to keep, one by one; all other changes have been merged.',
  'forms.conflict.other.mine': 'My change',
  'forms.conflict.other.theirs': 'Theirs, already saved',
  'forms.conflict.other.allMine': 'Save all mine',
  'forms.conflict.other.allTheirs': 'Save all theirs',
  'forms.conflict.own.title': '{{count}} differences from your changes in another window',
  'forms.conflict.own.title_one': '1 difference from your changes in another window',
  'forms.conflict.own.why':
    'You ({{by}}) saved changes here from another window at {{at}}. Choose which value to keep, one by one; all other changes have been merged.',
  'forms.conflict.own.mine': 'Changed in this window',
  'forms.conflict.own.theirs': 'Already saved in the other window',
  'forms.conflict.own.allMine': 'Save all of this window',
  'forms.conflict.own.allTheirs': 'Save all of the other window',
  'forms.conflict.merge': 'Combine both (can be edited)',
  'forms.conflict.mergeNamed': 'Combined “{{name}}”',
  'forms.conflict.save': 'Save selection',
  'forms.conflict.rowRemoved': '(row deleted)',
  'forms.conflict.blank': '(empty)',

  'forms.replaced.title':
    'Changes that {{by}} saved at {{at}} replaced {{count}} values. The former ones are kept here until you close this notice.',
  'forms.replaced.title_one':
    'A change that {{by}} saved at {{at}} replaced 1 value. The former one is kept here until you close this notice.',
  'forms.replaced.here': '{{by}} changed this at {{at}}.',
  'forms.replaced.former': 'Before: {{text}}',
  'forms.replaced.takeBack': 'Put it back',
  'forms.replaced.takeBackNamed': 'Put back the former “{{name}}”',
};
