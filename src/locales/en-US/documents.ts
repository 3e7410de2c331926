export default {
  'documents.pdf': 'Download document (PDF)',
  'documents.zip': 'Download with attachments (ZIP)',
  'documents.letter': 'Download the letter of decision (PDF)',
  'documents.failed': 'The file was not downloaded, check the network and try again',
  'documents.seal.title': 'Check a file',
  'documents.seal.lead':
    'Choose the PDF as it was downloaded from the portal to see whether its electronic seal holds, who sealed it and when, and whether it was changed since. The file is checked and not kept.',
  'documents.seal.choose': 'Choose a PDF',
  'documents.seal.rules': 'Or drop it here; up to {{size}} MB.',
  'documents.seal.checking': 'Checking…',
  'documents.seal.genuine': 'Genuine: the electronic seal holds, and was set by this portal',
  'documents.seal.genuine.why': 'The seal covers the whole file, which was not changed since.',
  'documents.seal.foreign': 'The seal holds, but was not set by this portal',
  'documents.seal.foreign.why':
    'Anybody can make a certificate with any name: the name alone does not prove that the office issued the file.',
  'documents.seal.added': 'Not genuine: something was added to the file after it was sealed',
  'documents.seal.added.why':
    'What the seal covers was not changed, but what was added may change what you see. Ask for the original.',
  'documents.seal.broken': 'Not genuine: the file was changed after it was sealed',
  'documents.seal.broken.why':
    'The file and its seal do not agree. Do not rely on it: download the original again, or ask for it.',
  'documents.seal.unreadable': 'The seal in the file cannot be read',
  'documents.seal.unreadable.why':
    'Its format or algorithm cannot be checked here, so it cannot be taken for a seal of this portal.',
  'documents.seal.none': 'The file bears no electronic seal',
  'documents.seal.none.why':
    'Scans, files saved or printed anew, and drafts bear none. Choose the original as it was downloaded, or enter number and hash.',
  'documents.seal.by': 'Sealed by (name in the certificate)',
  'documents.seal.at': 'Sealed (Beijing time)',
  'documents.seal.intact': 'Content',
  'documents.seal.intact.yes': 'Not changed since it was sealed',
  'documents.seal.intact.no': 'Does not agree with the seal',
  'documents.seal.whole': 'Covers',
  'documents.seal.whole.yes': 'The whole file',
  'documents.seal.whole.no': 'Only what stood there before something was added',
  'documents.seal.own': 'Certificate',
  'documents.seal.own.yes': 'Of this portal',
  'documents.seal.own.no': 'Not of this portal',
  'documents.seal.fingerprint': 'Fingerprint of the certificate (SHA-256)',
  'documents.check.title': 'Check a printed copy',
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
