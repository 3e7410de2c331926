/**
 * Who may import whom. The arrows:
 *   src:    pages, layouts -> filling, components -> models -> services -> utils/request
 *   server: main, compose -> feature.ts of each room -> -service -> -store -> core; service -> files
 *   all:    src, server, config, mock -> domain -> nothing but itself and zod
 *   mock -> server, as a second composition root
 */
/** Tests stand beside what they test; what they share stands in tests/support. */
const TEST = '\\.(test|spec)\\.tsx?$';
const PROGRAM = '^domain/programs/(?!common/)([^/]+)/';

/** The files that read the text of a program document, and of an expression. */
const READER = '^domain/(program-documents/(read|file-size)|expressions/language/parse)\\.ts$';

/** Imports that vanish when compiled do not count where only the running code matters. */
const runtimeOnly = { dependencyTypesNot: ['type-only'] };

const { FLOORS } = require('./scripts/floors.mjs');

/** Calls stand in the room that they belong to, and on a floor of their own: they need the rules of every room. */
const CALL_FILE = '^domain/[^/]+/[a-z-]*(calls|shapes|wire)\\.ts$';

/** Messages and their templates stand in their room, too, and below all rooms: they need texts alone. */
const MESSAGE_FILE = '^domain/[^/]+/[a-z-]*(messages|message-templates)\\.ts$';

const room = (root, name) =>
  `${root}/${name}` === 'domain/calls' ? `^domain/calls/|${CALL_FILE}` : `^${root}/${name}(/|\\.tsx?$)`;

/** A room imports rooms of lower floors only, types included; and each room has its floor. */
const floorRules = (root) => [
  {
    name: `${root}-rooms`,
    comment: 'A new room gets its floor in scripts/floors.mjs.',
    severity: 'error',
    from: { path: `^${root}/`, pathNot: [...FLOORS[root].flat().map((name) => room(root, name)), TEST] },
    to: {},
  },
  ...FLOORS[root].flatMap((rooms, floor) =>
    rooms.map((name) => ({
      name: `${root}-floors`,
      comment: `${name} stands on floor ${floor}: it needs lower floors only (scripts/floors.mjs).`,
      severity: 'error',
      from: { path: room(root, name), pathNot: name === 'calls' ? [TEST] : [TEST, CALL_FILE] },
      to: {
        path: `^${root}/`,
        pathNot: [
          MESSAGE_FILE,
          ...[name, ...FLOORS[root].slice(0, floor).flat()].map((lower) => room(root, lower)),
        ],
      },
    })),
  ),
];

/** Files of a feature on the server that act, and those that only put it together. */
const SERVICE = '^server/(?!core/|demo/)[^/]+/';
const WIRING = [TEST, '(/feature|/tables|-(routes|deps))\\.ts$'];

module.exports = {
  forbidden: [
    ...floorRules('domain'),
    ...floorRules('server'),
    ...floorRules('src'),
    {
      name: 'rules-not-calls',
      comment: 'Calls are made of rules, never the other way round.',
      severity: 'error',
      from: { path: '^domain/', pathNot: ['^domain/calls/', CALL_FILE, TEST] },
      to: { path: CALL_FILE },
    },
    {
      name: 'messages-below-rooms',
      severity: 'error',
      from: { path: MESSAGE_FILE },
      to: { pathNot: '^domain/(text\\.ts$|api/|definition/|inbox/messages\\.ts$)' },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other, if only for a type, are one file, or want a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolves',
      comment: 'Every import leads to a file or a package.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^umi(/|$)', '^@@/', '^virtual:'] },
    },
    {
      name: 'declared-dependencies',
      comment: 'What ships imports only what package.json lists.',
      severity: 'error',
      from: { path: '^(src|server|domain)/', pathNot: TEST },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'production-dependencies',
      comment:
        'What the server loads stands under dependencies; what is built into the portal, and what builds, does not.',
      severity: 'error',
      from: { path: '^(server|domain)/', pathNot: TEST },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'domain-is-pure',
      comment:
        'Rules run in browser and server alike: no React, no Node, no input or output. Three files read texts with a parser.',
      severity: 'error',
      from: { path: '^domain/', pathNot: [TEST, READER] },
      to: { pathNot: ['^domain/', '^node_modules/zod/'] },
    },
    {
      name: 'readers-apart',
      comment:
        'Documents and expressions are read by the server and the build: browsers get them as trees, but for the pages on which an office writes them.',
      severity: 'error',
      from: { path: '^src/', pathNot: [TEST, '^src/pages/system/programs/'] },
      to: { path: READER },
    },
    {
      name: 'programs-apart',
      comment: 'A program knows nothing of another; what two of them need becomes part of the engine.',
      severity: 'error',
      from: { path: PROGRAM },
      to: { path: PROGRAM, pathNot: '^domain/programs/$1/' },
    },
    {
      name: 'programs-through-the-index',
      comment:
        'Only the generated index looks inside a program, so that a new one touches no other file; the demo shows samples of some.',
      severity: 'error',
      from: {
        pathNot: [
          PROGRAM,
          '^domain/programs/(index|outlines|report-bodies|scenarios)\\.generated\\.ts$',
          '^scripts/',
          '^tests/',
          TEST,
        ],
      },
      to: { path: PROGRAM, pathNot: '/(samples/|combined-changes)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'portal-not-server',
      comment: 'They meet on the wire, and in domain/.',
      severity: 'error',
      from: { path: '^src/', pathNot: TEST },
      to: { path: '^(server|mock|tests|scripts)/' },
    },
    {
      name: 'shapes-not-in-portal',
      comment: 'The portal takes the types of calls: their shapes are code that it would carry for nothing.',
      severity: 'error',
      from: { path: '^src/', pathNot: TEST },
      to: {
        path: `^domain/calls/|${CALL_FILE}`,
        pathNot: ['-wire\\.ts$', MESSAGE_FILE],
        ...runtimeOnly,
      },
    },
    {
      name: 'server-not-portal',
      comment: 'But for the list of pages, which main.ts hands on.',
      severity: 'error',
      from: { path: '^server/', pathNot: TEST },
      to: { path: '^(src|config|mock|tests|scripts)/', pathNot: '^config/routes\\.ts$' },
    },
    {
      name: 'routes-through-main',
      severity: 'error',
      from: { path: '^server/', pathNot: ['^server/main\\.ts$', TEST] },
      to: { path: '^config/' },
    },
    {
      name: 'pages-not-request',
      comment: 'The screen asks models and services; services alone speak HTTP.',
      severity: 'error',
      from: { path: '^src/(pages|layouts|components|filling)/', pathNot: TEST },
      to: { path: '^src/utils/(request|http)\\.ts$', ...runtimeOnly },
    },
    {
      name: 'components-not-pages',
      severity: 'error',
      from: { path: '^src/(components|layouts|filling)/' },
      to: { path: '^src/pages/' },
    },
    {
      name: 'routes-not-stores',
      comment:
        'A route says what comes in and goes out; the service decides; the store speaks SQL. Removing old rows has no rule.',
      severity: 'error',
      from: { path: '^server/.*(/feature|-routes)\\.ts$' },
      to: {
        path: ['^server/.*-store\\.ts$', '^server/core/db/'],
        pathNot: '/(upkeep|expired-rows)-store\\.ts$',
        ...runtimeOnly,
      },
    },
    {
      name: 'services-not-http',
      severity: 'error',
      from: { path: SERVICE, pathNot: WIRING },
      to: {
        path: [
          '^server/core/http/(?!limits\\.ts$)',
          '^server/.*(/feature|-routes)\\.ts$',
          '^node_modules/@?fastify',
        ],
        ...runtimeOnly,
      },
    },
    {
      name: 'stores-not-services',
      severity: 'error',
      from: { path: '^server/.*-store\\.ts$' },
      to: { path: SERVICE, pathNot: [...WIRING, '-store\\.ts$'], ...runtimeOnly },
    },
    {
      name: 'sql-in-stores',
      comment: 'SQL stands in *-store.ts, tables.ts and server/core/db, nowhere else.',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: ['-store\\.ts$', '(^server/|/)tables(\\.generated)?\\.ts$', '^server/core/db/', TEST],
      },
      to: {
        path: [
          '^server/([^/]+|core/db)/tables\\.ts$',
          '^server/core/db/schema/',
          '^node_modules/(drizzle-orm|pg|@electric-sql)/',
        ],
        ...runtimeOnly,
      },
    },
    {
      name: 'composition-roots',
      comment:
        'The application is put together in compose.ts; only main, the mock and tests take it from there.',
      severity: 'error',
      from: { path: '^server/', pathNot: ['^server/(main|compose)\\.ts$', TEST] },
      to: { path: '^server/(main|compose)\\.ts$', ...runtimeOnly },
    },
    {
      name: 'nothing-needs-tests',
      severity: 'error',
      from: { path: '^(src|server|domain|config|mock)/', pathNot: TEST },
      to: { path: [TEST, '^tests/'] },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: ['node_modules', 'src/\\.umi'] },
    exclude: { path: ['^src/\\.umi', '^dist/', '^data/'] },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
