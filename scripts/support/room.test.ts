import { describe, expect, it } from 'vitest';
import { describeLackOfRoom } from './room.mjs';

const GB = 1024 ** 3;
const machine = { free: 20 * GB, memory: 4 * GB, hasPackages: false };

describe('describeLackOfRoom', () => {
  it('returns null for a machine with room', () => {
    expect(describeLackOfRoom(machine)).toBeNull();
    expect(describeLackOfRoom({ ...machine, free: GB, hasPackages: true })).toBeNull();
  });

  it('names what a full disk has and what is needed', () => {
    expect(describeLackOfRoom({ ...machine, free: GB })).toContain('1.0 GB left');
    expect(describeLackOfRoom({ ...machine, free: GB / 10, hasPackages: true })).toContain('0.1 GB left');
  });

  it('names the memory that is allowed', () => {
    expect(describeLackOfRoom({ ...machine, memory: GB })).toContain('allows 1.0 GB of memory');
  });
});
