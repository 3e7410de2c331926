import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from 'umi';

const ICONS = '@ant-design/icons';
const IMPORT = /import \{([^}]+)\} from ['"]@ant-design\/icons['"]/g;
/** Packages that import icons from the list of all, beside the portal itself. */
const LIBRARIES = ['@ant-design/pro-layout/es', '@ant-design/pro-utils/es'];
const SOURCE = /\.(tsx?|js)$/;
/** Names that stand in a file of another name. */
const FILES: Record<string, string> = { createFromIconfontCN: 'IconFont' };

const listImported = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => SOURCE.test(file) && !file.includes('.umi'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(IMPORT)])
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' as ')[0] ?? '')
    .filter((name) => name !== '');

/**
 * Puts, for the build, a list of the icons that are imported in the place of the list of all: webpack reads two files for each icon
 * of a list before it knows which of them are used, a quarter of all that it reads.
 */
export default (api: IApi) => {
  if (api.env !== 'production') return;
  const packages = join(api.cwd, 'node_modules');
  const findFile = (name: string) =>
    ['icons', 'components']
      .map((kind) => `${ICONS}/es/${kind}/${FILES[name] ?? name}`)
      .find((file) => existsSync(join(packages, `${file}.js`)));
  api.onGenerateFiles(() => {
    const folders = [api.paths.absSrcPath, ...LIBRARIES.map((path) => join(packages, path))];
    const names = [...new Set(folders.flatMap(listImported))].sort();
    const write = (name: string) => `export { default as ${name} } from '${findFile(name)}';\n`;
    api.writeTmpFile({ noPluginDir: true, path: 'icons.ts', content: names.map(write).join('') });
  });
  api.chainWebpack((memo) => {
    memo.resolve.alias.set(`${ICONS}$`, join(api.paths.absTmpPath, 'icons.ts'));
    return memo;
  });
};
