export default {
  'documents.pdf': 'Download document (PDF)',
  'documents.zip': 'Download with attachments (ZIP)',
  'documents.letter': 'Download the letter of decision (PDF)',
  'documents.failed': 'The file was not downloaded, check the network and try again',
  'documents.check.lead':
    'Enter the number and the content hash of a printed declaration or letter to see whether it agrees with what is kept here.',
  'documents.check.no': 'Receipt number, or number of the letter',
  'documents.check.hash': 'Content hash (SHA-256)',
  'documents.check.submit': 'Check',
  'documents.check.noMissing': 'Enter the number',
  'documents.check.hashMissing': 'Enter the hash: 64 digits and letters from a to f',
  'documents.check.genuine': 'Genuine',
  'documents.check.superseded':
    'Genuine, but the declaration was taken back, returned or submitted again since: this copy is not the current one',
  'documents.check.overtaken':
    'Genuine, but a later decision was made, or the declaration was submitted again: this letter is not the latest',
  'documents.check.forged': 'Not genuine',
  'documents.check.program': 'Program',
  'documents.check.company': 'Applicant',
  'documents.check.submittedAt': 'Submitted (Beijing time)',
  'documents.check.decidedAt': 'Decided (Beijing time)',
  'documents.check.compare':
    'Compare this with the printed copy; the foot of each of its pages bears the same number and hash.',
};
