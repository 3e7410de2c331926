import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { facts } from '../tests/conformance/facts';
import { type MutationKind, mutations } from '../tests/conformance/mutations';
import { mutated } from './conformance-mutations';

describe.each(Object.keys(mutations) as MutationKind[])('the faults of kind %s', (kind) => {
  it.each(mutations[kind])('$says: can be made, and breaks a fact', (fault) => {
    const text = readFileSync(join(__dirname, '..', fault.file), 'utf8');
    expect(mutated(text, fault)).not.toBe(text);
    expect(facts.map(({ id }) => id)).toContain(fault.fact);
  });

  it('break a fact each', () => {
    const named = mutations[kind].map(({ fact }) => fact);
    expect(named).toEqual([...new Set(named)]);
  });
});
