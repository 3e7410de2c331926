/**
 * The rooms of each root, floor by floor, from the ground up: a room imports rooms of lower floors only, types included.
 * A room is a folder, or a file, directly under the root; `calls` are also the files named `calls.ts`, `…-calls.ts`,
 * `…-shapes.ts` and `…-wire.ts` of all other rooms of domain/. `.dependency-cruiser.cjs` enforces it; the measures count what
 * leads up.
 *
 * @type {Record<string, string[][]>}
 */
export const FLOORS = {
  domain: [
    ['bidi', 'day-format'],
    ['number-format', 'text', 'time'],
    ['arabic.generated', 'api', 'definition', 'inbox', 'retention', 'trials'],
    ['expressions', 'windows'],
    ['reminders'],
    ['checks', 'mandates'],
    ['reference', 'files', 'questions', 'objections', 'recognitions'],
    ['accounts'],
    ['workflow'],
    ['filing'],
    ['program-documents'],
    ['experts', 'payments', 'review', 'reports', 'program-drafts'],
    ['appeals', 'registers'],
    ['webhooks', 'company', 'document', 'announcements', 'programs', 'spreadsheet'],
    ['audit', 'results', 'statistics', 'papers', 'library'],
    ['system', 'home'],
    ['calls'],
  ],
  server: [
    ['core'],
    ['lookups', 'calendar', 'continuing', 'webhooks'],
    ['accounts', 'files'],
    ['registers', 'seals'],
    ['backups', 'companies'],
    ['windows', 'workflows', 'absences', 'system'],
    ['programs'],
    ['filings'],
    ['reports', 'objections', 'payments', 'recognitions', 'mandates', 'library'],
    ['experts', 'appeals', 'retention', 'drafts', 'company-changes', 'program-consequences'],
    ['review', 'program-drafts'],
    ['documents', 'notices', 'questions', 'results', 'reminders', 'trials'],
    ['statistics'],
    ['home'],
    ['demo'],
    ['features.generated', 'tables.generated'],
    ['compose'],
    ['main', 'admin'],
  ],
  src: [
    ['design'],
    ['locales', 'theme'],
    ['utils'],
    ['services', 'proof', 'live'],
    ['models'],
    ['shell'],
    ['components'],
    ['filling'],
    ['help'],
    ['layouts'],
    ['pages'],
    ['app', 'global', 'loading'],
  ],
};
