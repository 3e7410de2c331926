import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  isCompanySide,
  listHolderRights,
  type RightsHolder,
  ROLES,
  type Role,
  roleNames,
} from '@domain/accounts/roles';
import { registers } from '@domain/registers/kinds';
import { describe, expect, it } from 'vitest';
import zh from '@/locales/zh-CN';
import { findUnmetAccess } from '@/models/access';
import routes, { type UmiRoute } from '../../config/routes';
import { listOpenPages } from './listOpenPages';
import {
  filterHelpLines,
  filterVisibleTopics,
  findPageTopics,
  findRelatedTopics,
  findTopics,
  type HelpReader,
} from './topic';
import { topics } from './topics';

const personOf = (holder: RightsHolder): HelpReader =>
  ({
    role: holder.role,
    permissions: listHolderRights(holder),
    company: isCompanySide(holder.role) ? { id: 'c1' } : null,
  }) as never;

/** Every kind of reader: each role, an agent, an administrator of some programs, and a visitor. */
const readers: [string, HelpReader][] = [
  ...ROLES.map((role: Role): [string, HelpReader] => [roleNames[role].en, personOf({ role })]),
  ['Agent who may not submit', personOf({ role: 'filer', mandate: { maySubmit: false } })],
  ['City officer of some programs', personOf({ role: 'administrator', programs: ['hightech'] })],
];
const all: [string, HelpReader][] = [...readers, ['Visitor', null]];

interface Opened {
  path: string;
  isOutside: boolean;
  route: UmiRoute;
}

/** Pages of the route table, except those that report a missing page. */
const pagesOf = (route: UmiRoute, isOutside: boolean): Opened[] => {
  const outside = isOutside || route.component === '@/layouts/LoginLayout';
  if (route.routes) return route.routes.flatMap((inner) => pagesOf(inner, outside));
  const isPage = route.component && !route.path.endsWith('*');
  return isPage ? [{ path: route.path, isOutside: outside, route }] : [];
};
const pages = routes.flatMap((route) => pagesOf(route, false));

const read = (folder: string): string =>
  readdirSync(folder)
    .map((name) => join(folder, name))
    .map((path) =>
      statSync(path).isDirectory() ? read(path) : /\.tsx?$/.test(path) ? readFileSync(path, 'utf8') : '',
    )
    .join('\n');
const quoted = (text: string): string[] => [...text.matchAll(/“([^”]+)”/g)].map((found) => found[1] ?? '');

describe('help topics (findPageTopics, filterVisibleTopics)', () => {
  it.each(all)('exist for each page that can be opened by: %s', (_, reader) => {
    const open = pages.filter(
      ({ isOutside, route }) => isOutside || (reader !== null && !findUnmetAccess(route.access, reader)),
    );
    const without = open.filter(({ path }) => findPageTopics(topics, path, reader).length === 0);
    expect(without.map(({ path }) => path)).toEqual([]);
    expect(open.length).toBeGreaterThan(4);
  });

  it.each(all)('say what to do in each topic, to: %s', (_, reader) => {
    for (const topic of filterVisibleTopics(topics, reader))
      expect([topic.key, filterHelpLines(topic.steps, reader).length > 0]).toEqual([topic.key, true]);
  });

  it.each(readers)('name no page that is closed to: %s', (_, reader) => {
    const titlesOf = (person: HelpReader) =>
      listOpenPages(person).map(({ title }) => zh.messages[title] ?? '');
    const inMenus = new Set(readers.flatMap(([, person]) => titlesOf(person)));
    const open = new Set(titlesOf(reader));
    for (const topic of filterVisibleTopics(topics, reader)) {
      const lines = [...filterHelpLines(topic.steps, reader), ...filterHelpLines(topic.notes ?? [], reader)];
      const closed = lines
        .flatMap((line) => quoted(line.zh))
        .filter((name) => inMenus.has(name) && !open.has(name));
      expect([topic.key, closed]).toEqual([topic.key, []]);
    }
  });

  it.each([
    ['zh', 'zh-CN'],
    ['en', 'en-US'],
    ['ar', 'ar'],
  ] as const)('name buttons and pages as the portal does: %s', (language, tag) => {
    const words = read(join('src/locales', tag)) + read('domain');
    const unknown = topics.flatMap((topic) =>
      [...topic.steps, ...(topic.notes ?? [])]
        .flatMap((line) => quoted(line[language] ?? ''))
        .filter((name) => !words.includes(name.replaceAll("'", "\\'")) && !words.includes(name)),
    );
    expect(unknown).toEqual([]);
  });

  it('belong to existing pages, have distinct names, and refer to existing topics', () => {
    const paths = new Set(pages.map(({ path }) => path));
    const keys = topics.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { key, pages: at, related = [] } of topics) {
      expect([key, at.filter((path) => !paths.has(path))]).toEqual([key, []]);
      expect([key, related.filter((other) => !keys.includes(other))]).toEqual([key, []]);
    }
  });

  it('put the topic of the page first, and leave out what others do', () => {
    const first = (path: string, role: Role) => findPageTopics(topics, path, personOf({ role }))[0]?.key;
    expect(first('/review/filing', 'administrator')).toBe('decide');
    expect(first('/review/filings', 'finance')).toBe('export');
    expect(first('/review/assessments', 'expert')).toBe('assess');
    expect(first('/forms/declareForm', 'owner')).toBe('fill');
    expect(filterVisibleTopics(topics, personOf({ role: 'expert' })).map(({ key }) => key)).not.toContain(
      'fill',
    );
    const sign = topics.find(({ key }) => key === 'sign');
    expect(
      sign && findRelatedTopics(sign, topics, personOf({ role: 'reviewer' })).map(({ key }) => key),
    ).toEqual(['decide']);
  });

  it('are found by their words, those with a match in the title first', () => {
    const found = findTopics(topics, '申诉', ({ zh: said }) => said).map(({ key }) => key);
    expect(found.slice(0, 2)).toEqual(['appeal', 'hear']);
    expect(findTopics(topics, 'SECOND factor', ({ en }) => en)[0]?.key).toBe('factor');
  });

  it('name every column of the registers that an office imports', () => {
    const said = JSON.stringify(topics.find(({ key }) => key === 'registerFormat'));
    const columns = Object.values(registers).flatMap(({ columns: all }) =>
      all.map(({ zh: name, key }) => [name, key]),
    );
    expect(columns.flat().filter((name) => !said.includes(name))).toEqual([]);
  });
});
