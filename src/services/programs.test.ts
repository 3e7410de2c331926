import { compileText } from '@domain/expressions/language/compile-text';
import { compileForm } from '@domain/program-documents/compile';
import { getProgramBody, getProgramConditions, getProgramHead } from '@domain/program-documents/parts';
import { findProgram } from '@domain/programs/find';
import { putProgramsInForce } from '@domain/programs/registry';
import { findReportForm } from '@domain/programs/reports';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestFailure } from '@/utils/failure';
import { mockCall } from '../../tests/support/portal/mock-call';
import { readProgramDocument } from '../../tests/support/program-documents';
import { bringKnownPrograms, bringPrograms } from './programs';

const document = { ...readProgramDocument('gazelle'), edition: '2027.1' };
const listed = {
  version: 'v1',
  programs: [
    {
      key: 'gazelle',
      edition: '2027.1',
      origin: 'office',
      title: document.manifest.title,
      route: '/forms/gazelleForm',
      hash: 'h1',
      head: getProgramHead(document),
      conditions: getProgramConditions(document),
    },
  ],
};

/** The cache of a browser, as far as it is used. */
const kept = new Map<string, Response>();
const cacheOfBrowser = {
  open: async () => ({
    match: async (address: string) => kept.get(address)?.clone(),
    put: async (address: string, answer: Response) => void kept.set(address, answer),
  }),
};

const answerWith = (data: unknown) => ({ code: 200, msg: '', data }) as never;
const list = mockCall('programsInForce');
const body = mockCall('programEdition');

// Files share the programs in force.
afterEach(() => putProgramsInForce([], ''));
beforeEach(async () => {
  vi.clearAllMocks();
  vi.stubGlobal('caches', cacheOfBrowser);
  kept.clear();
  localStorage.clear();
  await putProgramsInForce([], '');
  list.mockResolvedValue(answerWith(listed));
  body.mockResolvedValue(
    answerWith({ key: 'gazelle', edition: '2027.1', hash: 'h1', ...getProgramBody(document) }),
  );
});

describe('bringPrograms()', () => {
  it('asks nothing in a house that has published nothing', async () => {
    await bringPrograms(undefined);
    expect(list).not.toHaveBeenCalled();
    expect(findProgram('gazelle')?.edition).toBe('2026.1');
  });

  it('puts an edition over that of the release, and reads its form once', async () => {
    await bringPrograms('v1');
    const program = findProgram('gazelle');
    expect(program?.edition).toBe('2027.1');
    const form = await program?.load();
    expect(form?.sections).toHaveLength(compileForm(document, compileText).sections.length);
    await program?.load();
    expect(body).toHaveBeenCalledOnce();
    await bringPrograms('v1');
    expect(list).toHaveBeenCalledOnce();
  });

  it('leaves the programs as they are where the list cannot be read', async () => {
    list.mockRejectedValue(new RequestFailure('status', { status: 503 }));
    await bringPrograms('v1');
    expect(findProgram('gazelle')?.edition).toBe('2026.1');
  });
});

describe('forms of reports of a published edition', () => {
  const firstSection = async (key: string) => (await findReportForm(key)?.load())?.sections[0]?.key;

  it('come with its body, those of the edition before it too', async () => {
    await bringPrograms('v1');
    expect(findReportForm('gazelle/2027.1/report_gazelle')?.title.zh).toBe('瞪羚企业年度数据');
    expect(await firstSection('gazelle/2027.1/report_gazelle')).toBe('operationData');
    expect(await firstSection('gazelle/2026.1/report_gazelle')).toBe('operationData');
  });

  it('are read for an edition that holds no more, and then need no network', async () => {
    await bringPrograms('v1');
    expect(await firstSection('gazelle/2026.9/report_gazelle')).toBe('operationData');
    expect(body).toHaveBeenCalledExactlyOnceWith({ path: { key: 'gazelle', edition: '2026.9' } });
    expect([...kept.keys()]).toContain('/program-editions/gazelle/2026.9');
  });
});

describe('bringKnownPrograms()', () => {
  it('opens without a network what was read before', async () => {
    await bringPrograms('v1');
    await findProgram('gazelle')?.load();
    await putProgramsInForce([], '');
    for (const call of [list, body]) call.mockRejectedValue(new RequestFailure('offline'));
    await bringKnownPrograms();
    const program = findProgram('gazelle');
    expect(program?.edition).toBe('2027.1');
    expect((await program?.load())?.rules.length).toBeGreaterThan(10);
  });
});
