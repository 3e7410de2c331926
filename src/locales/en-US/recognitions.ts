/** Recognitions and their certificates. */
export default {
  'recognitions.lead':
    'Certificates that approvals gave, and how long they hold. You are reminded six, three and one months before the end.',
  'recognitions.office.lead': 'Certificates that approvals gave to companies, and how long they hold.',
  'recognitions.program': 'Recognition',
  'recognitions.company': 'Company',
  'recognitions.no': 'Certificate',
  'recognitions.validity': 'Validity',
  'recognitions.span': '{{from}} to {{to}}',
  'recognitions.state': 'State',
  'recognitions.anyState': 'Any state',
  'recognitions.anyProgram': 'Any recognition',
  'recognitions.revokedOn': 'Revoked on {{day}}',
  'recognitions.again': 'Apply again',
  'recognitions.view': 'View the filing',
  'recognitions.none': 'No recognitions yet',
  'recognitions.noMatch': 'No recognitions match',
  'recognitions.showAll': 'Show all',
  'recognitions.search': 'Company, credit code or certificate',
};
