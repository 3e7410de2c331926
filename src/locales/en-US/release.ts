/** The proposal of a release beside the edition of the office. */
export default {
  'release.none': 'Choose a proposal of a release under all editions.',
  'release.choose': 'Choose an edition',
  'release.open.proposal': 'Compare three ways',
  'release.title': '{{title}}: proposal of the release',
  'release.lead':
    'Both editions were made of the same edition of the release. Choose where they say different things; everything else is merged. The result is a draft, which holds only after it was proposed, checked and issued; issuing it closes the proposal of the release.',
  'release.editions':
    'Both started from edition {{before}}; the release brings {{theirs}}, and {{ours}} of the office is in force.',
  'release.nothing': 'Edition {{theirs}} does not differ from {{before}}. There is nothing to merge.',
  'release.filter': 'Filter by who changed it',
  'release.side.contested': 'To decide',
  'release.side.theirs': 'Release',
  'release.side.ours': 'Office',
  'release.side.both': 'Both, merged',
  'release.theirs': 'Release',
  'release.ours': 'Office',
  'release.unchanged': 'Unchanged',
  'release.decidedWith': 'Decided with “{{label}}”.',
  'release.decide': 'Which side decides of {{label}}',
  'release.takeTheirs': 'Take that of the release',
  'release.keepOurs': 'Keep that of the office',
  'release.allTheirs': 'Take all of the release',
  'release.allOurs': 'Keep all of the office',
  'release.open': '{{count}} still to decide',
  'release.ready': 'All is decided; other changes are merged',
  'release.begin': 'Merge into a draft',
};
