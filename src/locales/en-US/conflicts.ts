/** Answers of two windows, or of two people, that contradict each other. */
export default {
  'forms.conflict.somebody': 'Somebody else',
  'forms.conflict.other.title': 'Differences from what somebody else saved: {{count}}',
  'forms.conflict.other.why':
    '{{by}} saved a change here at {{at}}. Choose which value to keep, one by one; all other changes have been merged.',
  'forms.conflict.other.mine': 'My change',
  'forms.conflict.other.theirs': 'Theirs, saved already',
  'forms.conflict.other.allMine': 'All mine',
  'forms.conflict.other.allTheirs': 'All theirs',
  'forms.conflict.own.title': 'Differences from what you saved in another window: {{count}}',
  'forms.conflict.own.why':
    'You ({{by}}) saved a change here from another window at {{at}}. Choose which value to keep, one by one; all other changes have been merged.',
  'forms.conflict.own.mine': 'Changed in this window',
  'forms.conflict.own.theirs': 'Saved already in the other window',
  'forms.conflict.own.allMine': 'All of this window',
  'forms.conflict.own.allTheirs': 'All of the other window',
  'forms.conflict.save': 'Save as chosen',
  'forms.conflict.rowRemoved': '(row deleted)',
  'forms.conflict.blank': '(empty)',
};
