import { describe, expect, it } from 'vitest';
import { smallForm } from '../../tests/support/small-form';
import type { Field, Form } from '../definition';
import { describeFormShape } from './form-shape';

/** The small form with changes to its first field. */
const withField = (change: object): Form => {
  const [first, ...others] = smallForm.sections;
  if (first?.kind !== 'fields') throw new Error('the small form begins with fields');
  const [field, ...fields] = first.fields;
  return {
    ...smallForm,
    sections: [{ ...first, fields: [{ ...field, ...change } as Field, ...fields] }, ...others],
  };
};

describe(describeFormShape, () => {
  it.each([
    ['its key', { key: 'other' }],
    ['its kind', { type: 'textarea' }],
    ['its unit', { unit: '件' }],
    ['a limit', { maxLength: 7 }],
    ['whether it is needed', { required: false }],
  ])('changes when an item changes %s', (_, change) => {
    expect(describeFormShape(withField(change))).not.toBe(describeFormShape(smallForm));
  });

  it('stays the same when only labels, hints or who may read an item change', () => {
    expect(describeFormShape(withField({ identifies: true }))).toBe(describeFormShape(smallForm));
    expect(describeFormShape(withField({ zh: '另一个名称', help: { zh: '说明', en: 'Help' } }))).toBe(
      describeFormShape(smallForm),
    );
    expect(describeFormShape(withField({ why: { zh: '原因', en: 'Reason' }, example: '例' }))).toBe(
      describeFormShape(smallForm),
    );
  });

  it('changes when an item is removed', () => {
    expect(describeFormShape({ ...smallForm, sections: smallForm.sections.slice(1) })).not.toBe(
      describeFormShape(smallForm),
    );
  });
});
