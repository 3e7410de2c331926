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
  'recognitions.anyProgram': 'All recognitions',
  'recognitions.revokedOn': 'Revoked on {{day}}',
  'recognitions.again': 'Apply again',
  'recognitions.view': 'View the filing',
  'recognitions.none': 'No recognitions yet',
  'recognitions.noMatch': 'No recognition matches',
  'recognitions.search': 'Company, credit code or certificate',
  'recognitions.earlier': 'From before the portal',
  'recognitions.import': 'Import earlier ones',
  'recognitions.import.why':
    'Recognitions given before the portal, up to {{limit}}. A company is found by its credit code, also one that registers later; it is reminded like the others. Where one line has a fault, none is imported.',
  'recognitions.import.refused':
    'The list has faults and nothing was imported. Correct each place below and choose the file again.',
  'recognitions.import.ready': '{{count}} recognitions are ready to import. Check them, then import.',
  'recognitions.import.ready_one': '1 recognition is ready to import. Check the row, then import.',
  'recognitions.import.send': 'Import {{count}} recognitions',
  'recognitions.import.send_one': 'Import 1 recognition',
  'recognitions.change': 'Change',
  'recognitions.change.why':
    '{{company}}, certificate {{no}}, from before the portal. Its record here is changed and the company is told; the paper is exchanged by the office that gave it.',
  'recognitions.issue': 'Issue anew',
  'recognitions.issue.why':
    '{{company}}, certificate {{no}}. The number stays. The certificate of before is replaced, its check says so, and the company is told.',
  'recognitions.issue.what': 'Why',
  'recognitions.issue.company': 'Name of the company as it should be',
  'recognitions.issue.asBefore': 'Leave it empty where the name is right',
  'recognitions.issue.from': 'Valid from',
  'recognitions.issue.to': 'Valid until',
  'recognitions.issue.reason': 'Reason',
  'recognitions.issue.reasonMissing': 'Give the reason',
};
