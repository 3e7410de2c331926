/** Every form that asks for the number of an identity card compares its check character, as its help text says. */
import { describe, expect, it } from 'vitest';
import { readSamples } from '../../tests/support/samples';
import type { Form } from '../definition';
import { computeAnswers } from '../filing/compute';
import { runRules } from '../filing/rules';
import { listSectionFields } from '../filing/sections';
import { programs } from './index.generated';

const WRONG = '110105194912310021';

interface Place {
  section: string;
  number: string;
  /** Key of the field with the type of the document. */
  document: string;
}

const placesOf = (form: Form): Place[] =>
  form.sections
    .filter(({ kind }) => kind === 'fields')
    .flatMap((section) =>
      listSectionFields(section)
        .filter(({ type }) => type === 'id_card')
        .map(({ key }) => ({ section: section.key, number: key, document: key.replace(/_no$/, '_type') })),
    );

const cases = await Promise.all(
  programs.map(async (program) => ({ program, form: await program.load() })),
).then((loaded) =>
  loaded.flatMap(({ program, form }) =>
    placesOf(form).map((place) => ({ ...place, form, key: program.key })),
  ),
);

describe.each(cases.map((each) => ({ ...each, name: `${each.key}, ${each.section}.${each.number}` })))(
  'runRules() of $name',
  ({ key, form, section, number, document }) => {
    /** The places at which the rules about the number are shown as failed. */
    const brokenAt = (changes: Record<string, string>): string[] => {
      const [sample] = readSamples(key);
      if (!sample) throw new Error(`no sample of ${key}`);
      const data = { ...sample.data, [section]: { ...(sample.data[section] as object), ...changes } };
      const paths = new Map(form.rules.map((rule) => [rule.id, rule.paths ?? []]));
      return runRules(form, computeAnswers(form, data, sample.ctx), sample.ctx)
        .filter(({ outcome, level }) => outcome === 'failed' && level === 'error')
        .filter(({ id }) => paths.get(id)?.includes(`${section}.${number}`))
        .map(({ path }) => path);
    };

    it('refuses a wrong check character of an identity card, at the number', () => {
      const places = brokenAt({ [document]: 'id_card', [number]: WRONG });
      expect([...new Set(places)]).toEqual([`${section}.${number}`]);
    });

    it('accepts the number of another document', () => {
      expect(brokenAt({ [document]: 'passport', [number]: 'E12345678' })).toEqual([]);
    });
  },
);

describe('runRules() of identity numbers', () => {
  it('covers more than five forms', () => expect(cases.length).toBeGreaterThan(5));
});
