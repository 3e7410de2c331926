import { describe, expect, it } from 'vitest';
import { createCatalogue } from '../../program-documents/catalogue';
import { compileText } from './compile-text';

const KINDS = { name: 'kinds', title: { zh: '', en: '' }, items: [{ zh: '', en: '', value: 'a' }] };

const catalogue = createCatalogue(() => KINDS);

const evaluate = (text: string) =>
  compileText(text, {
    parameters: [],
    resolve: (name) => (Object.hasOwn(catalogue, name) ? { helper: catalogue[name] } : undefined),
  })({ rows: [{ amount: 1 }] });

describe('helpers that read by a name of the document', () => {
  it.each([
    "first(rows, 'constructor')",
    "first([first(rows, 'constructor')], 'constructor')('return 42')()",
    "[first].map((read) => read(rows, 'constructor'))",
    "['constructor'].reduce(first, rows)",
    "getOptionAttribute('kinds', 'a', 'constructor')",
  ])('give no function that every object inherits: %s', (text) => {
    expect(() => evaluate(text)).toThrow(TypeError);
  });
});
