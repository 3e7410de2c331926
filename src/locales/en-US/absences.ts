/** Absences of people of an office, and their deputies. */
export default {
  'absences.lead':
    'A colleague acts while somebody is away: filings assigned to the one come to the other, until the last day is over.',
  'absences.new': 'Enter an absence',
  'absences.none': 'Nobody is away',
  'absences.person': 'Away',
  'absences.deputy': 'Deputy',
  'absences.deputy.hint':
    'A colleague of the same department and role who has all programs and duties of the person. No right is added.',
  'absences.deputy.missing': 'Choose a deputy',
  'absences.deputy.none': 'No colleague can act',
  'absences.from': 'First day',
  'absences.from.missing': 'Choose the first day',
  'absences.until': 'Last day',
  'absences.until.missing': 'Choose the last day',
  'absences.days': 'Working days',
  'absences.state': 'Status',
  'absences.state.running': 'Away',
  'absences.state.coming': 'To come',
  'absences.state.over': 'Over',
  'absences.lapsed': 'Nobody acts: {{fault}}',
  'absences.end': 'End absence',
  'absences.endOf': 'End the absence of {{name}} from {{from}}',
  'absences.end.ask': 'End the absence of {{name}}?',
  'absences.end.effect': '{{deputy}} acts no longer. Both are told.',
  'absences.away': 'You are entered as away until {{until}}. {{deputy}} acts for you.',
  'absences.awayAlone':
    'You are entered as away until {{until}}, and nobody acts for you. Name another deputy.',
  'absences.actsFor': 'You act for {{name}} until {{until}}. The filings stand among those assigned to you.',
  'absences.forWhom': 'For {{name}}',
  'absences.byDeputy': '{{name}} ({{deputy}} acts)',
  'absences.officer': '{{name}} (away until {{until}})',
};
