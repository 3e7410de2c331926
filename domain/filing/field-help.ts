import type { Field } from '../definition';
import { fillText, type Text } from '../text';
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
  const value = { zh: formatValue(field, example, 'zh'), en: formatValue(field, example, 'en') };
  return unit
    ? fillText(words.exampleWithUnit, { value, unit: getUnitText(unit) })
    : fillText(words.example, { value });
}

/** Help of a field: what it takes, why it is asked, and an example. Undefined where it has none of them. */
export function getFieldHelp(field: Field): Text | undefined {
  const parts = [field.help, field.why, exampleOf(field)].filter((part) => part !== undefined);
  if (parts.length === 0) return undefined;
  return { zh: parts.map(({ zh }) => zh).join('。'), en: parts.map(({ en }) => en).join('. ') };
}
