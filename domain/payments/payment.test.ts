import { describe, expect, it } from 'vitest';
import { computeRemainingPayment, findPaymentFault, getPaymentState } from './payment';

describe(computeRemainingPayment, () => {
  it('returns the rest to two decimals, and 0 where more was paid than is granted now', () => {
    expect(computeRemainingPayment({ granted: 100, paid: 33.33 })).toBe(66.67);
    expect(computeRemainingPayment({ granted: 0.3, paid: 0.1 })).toBe(0.2);
    expect(computeRemainingPayment({ granted: 10, paid: 12 })).toBe(0);
  });
});

describe(getPaymentState, () => {
  it.each([
    [0, 'unpaid'],
    [0.01, 'partly'],
    [99.99, 'partly'],
    [100, 'paid'],
    [101, 'paid'],
  ])('returns for %d of 100: %s', (paid, state) => {
    expect(getPaymentState({ granted: 100, paid })).toBe(state);
  });
});

describe(findPaymentFault, () => {
  const given = { granted: 100, paid: 60, approvedOn: '2026-05-20', today: '2026-06-10' };
  const faultOf = (amount: number, paidOn = '2026-06-10', more = {}) =>
    findPaymentFault({ amount, paidOn }, { ...given, ...more });

  it('returns none for the whole rest, paid today', () => {
    expect(faultOf(40)).toBeNull();
    expect(faultOf(0.2, '2026-06-01', { granted: 0.3, paid: 0.1 })).toBeNull();
  });

  it('refuses a day before the approval', () => {
    expect(faultOf(40, '2026-05-20')).toBeNull();
    expect(faultOf(40, '2026-05-19')).toMatchObject({
      path: 'paid_on',
      message: { zh: '拨付日期不能早于批准日期（2026-05-20），请核对日期' },
    });
  });

  it('names what was granted, what was paid and what may still be paid, in the unit of the field', () => {
    expect(faultOf(40.01)).toMatchObject({
      path: 'amount',
      message: {
        zh: '本次金额超出未拨付余额：批准100万元，已拨付60万元，最多还可拨付40万元。请改正金额',
        en: expect.stringContaining('in 10,000 yuan: granted 100, paid 60, at most 40 left'),
        ar: expect.stringContaining('بوحدة 10,000 يوان'),
      },
    });
  });

  it('says how to go on where nothing is left', () => {
    expect(faultOf(1, '2026-06-10', { paid: 100 })?.message.zh).toContain('请先撤销该笔登记');
  });

  it('refuses a day after today', () => {
    expect(faultOf(1, '2026-06-11')).toMatchObject({ path: 'paid_on' });
  });
});
