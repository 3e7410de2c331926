import { describe, expect, it } from 'vitest';
import { smallForm } from '../../tests/support/small-form';
import type { Field, Form } from '../definition';
import { formShape } from './form-shape';

/** The form with another first field. */
const withField = (change: object): Form => {
  const [first, ...others] = smallForm.sections;
  if (first?.kind !== 'fields') throw new Error('the small form begins with fields');
  const [field, ...fields] = first.fields;
  return {
    ...smallForm,
    sections: [{ ...first, fields: [{ ...field, ...change } as Field, ...fields] }, ...others],
  };
};

describe(formShape, () => {
  it.each([
    ['its key', { key: 'other' }],
    ['its kind', { type: 'textarea' }],
    ['its unit', { unit: '件' }],
    ['a limit', { maxLength: 7 }],
    ['whether it is needed', { required: false }],
  ])('changes when an item changes %s', (_, change) => {
    expect(formShape(withField(change))).not.toBe(formShape(smallForm));
  });

  it('stays the same when only labels, hints or who may read an item change', () => {
    expect(formShape(withField({ identifies: true }))).toBe(formShape(smallForm));
    expect(formShape(withField({ zh: '另一个名称', help: { zh: '说明', en: 'Help' } }))).toBe(
      formShape(smallForm),
    );
    expect(formShape(withField({ why: { zh: '原因', en: 'Reason' }, example: '例' }))).toBe(
      formShape(smallForm),
    );
  });

  it('changes when an item is removed', () => {
    expect(formShape({ ...smallForm, sections: smallForm.sections.slice(1) })).not.toBe(formShape(smallForm));
  });
});
