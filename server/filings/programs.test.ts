import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRowSection } from '../../domain/filing/sections';
import type { Filing } from '../../domain/filing/types';
import { programs } from '../../domain/programs/index.generated';
import { getSaveCall, submitSaved, toWireCall, withFiles } from '../../tests/support/file-sample';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { readFilableSample } from '../../tests/support/server/linked-programs';

let app: TestApp;
let owner: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('demo');
});
afterAll(() => app.close());

describe.each(programs.map((program) => [program.key, program] as const))('%s', (key, program) => {
  const { calls } = program;

  it('starts from the company profile, is saved, and is submitted as its sample', async () => {
    const fresh = await app.call<Filing>(toWireCall(calls.info), { token: owner });
    expect(fresh.data).toMatchObject({ id: null, program: key, window: { status: 'open' } });

    const sample = await readFilableSample(app, program);
    const data = await withFiles(app, owner, program, sample.data);
    const saved = await app.call<Filing>(getSaveCall(program), { token: owner, body: { data } });
    expect(saved).toMatchObject({
      code: 200,
      data: { version: 1, completeness: { percent: 100, missing: [] } },
    });
    expect(saved.data.computed).toEqual(sample.computed);

    const sent = await submitSaved(app, owner, program, saved.data);
    expect(sent).toMatchObject({ code: 200, data: { status: 'submitted', receipt: {} } });
    expect(sent.data.receipt?.no).toMatch(/^[A-Z]{2}20260610-000001$/);
  });

  it('rejects an empty filing with a place for every missing answer', async () => {
    await readFilableSample(app, program, 'other');
    const other = await app.signIn('other');
    const body = { action: 'submit', data: {} };
    const sent = await app.call<{ missing: { path: string; message: string }[] }>(getSaveCall(program), {
      token: other,
      body,
    });
    expect(sent.code).toBe(208);
    expect(sent.data.missing.length).toBeGreaterThan(20);
    expect(sent.data.missing.every(({ path: place, message }) => place !== '' && message !== '')).toBe(true);
  });

  it('returns no fault for data of any shape', async () => {
    const other = await app.signIn('other');
    const { sections } = await program.load();
    const send = async (data: object) => {
      const { status, code } = await app.call(getSaveCall(program), {
        token: other,
        body: { data, action: 'submit' },
      });
      expect([status, code], JSON.stringify(data)).toEqual([200, expect.toBeOneOf([-1, 208])]);
    };
    const odd = [null, 'x', 7, true, [], {}, [[]], [{}], [null], { row: 1 }, [{ row: {} }], '__proto__'];
    // As many calls as there are shapes, so that every section gets each of them.
    for (const turn of odd.keys())
      await send(Object.fromEntries(sections.map(({ key: at }, i) => [at, odd[(i + turn) % odd.length]])));
    // Well-formed data gets as far as the rules, even if it is blank.
    for (const section of sections)
      for (const blank of isRowSection(section) ? [[], [{}]] : [null, {}])
        await send({ [section.key]: blank });
  });
});
