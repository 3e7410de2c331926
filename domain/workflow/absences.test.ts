import { describe, expect, it } from 'vitest';
import type { DayKind } from '../windows/working-days';
import {
  countPeriodWorkingDays,
  type DeputizedAbsence,
  type DeputizedOfficer,
  findDeputyFault,
  findMessageRecipient,
  findPeopleAwayOn,
  listAbsenceFaults,
  listPresentOfficers,
} from './absences';

const officer = (id: string, more: Partial<DeputizedOfficer> = {}): DeputizedOfficer => ({
  id,
  role: 'reviewer',
  department: 'tiexi',
  programs: [],
  duties: [],
  isActive: true,
  ...more,
});
const [ann, ben, cem] = [officer('ann'), officer('ben'), officer('cem')];
/** Work calendar with a Friday off, and a Saturday worked in its place. */
const calendar = new Map<string, DayKind>([
  ['2026-06-19', 'holiday'],
  ['2026-06-20', 'working'],
]);
const week = { from: '2026-06-15', until: '2026-06-21' };

describe(findDeputyFault, () => {
  const fault = (person: Partial<DeputizedOfficer>, deputy: Partial<DeputizedOfficer>) =>
    findDeputyFault({ ...ann, ...person }, { ...ben, ...deputy })?.en;

  it('refuses a deputy with another role or department, or with fewer programs or duties', () => {
    expect(fault({}, {})).toBeUndefined();
    expect(fault({ programs: ['gazelle'] }, {})).toBeUndefined();
    expect(fault({ duties: ['district.handle'] }, {})).toBeUndefined();
    expect(fault({}, { department: 'shenhe' })).toContain('same department');
    expect(fault({}, { role: 'administrator' })).toContain('same department');
    expect(fault({}, { programs: ['gazelle'] })).toContain('programs');
    expect(fault({ programs: ['gazelle', 'hightech'] }, { programs: ['gazelle'] })).toContain('programs');
    expect(fault({}, { duties: ['district.handle'] })).toContain('duties');
    expect(fault({ duties: ['district.check'] }, { duties: ['district.handle'] })).toContain('duties');
  });

  it('refuses the officer themselves, and a closed account', () => {
    expect(findDeputyFault(ann, ann)?.en).toContain('themselves');
    expect(fault({}, { isActive: false })).toContain('closed');
  });
});

describe(listAbsenceFaults, () => {
  const faults = (asked: object, standing: { userId: string; deputyId: string }[] = []) =>
    listAbsenceFaults(
      { userId: 'ann', deputyId: 'ben', ...week, ...asked },
      standing.map((each) => ({ ...week, ...each })),
      '2026-06-15',
      calendar,
    ).map(({ en }) => en);

  it('refuses a period without a working day of the calendar', () => {
    expect(countPeriodWorkingDays(week, calendar)).toBe(5);
    expect(countPeriodWorkingDays({ from: '2026-06-19', until: '2026-06-19' }, calendar)).toBe(0);
    expect(faults({})).toEqual([]);
    expect(faults({ from: '2026-06-19', until: '2026-06-19' })).toEqual([
      expect.stringContaining('no working day'),
    ]);
  });

  it('refuses a reversed, past or endless period', () => {
    expect(faults({ from: '2026-06-22' })).toEqual([expect.stringContaining('before the first')]);
    expect(faults({ from: '2026-06-01', until: '2026-06-14' })).toEqual([expect.stringContaining('over')]);
    expect(faults({ until: '2026-12-12' })).toEqual([expect.stringContaining('180 days')]);
    expect(faults({ until: '2026-12-11' })).toEqual([]);
  });

  it('refuses a period that overlaps with an absence of the person, the deputy, or somebody they stand in for', () => {
    expect(faults({}, [{ userId: 'ann', deputyId: 'cem' }])).toEqual([expect.stringContaining('overlaps')]);
    expect(faults({}, [{ userId: 'ben', deputyId: 'cem' }])).toEqual([expect.stringContaining('away')]);
    expect(faults({}, [{ userId: 'cem', deputyId: 'ann' }])).toEqual([expect.stringContaining('acts for')]);
    expect(faults({}, [{ userId: 'cem', deputyId: 'ben' }])).toEqual([]);
    expect(faults({ from: '2026-06-22', until: '2026-06-23' }, [{ userId: 'ann', deputyId: 'cem' }])).toEqual(
      [],
    );
  });
});

describe(findPeopleAwayOn, () => {
  const absence: DeputizedAbsence = { person: ann, deputy: ben, ...week };

  it('returns the deputy of an absent person, from the first day to the last', () => {
    const deputies = ['2026-06-14', '2026-06-15', '2026-06-21', '2026-06-22'].map(
      (day) => findPeopleAwayOn([absence], day).get('ann')?.deputy?.id,
    );
    expect(deputies).toEqual([undefined, 'ben', 'ben', undefined]);
  });

  it('returns no deputy if the deputy lost the account or is away as well', () => {
    const day = '2026-06-16';
    const lost = findPeopleAwayOn([{ ...absence, deputy: { ...ben, isActive: false } }], day);
    expect(lost.get('ann')?.deputy).toBeNull();
    const both = findPeopleAwayOn([absence, { person: ben, deputy: cem, ...week }], day);
    expect([both.get('ann')?.deputy, both.get('ben')?.deputy?.id]).toEqual([null, 'cem']);
  });

  it('findMessageRecipient returns the deputy, or the person if nobody stands in', () => {
    const away = new Map([['ann', { person: { name: '安' }, deputy: ben }]]);
    expect(findMessageRecipient('ann', away)).toEqual({ userId: 'ben', inPlaceOf: '安' });
    expect(findMessageRecipient('cem', away)).toEqual({ userId: 'cem' });
    expect(findMessageRecipient('ann', new Map([['ann', { person: { name: '安' }, deputy: null }]]))).toEqual(
      {
        userId: 'ann',
      },
    );
    expect(listPresentOfficers([ann, ben], away)).toEqual([ben]);
    expect(listPresentOfficers([ann], away)).toEqual([ann]);
  });
});
