import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { BrowserErrors } from '../../domain/system/browser-error-calls';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { createWorkers } from '../core/workers/workers';
import { parseBrowser, selectProgramWords } from './browser-errors-service';
import { createSourceMaps } from './source-maps';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startTestApp({ pages: ['/forms/gazelleForm'] });
  admin = await app.signIn('admin');
});
afterAll(() => app.close());

const REPORT = {
  name: 'TypeError',
  message: "Cannot read properties of undefined (reading 'title')",
  release: 'umi.1f3a5c7e.js',
  route: '/forms/gazelleForm',
  frames: [{ file: 'umi.1f3a5c7e.js', line: 2, column: 4711 }],
};
const send = (changes: object = {}, ip = '203.0.113.1') =>
  app.call(paths.reportBrowserError, {
    body: { ...REPORT, ...changes },
    headers: { 'x-forwarded-for': ip, 'user-agent': 'Mozilla/5.0 (X11) Gecko/20100101 Firefox/128.0' },
  });
const read = async (): Promise<BrowserErrors> =>
  (await app.call<BrowserErrors>(paths.browserErrors, { token: admin })).data;

describe('reportBrowserError and browserErrors', () => {
  it('count an error with similar ones, and show it with its place', async () => {
    expect((await send()).code).toBe(200);
    await send();
    await send({ message: 'x is not a function', route: '/users/13800138000' });
    const { kinds, count, list } = await read();
    expect([kinds, count]).toEqual([2, 3]);
    const [other, twice] = list;
    expect(twice).toMatchObject({ count: 2, browser: 'Firefox/128', route: '/forms/gazelleForm' });
    expect(twice?.frames).toEqual([{ at: 'umi.1f3a5c7e.js:2:4711', is_source: false }]);
    expect(other?.route).toBe('other');
  });

  it('store nothing that a person may have typed', () => {
    for (const [said, kept] of [
      ['Unexpected token \'张\', "{"name":"张三"" is not valid JSON', 'Unexpected token \'…\', "…"…"…"'],
      ['no account 13800138000 of a@b.example at https://portal.example/x?y=1', 'no account … of … at …'],
      ["reading 'title'", "reading 'title'"],
    ])
      expect(selectProgramWords(said as string)).toContain((kept as string).slice(0, 22));
    expect(selectProgramWords('Unexpected end in "Zhang San, 210102199001011234')).not.toMatch(/Zhang|2101/);
    expect(parseBrowser('curl/8.0 somebody@example')).toBe('');
  });

  it.each([
    { user: 'demo' },
    { frames: [{ file: '../../etc/passwd', line: 1, column: 1 }] },
    { frames: Array.from({ length: 11 }, () => REPORT.frames[0]) },
    { message: 'x'.repeat(301) },
    { release: '张三' },
  ])('reject anything else: %j', async (changes) => {
    expect((await send(changes)).code).toBe(-1);
  });

  it('drop errors silently when too many come, and keep a limited number in all', async () => {
    const before = (await read()).list.length;
    app.clock.advance(61);
    for (let i = 0; i < 15; i += 1)
      expect((await send({ message: `flood ${'abcdefghijklmno'[i]}` })).code).toBe(200);
    const { list } = await read();
    expect(list.length).toBeLessThanOrEqual(before + 10);
    const { payload } = await app.app.inject('/api/metrics');
    expect(payload).toMatch(/^browser_errors_total 18$/m);
  });

  it('show errors to administrators alone', async () => {
    for (const name of ['demo', 'reviewer', 'auditor'])
      expect((await app.call(paths.browserErrors, { token: await app.signIn(name) })).code).toBe(208);
  });
});

describe(createSourceMaps, () => {
  it('returns the place in the sources where the map of the script lies beside the portal', async () => {
    const root = mkdtempSync(join(tmpdir(), 'portal-maps-'));
    const workers = createWorkers({ log: { error: () => undefined }, threads: 1 });
    try {
      const source = '// first line\nexport function open(filing) {\n  return filing.title.length;\n}\n';
      const { code, map } = await transform(source, {
        minify: true,
        sourcemap: 'external',
        sourcefile: 'src/pages/a.ts',
      });
      mkdirSync(join(root, 'dist'));
      mkdirSync(join(root, 'dist-maps.20261124T000000000Z'));
      writeFileSync(join(root, 'dist-maps.20261124T000000000Z', 'a.0123abcd.js.map'), map);
      const maps = createSourceMaps(join(root, 'dist'), workers);
      const frame = { file: 'a.0123abcd.js', line: 1, column: code.indexOf('length') + 1 };
      const strange = { file: 'b.js', line: 1, column: 1 };
      const place = await maps.resolve([frame, strange]);
      expect(place(frame)).toMatchObject({ is_source: true });
      expect(place(frame).at).toMatch(/src\/pages\/a\.ts:3:\d+$/);
      expect(place(strange)).toEqual({ at: 'b.js:1:1', is_source: false });
    } finally {
      await workers.close();
      rmSync(root, { recursive: true });
    }
  });
});
