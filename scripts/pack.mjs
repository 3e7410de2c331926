/**
 * `npm run pack`: one archive that is started with Node alone, release/declaration-portal-<version>.tar.gz, for the kind of
 * machine that it is made on. Refuses packages whose licence binds us, or whose bytes the lock does not name.
 */
import { cpSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'tar';
import { buildWhole } from './support/inputs.mjs';
import { installFor } from './support/install.mjs';
import { portal, server } from './support/parts.mjs';
import { checkNode, giveUp, inRoot, ROOT, readJson } from './support/project.mjs';
import { billOf, faultsOf, noticesOf, shippedPackages } from './support/shipped.mjs';

const OWN = ['LICENSE', 'deploy', 'docs/guides', 'scripts/portal.mjs', 'scripts/support'];
const SCRIPTS = /scripts\/support\/(?!project\.mjs|supervise\.mjs)[^/]+$/;
/** Parts of packages that the server never reads: other weights, bundles for browsers, systems that run no portal. */
const UNREAD = [
  /fonts-sc\/fonts\/.*-(DemiLight|Light|Medium)\.otf$/,
  /pdfmake\/(build|standard-fonts|fonts)$/,
  /fs-native-extensions\/prebuilds\/(android|darwin|ios|win32)/,
  /\.(map|d\.[cm]?ts|md|ts)$/,
];

const isRead = (path) => !UNREAD.some((unread) => unread.test(path));

const bytesBelow = (path) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

const megabytes = (bytes) => `${(bytes / 1024 ** 2).toFixed(1)} MB`;

const lay = (folder, shipped, manifest) => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of ['dist', 'dist-maps', 'dist-server'])
    cpSync(inRoot(part), join(folder, part), { recursive: true, dereference: true });
  const external = shipped.filter(({ isExternal }) => isExternal).map(({ place }) => place);
  for (const place of external)
    for (const name of readdirSync(inRoot(place)).filter((each) => each !== 'node_modules' && isRead(each)))
      cpSync(inRoot(place, name), join(folder, place, name), {
        recursive: true,
        dereference: true,
        filter: isRead,
      });
  for (const path of OWN)
    cpSync(inRoot(path), join(folder, path), { recursive: true, filter: (from) => !SCRIPTS.test(from) });
  const { name, version, description, license, engines } = manifest;
  const write = (file, text) => writeFileSync(join(folder, file), text);
  write(
    'package.json',
    `${JSON.stringify({ name, version, description, private: true, license, engines }, null, 2)}\n`,
  );
  write('portal.mjs', "import './scripts/portal.mjs';\n");
  write('THIRD-PARTY-NOTICES', noticesOf(shipped));
  write('sbom.cdx.json', `${JSON.stringify(billOf(shipped, manifest, new Date()), null, 2)}\n`);
};

checkNode();
process.chdir(ROOT);
try {
  await installFor('all');
  await buildWhole(portal);
  await buildWhole(server);
  const shipped = shippedPackages();
  const faults = faultsOf(shipped);
  if (faults.length > 0) giveUp(faults.join('\n'));

  const manifest = readJson(inRoot('package.json'));
  const name = `${manifest.name}-${manifest.version}`;
  const release = inRoot('release');
  lay(join(release, name), shipped, manifest);
  const archive = join(release, `${name}.tar.gz`);
  await create({ file: archive, cwd: release, gzip: true, portable: true }, [name]);
  console.log(
    `${archive}: ${megabytes(statSync(archive).size)}, ${megabytes(bytesBelow(join(release, name)))} unpacked; ` +
      `${shipped.length} packages, ${shipped.filter(({ isExternal }) => isExternal).length} of them in node_modules.`,
  );
} catch (error) {
  giveUp(error.message);
}
