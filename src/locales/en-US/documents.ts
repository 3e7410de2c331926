export default {
  'documents.pdf': 'Download PDF',
  'documents.zip': 'Download with attachments (ZIP)',
  'documents.separate': 'Download: {{name}} (PDF)',
  'documents.certificate': 'Download certificate',
  'documents.seal.title': 'Check a file',
  'documents.seal.lead':
    'Choose a PDF downloaded from the portal to check its electronic seal: who sealed it, when, and whether it was changed since. The file is only checked, not kept.',
  'documents.seal.choose': 'Choose a PDF',
  'documents.seal.rules': 'Or drop it here; up to {{size}} MB.',
  'documents.seal.checking': 'Checking…',
  'documents.seal.genuine': 'Genuine: the electronic seal is intact and was set by this portal',
  'documents.seal.genuine.why': 'The seal covers the whole file, which has not been changed since.',
  'documents.seal.foreign': 'The seal is intact, but was not set by this portal',
  'documents.seal.foreign.why':
    'Anybody can make a certificate with any name: the name alone does not prove that the office issued the file.',
  'documents.seal.added': 'Not genuine: content was added after sealing',
  'documents.seal.added.why':
    'What the seal covers is unchanged, but the added content may change what you see. Ask for the original.',
  'documents.seal.broken': 'Not genuine: the file was changed after sealing',
  'documents.seal.broken.why':
    'The file does not match its seal. Do not rely on it: download the original again, or ask for it.',
  'documents.seal.unreadable': 'The seal in the file cannot be read',
  'documents.seal.unreadable.why':
    'Its format or algorithm cannot be checked here, so it does not count as a seal of this portal.',
  'documents.seal.none': 'The file has no electronic seal',
  'documents.seal.none.why':
    'Scans, re-saved or re-printed files and drafts have none. Choose the downloaded original, or enter number and hash.',
  'documents.seal.by': 'Sealed by (name in the certificate)',
  'documents.seal.at': 'Sealed (Beijing time)',
  'documents.seal.intact': 'Content',
  'documents.seal.intact.yes': 'Unchanged since sealing',
  'documents.seal.intact.no': 'Does not match the seal',
  'documents.seal.whole': 'Covers',
  'documents.seal.whole.yes': 'The whole file',
  'documents.seal.whole.no': 'Only what was there before something was added',
  'documents.seal.own': 'Certificate',
  'documents.seal.own.yes': 'Of this portal',
  'documents.seal.own.no': 'Not of this portal',
  'documents.seal.fingerprint': 'Fingerprint of the certificate (SHA-256)',
  'documents.check.title': 'Check a printed copy',
  'documents.check.lead':
    'Enter the number and content hash of a printed declaration, letter or certificate to check it against the portal’s records.',
  'documents.check.no': 'Receipt, letter or certificate number',
  'documents.check.hash': 'Content hash (SHA-256)',
  'documents.check.submit': 'Check',
  'documents.check.noMissing': 'Enter the number',
  'documents.check.hashMissing': 'Enter the hash: 64 digits and letters a to f',
  'documents.check.genuine': 'Genuine',
  'documents.check.valid': 'Genuine, and the certificate is valid now, until {{day}}',
  'documents.check.superseded':
    'Genuine, but the declaration has since been withdrawn, returned or resubmitted: this copy is not the current one',
  'documents.check.overtaken':
    'Genuine, but a later decision was made or the declaration was resubmitted: this letter is not the latest',
  'documents.check.upcoming': 'Genuine, but the certificate is not yet in force: it is valid from {{day}}',
  'documents.check.expired': 'Genuine, but the certificate has expired: it was valid until {{day}}',
  'documents.check.revoked': 'Genuine, but the certificate was revoked on {{day}} and holds no more',
  'documents.check.revokedBy': 'Revoked by document',
  'documents.check.replaced':
    'Genuine, but a new certificate was issued in its place: this one does not hold any more',
  'documents.check.replacedAt': 'Issued anew at (Beijing time)',
  'documents.check.forged': 'Not genuine',
  'documents.check.submittedAt': 'Submitted (Beijing time)',
  'documents.check.decidedAt': 'Decided (Beijing time)',
  'documents.check.issuedOn': 'Issued on',
  'documents.check.compare':
    'Compare this with the printed copy; every page must carry the same number and hash at its foot.',
};
