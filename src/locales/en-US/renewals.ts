/** What is taken over from an earlier filing, what must be renewed, and what is new in the form. */
export default {
  'renew.title': 'Taken over from your filing of {{from}}',
  'renew.sections': '{{count}} sections taken over',
  'renew.sections_one': '1 section taken over',
  'renew.count': '{{count}} to renew',
  'renew.none': 'everything is renewed',
  'renew.here': 'Taken over from your last filing: {{count}} to renew here',
  'renew.mark': 'From last time: renew',
  'renew.places': 'in {{count}} places',
  'renew.reason.year': 'figures of the year',
  'renew.reason.document': 'document of this filing or year',
  'renew.reason.lapsed': 'no longer valid',
  'renew.reason.declaration': 'declared anew each time',
  'renew.keep': 'Still right',
  'renew.keepNamed': '{{name}}: still right',
  'renew.kept': '“{{name}}” was marked as still right',
};
