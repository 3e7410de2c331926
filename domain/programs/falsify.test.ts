import { describe, expect, it } from 'vitest';
import { readCombinedChanges } from '../../tests/support/combined-changes';
import { readSamples } from '../../tests/support/samples';
import { falsifyRules } from '../program-documents/scenarios/falsify';
import { programs } from './index.generated';

describe.each(programs)('falsifyRules() with the samples of $key', (program) => {
  it('makes every rule fail', async () => {
    const changes = readCombinedChanges(program.key);
    const trials = readSamples(program.key).map(({ data, ctx }) => ({ answers: data, ctx, changes }));
    expect(falsifyRules(await program.load(), trials)).toEqual([]);
  }, 60_000);
});
