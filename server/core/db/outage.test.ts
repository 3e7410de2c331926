import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { findOutage } from './outage';

const coded = (code: string) => Object.assign(new Error(code), { code });

describe(findOutage, () => {
  it.each([
    '25006',
    '25P03',
    '28P01',
    '3D000',
    '40001',
    '40P01',
    '53200',
    '53300',
    '55P03',
    '57014',
    '57P01',
    '57P05',
    '58030',
    '08006',
    'EAI_AGAIN',
    'ECONNREFUSED',
    'ECONNRESET',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'EPIPE',
    'ETIMEDOUT',
  ])('returns an outage for %s, however it is wrapped', (code) => {
    expect(findOutage(coded(code))).toBe('away');
    expect(findOutage(new DrizzleQueryError('select 1', [], coded(code)))).toBe('away');
  });

  it.each(['53100', 'ENOSPC', 'EDQUOT'])('returns that the disk is full for %s', (code) => {
    expect(findOutage(coded(code))).toBe('full');
  });

  it.each([
    'Query read timeout',
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
  ])('returns the same for what the driver only words: %s', (message) => {
    expect(findOutage(new DrizzleQueryError('select 1', [], new Error(message)))).toBe('away');
  });

  it.each(['23505', '42P01', '22P02', 'ERR_ASSERTION'])('returns no outage for %s', (code) => {
    expect(findOutage(coded(code))).toBeUndefined();
  });
});
