import { describe, expect, it } from 'vitest';
import { createWorkMeter } from './budget';

let busy = 0;
const meter = createWorkMeter(() => busy);

describe(createWorkMeter, () => {
  it('charges what the thread did while one piece of work was under way', () => {
    busy = 100;
    const end = meter.begin();
    busy = 130;
    expect(end()).toBe(30);
    busy = 500;
    expect(meter.begin()()).toBe(0);
  });

  it('shares the time among all work under way, so that parallel work is charged more', () => {
    const beside = meter.begin();
    const attack = Array.from({ length: 8 }, () => meter.begin());
    busy += 900;
    const charged = attack.map((end) => end());
    expect(charged).toEqual(Array(8).fill(100));
    busy += 10;
    expect(beside()).toBe(110);
  });
});
