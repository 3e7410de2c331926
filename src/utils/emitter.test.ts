import { MAX_LANGUAGE_LISTENERS } from '@domain/api/codes';
import { describe, expect, test } from 'vitest';
import { createEmitter } from './emitter';

describe(createEmitter, () => {
  test('[spec 9.listeners] accepts five listeners, refuses a sixth, and frees a place that was left', () => {
    const emitter = createEmitter<string>(MAX_LANGUAGE_LISTENERS);
    const heard: string[] = [];
    const leave = [1, 2, 3, 4, 5].map((n) => emitter.on((tag) => heard.push(`${n} ${tag}`)));
    emitter.emit('ar');
    expect(heard).toEqual(['1 ar', '2 ar', '3 ar', '4 ar', '5 ar']);
    expect(() => emitter.on(() => undefined)).toThrow(RangeError);
    leave[0]?.();
    expect(() => emitter.on(() => undefined)).not.toThrow();
  });
});
