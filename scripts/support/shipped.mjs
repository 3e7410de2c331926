/** The packages that a release contains, in the bundles or in its node_modules: with their licences, and as a CycloneDX bill. */
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import satisfies from 'spdx-satisfies';
import { closureOf, neededBy } from './lock.mjs';
import { EXTERNAL, SERVER_FILES } from './parts.mjs';
import { inRoot, readJson } from './project.mjs';

/** config/plugin-chunks.ts writes it. */
const PORTAL_MODULES = inRoot('node_modules/.cache/portal-modules.json');
/** Copied or written into the portal beside its chunks. */
const BESIDE_CHUNKS = [
  ...['@tesseract.js-data/chi_sim', 'pdfjs-dist', 'tesseract.js-core'],
  ...['workbox-core', 'workbox-precaching', 'workbox-routing'],
];

/** Licences that ask for no more than their text. The fonts' one binds who changes the fonts. */
const PERMISSIVE = [
  ['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0'],
  ['ISC', 'MIT', 'MIT-0', 'OFL-1.1', 'Python-2.0', 'Unlicense', 'Zlib'],
].flat();

/** Licences that stand in a file of the package only, as somebody has read it. */
const READ = { 'png-js': 'MIT' };

const LICENCE_FILE = /^(licen[cs]e|copying|notice|ofl)/i;

/** `loader.js!./node_modules/a/node_modules/b/index.js?raw` lies in the package at `node_modules/a/node_modules/b`. */
const PLACE = /^(?:\.\/)?(node_modules\/(?:[^!?]*node_modules\/)?(?:@[^/]+\/)?[^/]+)\//;
const placeOfFile = (file) => PLACE.exec(file.split('!').at(-1))?.[1];

const placesOf = (files) => [...new Set(files.map(placeOfFile).filter((place) => place !== undefined))];

/** The places of what the server loads from node_modules. */
export const externalPlaces = (packages) =>
  closureOf(packages, EXTERNAL, (place) => existsSync(inRoot(place)));

const licenceOf = (name, { license, licenses = [] }) =>
  typeof license === 'string'
    ? license
    : (license?.type ?? READ[name] ?? licenses.map(({ type }) => type).join(' OR ')) || 'unknown';

const licenceTexts = (place) =>
  readdirSync(inRoot(place), { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
    .map(({ name }) => readFileSync(inRoot(place, name), 'utf8').trim());

/** Every package of the release, by name; both parts have to be built. */
export const shippedPackages = () => {
  const { packages } = readJson(inRoot('package-lock.json'));
  const portalFiles = Object.values(readJson(PORTAL_MODULES)).flatMap((modules) =>
    modules.map(([name]) => name),
  );
  const external = new Set(externalPlaces(packages));
  const places = new Set([
    ...external,
    ...placesOf(readJson(SERVER_FILES)),
    ...placesOf(portalFiles),
    ...BESIDE_CHUNKS.map((name) => `node_modules/${name}`),
  ]);
  return [...places].sort().map((place) => {
    const { name, version, ...manifest } = readJson(inRoot(place, 'package.json'));
    const { integrity } = packages[place] ?? {};
    return {
      place,
      name,
      version,
      integrity,
      licence: licenceOf(name, manifest),
      isExternal: external.has(place),
    };
  });
};

const isPermissive = (licence) => {
  try {
    return satisfies(licence, PERMISSIVE);
  } catch {
    return false; // no expression of SPDX
  }
};

/** Sentences on packages that a release must not contain. */
export const faultsOf = (shipped) =>
  shipped.flatMap(({ place, licence, integrity }) => [
    ...(isPermissive(licence)
      ? []
      : [`${place}: its licence ${licence} is not one of those that bind nobody`]),
    ...(integrity ? [] : [`${place}: the lock has no integrity`]),
  ]);

/** Packages of the lock that are installed without a check of their bytes. */
export const withoutIntegrity = () =>
  Object.entries(readJson(inRoot('package-lock.json')).packages)
    .filter(([place, { integrity, link }]) => place && !integrity && !link)
    .map(([place, { dev = false, optional = false }]) => ({ place, dev, optional }));

const RULE = '-'.repeat(80);

export const noticesOf = (shipped) =>
  shipped
    .map(({ place, name, version, licence }) =>
      [`${name} ${version} (${licence})`, ...licenceTexts(place)].join('\n\n'),
    )
    .join(`\n\n${RULE}\n\n`)
    .concat('\n');

const purl = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

const hashesOf = (integrity) => {
  const [algorithm, content] = integrity.split(' ')[0].split(/-(.*)/s);
  return [{ alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(content, 'base64').toString('hex') }];
};

/** CycloneDX 1.6. `built`: when. */
export const billOf = (shipped, { name, version }, built) => {
  const { packages } = readJson(inRoot('package-lock.json'));
  const refs = new Map(shipped.map((each) => [each.place, `${purl(each)}#${each.place}`]));
  const own = { type: 'application', name, version, 'bom-ref': `${name}@${version}` };
  const dependsOn = (place) =>
    neededBy(packages, place)
      .map((needed) => refs.get(needed))
      .filter((ref) => ref !== undefined);
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${randomUUID()}`,
    version: 1,
    metadata: { timestamp: built.toISOString(), component: own },
    components: shipped.map((each) => ({
      type: 'library',
      'bom-ref': refs.get(each.place),
      name: each.name,
      version: each.version,
      purl: purl(each),
      licenses: [{ expression: each.licence }],
      hashes: hashesOf(each.integrity),
      properties: [{ name: 'contained', value: each.isExternal ? 'node_modules' : 'bundle' }],
    })),
    dependencies: [
      { ref: own['bom-ref'], dependsOn: [...refs.values()] },
      ...shipped.map(({ place }) => ({ ref: refs.get(place), dependsOn: dependsOn(place) })),
    ],
  };
};
