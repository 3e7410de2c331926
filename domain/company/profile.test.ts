import { describe, expect, it } from 'vitest';
import { listProfileFaults } from './profile';

const now = new Date('2026-03-02T02:00:00Z');

describe(listProfileFaults, () => {
  it('says that a postcode has six digits', () => {
    const saidOf = (postcode: string) =>
      listProfileFaults({ postcode }, now)
        .filter(({ path }) => path === 'company.postcode')
        .map(({ message }) => message.zh);
    expect(saidOf('1100')).toEqual(['“邮政编码”：邮政编码为6位数字']);
    expect(saidOf('110000')).toEqual([]);
  });
});
