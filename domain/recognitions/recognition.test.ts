import { describe, expect, it } from 'vitest';
import { programs } from '../programs/index.generated';
import {
  computeRecognitionState,
  computeValidity,
  formatCertificateNo,
  getNextExpiryReminderDay,
  NO_REMINDER,
} from './recognition';

describe(computeValidity, () => {
  it('returns the years of the program from the day of approval, last day included', () => {
    const three = { name: { zh: '示例企业', en: 'Sample company' }, years: 3, basis: '' };
    expect(computeValidity(three, '2026-06-10')).toEqual({ from: '2026-06-10', to: '2029-06-09' });
    expect(computeValidity(three, '2024-02-29')).toEqual({ from: '2024-02-29', to: '2027-02-27' });
    expect(formatCertificateNo('HT2026-0007')).toBe('HTR20260007');
  });
});

describe(computeRecognitionState, () => {
  it('returns upcoming before the first day, valid, expiring half a year before the end, expired after the last day, or revoked', () => {
    const on = (today: string, revokedOn: string | null = null) =>
      computeRecognitionState({ from: '2026-06-10', to: '2029-06-09', revokedOn }, today);
    expect(
      ['2026-06-09', '2026-06-10', '2028-12-08', '2028-12-09', '2029-06-09', '2029-06-10'].map((day) =>
        on(day),
      ),
    ).toEqual(['upcoming', 'valid', 'valid', 'expiring', 'expiring', 'expired']);
    expect(on('2027-01-01', '2026-12-31')).toBe('revoked');
    expect(on('2026-06-09', '2026-06-08')).toBe('revoked');
  });
});

describe(getNextExpiryReminderDay, () => {
  it('returns days six, three and one months before the end', () => {
    const days = ['2026-06-10'];
    while (days.at(-1) !== NO_REMINDER)
      days.push(getNextExpiryReminderDay('2029-06-09', days.at(-1) as string));
    expect(days.slice(1)).toEqual(['2028-12-09', '2029-03-09', '2029-05-09', NO_REMINDER]);
  });
});

describe('program.recognition', () => {
  it('is set for recognitions and platforms, each with the source of its years', () => {
    const giving = programs.filter(({ recognition }) => recognition).map(({ key }) => key);
    expect(giving).toEqual(['gazelle', 'hightech', 'incubation_carrier', 'innovation_platform']);
    for (const { recognition } of programs) expect(recognition?.basis ?? 'none').not.toBe('');
  });
});
