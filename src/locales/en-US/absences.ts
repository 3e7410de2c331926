/** Absences of people of an office, and their deputies. */
export default {
  'absences.lead':
    'A deputy acts while somebody is away: filings assigned to the absent person go to the deputy until the last day is over.',
  'absences.new': 'Add absence',
  'absences.none': 'Nobody is away',
  'absences.person': 'Away',
  'absences.deputy': 'Deputy',
  'absences.deputy.hint':
    'A colleague with the same department and role who has all programs and duties of the absent person. No rights are added.',
  'absences.deputy.missing': 'Choose a deputy',
  'absences.deputy.none':
    'No colleague can act as deputy. Ask an administrator to add an account of the same department and role',
  'absences.deputy.none.add':
    'No colleague can act as deputy. Add an account of the same department and role under accounts',
  'absences.from': 'First day',
  'absences.from.missing': 'Choose the first day',
  'absences.until': 'Last day',
  'absences.until.missing': 'Choose the last day',
  'absences.days': 'Working days',
  'absences.state.running': 'Away',
  'absences.state.coming': 'Upcoming',
  'absences.state.over': 'Ended',
  'absences.lapsed': 'No deputy: {{fault}}',
  'absences.end': 'End absence',
  'absences.endOf': 'End the absence of {{name}} from {{from}}',
  'absences.end.ask': 'End the absence of {{name}}?',
  'absences.end.effect': '{{deputy}} no longer acts as deputy. Both are notified.',
  'absences.away': 'You are marked as away until {{until}}. {{deputy}} acts for you.',
  'absences.awayAlone':
    'You are marked as away until {{until}}, and nobody acts for you. Name another deputy.',
  'absences.actsFor':
    'You act for {{name}} until {{until}}. Their filings are listed under “Assigned to me”.',
  'absences.forWhom': 'For {{name}}',
  'absences.byDeputy': '{{name}} ({{deputy}} acts)',
  'absences.officer': '{{name}} (away until {{until}})',
};
