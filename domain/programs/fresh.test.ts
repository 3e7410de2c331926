import { describe, expect, it } from 'vitest';
import { readSamples } from '../../tests/support/samples';
import type { FieldAnswers } from '../definition';
import { computeAnswers } from '../filing/compute';
import { type PrefillProfile, prefillAnswers } from '../filing/prefill';
import { runRules } from '../filing/rules';
import { isRowSection, isTypedField, listSectionFields } from '../filing/sections';
import { programs } from './index.generated';

const COMPANY = 'company.';

describe(prefillAnswers, () => {
  it.each(programs)('returns for $key a draft in which no rule has failed', async (program) => {
    const form = await program.load();
    const [sample] = readSamples(program.key);
    if (!sample) throw new Error(program.key);
    const profile: PrefillProfile = Object.fromEntries(
      form.sections
        .filter((section) => !isRowSection(section))
        .flatMap((section) =>
          listSectionFields(section)
            .filter((field) => isTypedField(field) && field.source?.startsWith(COMPANY))
            .map(({ key, source = '' }) => [
              source.slice(COMPANY.length),
              (sample.data[section.key] as FieldAnswers)?.[key],
            ]),
        ),
    );
    const fresh = computeAnswers(form, prefillAnswers(form, profile, sample.ctx), sample.ctx);
    const failed = runRules(form, fresh, sample.ctx).filter(({ outcome }) => outcome === 'failed');
    expect(failed).toEqual([]);
  });
});
