/** Work whose duration depends on the input runs only in threads: on the main thread it would block everyone. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { speakCaptcha } from '../../accounts/captcha-sound';
import { assertSound } from '../../files/inspection/content';
import { readRegister } from '../../registers/register-file';
import { findSealPlaces } from '../../seals/pdf-seals';

const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);

describe('functions of threads (workerFile)', () => {
  it.each([
    ['the sound of a captcha', speakCaptcha.name],
    ['a file of a register', readRegister.name],
    ['the inspection of an upload', assertSound.name],
    ['the search for seals in a PDF', findSealPlaces.name],
  ])('are called by a worker alone: %s (%s)', (_, name) => {
    const called = new RegExp(`(?<!function )\\b${name}\\(`);
    const callers = files.filter((file) => called.test(readFileSync(join('server', file), 'utf8')));
    expect(callers).toHaveLength(1);
    expect(callers[0]).toMatch(/-worker\.ts$/);
  });
});
