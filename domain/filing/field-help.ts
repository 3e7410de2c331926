import type { Field } from '../definition';
import { fillText, joinTexts, type Text, wordText } from '../text';
import { formatValue } from './input';
import { getUnitText } from './units';

const words = {
  example: { zh: '例：{{value}}', en: 'Example: {{value}}', ar: 'مثال: {{value}}' },
  exampleWithUnit: {
    zh: '例：{{value}}{{unit}}',
    en: 'Example: {{value}} {{unit}}',
    ar: 'مثال: {{value}} {{unit}}',
  },
};

function exampleOf(field: Field): Text | undefined {
  const { example, unit } = field;
  if (example === undefined) return undefined;
  const value = wordText((language) => formatValue(field, example, language));
  return unit
    ? fillText(words.exampleWithUnit, { value, unit: getUnitText(unit) })
    : fillText(words.example, { value });
}

/** Help of a field: what it takes, why it is asked, and an example. Undefined where it has none of them. */
export function getFieldHelp(field: Field): Text | undefined {
  const parts = [field.help, field.why, exampleOf(field)].filter((part) => part !== undefined);
  if (parts.length === 0) return undefined;
  return joinTexts(parts, '。', '. ');
}
