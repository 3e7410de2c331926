/**
 * Beginnings of the paths of tests that say nothing new on PostgreSQL: those of the embedded database itself, of the mock, which
 * has no other, and of what asks none, such as print, workers, carriers and passwords.
 */
export const EMBEDDED_ONLY = [
  'server/accounts/passwords',
  'server/backups/sealing',
  'server/core/db/embedded',
  'server/core/http/admission',
  'server/core/http/allowance',
  'server/core/http/kept-portal',
  'server/core/look-alike',
  'server/core/outbox/sms-carriers',
  'server/core/outbox/smtp-carrier',
  'server/core/workers',
  'server/documents/columns',
  'server/documents/headings',
  'server/documents/printer',
  'server/documents/printing',
  'server/documents/tagged',
  'server/files/inspection',
  'server/files/storage',
  'server/seals/cms',
  'server/system/readiness',
  'tests/conformance/routes',
  'tests/contract/backup',
  'tests/contract/broken-off',
  'tests/contract/certificates',
  'tests/contract/crash',
  'tests/contract/data-directory',
  'tests/contract/disk-full',
  'tests/contract/ending',
  'tests/contract/mock',
];

/** Beginnings of the paths of tests of what is done in another way on each of the two databases. */
export const ON_BOTH = ['server/core/db/database', 'server/core/db/installation'];
