/** Recognitions and their certificates. */
export default {
  'recognitions.lead':
    'Certificates from approvals and their validity. You are reminded six, three and one months before they expire.',
  'recognitions.office.lead': 'Certificates given to companies by approvals, and their validity.',
  'recognitions.program': 'Recognition',
  'recognitions.company': 'Company',
  'recognitions.no': 'Certificate',
  'recognitions.validity': 'Validity',
  'recognitions.span': '{{from}} to {{to}}',
  'recognitions.state': 'State',
  'recognitions.anyState': 'All states',
  'recognitions.anyProgram': 'All recognitions',
  'recognitions.revokedOn': 'Revoked on {{day}}',
  'recognitions.again': 'Apply again',
  'recognitions.view': 'View the filing',
  'recognitions.none': 'No recognitions yet',
  'recognitions.noMatch': 'No recognition matches',
  'recognitions.showAll': 'Show all',
  'recognitions.search': 'Company, credit code or certificate',
};
