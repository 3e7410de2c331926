import { describe, expect, it } from 'vitest';
import { readSamples } from '../../tests/support/samples';
import { computeAnswers } from '../filing/compute';
import { runRules } from '../filing/rules';
import { listSectionFields } from '../filing/sections';
import { programs } from './index.generated';

const ctx = { batchYear: 2026, today: '2026-06-01', settings: {} };

/** Maximum difference of a figure from its shown value, which its field rounds. */
const CLOSE = 0.006;

describe('judgedBy', () => {
  it.each(programs.map(({ key, load }) => [key, load] as const))(
    'shows, in %s, the verdict of a rule only beside the figure that it judges',
    async (key, load) => {
      const form = await load();
      const samples = readSamples(key).map(({ data }) => computeAnswers(form, data, ctx));
      for (const section of form.sections) {
        for (const field of listSectionFields(section).filter(({ judgedBy }) => judgedBy)) {
          expect(section.kind).toBe('computed');
          const values = samples.map((filled) => [
            (filled[section.key] as Record<string, unknown>)[field.key],
            runRules(form, filled, ctx).find(({ id }) => id === field.judgedBy)?.figure?.value,
          ]);
          const known = values.filter(([value, figure]) => value != null && figure != null);
          expect(known, field.key).not.toEqual([]);
          const apart = known.filter(([value, figure]) => Math.abs(Number(value) - Number(figure)) > CLOSE);
          expect(apart, field.key).toEqual([]);
        }
      }
    },
  );
});
