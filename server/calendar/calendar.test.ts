import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { CalendarData } from '../../domain/windows/calls';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { testPrograms } from '../../tests/support/test-programs';
import { auditLog } from '../core/db/tables';
import { createWarnings } from '../core/warnings';
import { seedCalendar } from './calendar-service';
import { warnOfMissingYear } from './missing-year';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp({ programs: testPrograms });
});
beforeEach(async () => {
  await app.restore();
  admin = await app.signIn('admin');
});
afterAll(() => app.close());

const read = async (year?: string) =>
  (await app.call<CalendarData>(paths.workCalendar, { token: admin, ...(year && { query: { year } }) })).data;
const save = (body: object, token = admin) => app.call<CalendarData>(paths.saveCalendar, { token, body });

const NEW_YEAR = { date: '2027-01-01', kind: 'holiday', name: '元旦' };

describe('workCalendar and saveCalendar', () => {
  it('returns the official days of the running year, with their source', async () => {
    const calendar = await read();
    expect(calendar).toMatchObject({ year: 2026, version: 1, updated_by: 'system' });
    expect(calendar.source).toContain('2026年部分节假日安排的通知');
    expect(calendar.days).toContainEqual({ date: '2026-06-19', kind: 'holiday', name: '端午节' });
  });

  it('returns an empty year where no notice was published', async () => {
    expect(await read('2027')).toMatchObject({ version: 0, source: '', days: [], years: [2026] });
  });

  it('stores one year at a time for an administrator, and logs it', async () => {
    const source = '测试通知';
    const saved = await save({ year: 2027, version: 0, source, days: [NEW_YEAR] });
    expect([saved.code, saved.msg]).toEqual([200, 'The working days of 2027 are saved']);
    expect(saved.data).toMatchObject({ version: 1, days: [NEW_YEAR], source, years: [2026, 2027] });
    const lines = await app.audit.read('calendar', '2027');
    expect(lines).toMatchObject([
      { action: 'calendar.update', actorRole: 'administrator', version: 1, details: { days: [NEW_YEAR] } },
    ]);
  });

  it('refuses a change by whoever saw an earlier version', async () => {
    await save({ year: 2027, version: 0, source: '', days: [NEW_YEAR] });
    const { version } = await read('2027');
    const bodies = ['甲', '乙'].map((source) => ({ year: 2027, version, source, days: [NEW_YEAR] }));
    const answers = await Promise.all(bodies.map((body) => save(body)));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 208]);
    const refused = answers.find(({ code }) => code === 208);
    expect(refused?.data).toMatchObject({ conflict: true, version: version + 1 });
    expect((await save({ year: 2027, version: 0, source: '', days: [NEW_YEAR] })).code).toBe(208);
    expect((await read('2027')).days).toEqual([NEW_YEAR]);
  });

  it('rejects the second of two who enter the same new year', async () => {
    const days = [{ ...NEW_YEAR, date: '2028-01-01' }];
    const answers = await Promise.all([1, 2].map(() => save({ year: 2028, version: 0, source: '', days })));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 208]);
    const later = { year: 2029, version: 3, source: '', days: [{ ...NEW_YEAR, date: '2029-01-01' }] };
    expect((await save(later)).msg).toBe('record not found');
  });

  it('rejects days that cannot be in the calendar', async () => {
    const days = [NEW_YEAR, NEW_YEAR, { date: '2027-02-08', kind: 'working', name: '?' }];
    const { code, msg } = await save({ year: 2027, version: 2, source: '', days });
    expect([code, msg]).toEqual([
      -1,
      [
        '1 Jan 2027 stands there twice. Remove one',
        expect.stringContaining('8 Feb 2027 is a working day anyway'),
      ],
    ]);
    expect(
      (await save({ year: 2027, version: 2, source: '', days: [{ ...NEW_YEAR, date: '2027-02-30' }] })).code,
    ).toBe(-1);
  });

  it('rejects a year without a holiday, which would count as entered', async () => {
    const worked = { date: '2030-01-05', kind: 'working', name: '调休' };
    for (const days of [[], [worked]])
      expect(await save({ year: 2030, version: 0, source: '', days })).toMatchObject({
        code: -1,
        msg: ['2030 has no holiday yet, so nothing is saved. Add one first'],
      });
    expect((await read('2030')).years).not.toContain(2030);
  });

  it('keeps what an administrator changed when the server starts again', async () => {
    const { version, source } = await read('2026');
    const days = [{ ...NEW_YEAR, date: '2026-01-01' }];
    await save({ year: 2026, version, source, days });
    const { db } = app;
    const clock = () => app.clock.now;
    await seedCalendar({ db, clock });
    expect((await read('2026')).days).toEqual(days);
  });

  it('warns where the next year is not entered by October', async () => {
    const { db } = app;
    const warnings = createWarnings();
    const lookOn = async (day: string) => {
      await warnOfMissingYear({ db, clock: () => new Date(`${day}T09:00:00+08:00`), warnings });
      return warnings.raised;
    };
    expect(await lookOn('2026-09-30')).toEqual([]);
    expect(await lookOn('2030-10-01')).toEqual(['calendar_missing']);
  });

  it('rejects a reviewer', async () => {
    const reviewer = await app.signIn('reviewer');
    const { code } = await save({ year: 2027, version: 2, source: '', days: [NEW_YEAR] }, reviewer);
    expect(code).toBe(208);
    const denied = await app.db.q.select().from(auditLog).where(eq(auditLog.action, 'access.denied'));
    expect(JSON.stringify(denied)).toContain('windows.manage');
  });
});
