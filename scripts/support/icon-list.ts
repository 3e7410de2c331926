/** The list of menu icons that `npm run gen` writes, from the names that routes give them. */
import type { PortalPage } from '../../config/routes';

const listIcons = (pages: readonly PortalPage[]): string[] =>
  pages.flatMap(({ icon, pages: below = [] }) => [...(icon ? [icon] : []), ...listIcons(below)]);

/** Generates the file with the antd icons that the pages name, such as `Home` for `HomeOutlined`. */
export function iconIndex(pages: readonly PortalPage[]): string {
  const names = [...new Set(listIcons(pages))].sort();
  return [
    '// Written by `npm run gen`. Do not edit.',
    'import {',
    ...names.map((name) => `  ${name}Outlined,`),
    "} from '@ant-design/icons';",
    '',
    '/** The icons that routes name. */',
    'export const icons: Partial<Record<string, typeof HomeOutlined>> = {',
    ...names.map((name) => `  ${name}: ${name}Outlined,`),
    '};',
    '',
  ].join('\n');
}
