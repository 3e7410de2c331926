/** Labels of a form, as a trace of its expressions shows them. */
import type { Field, Form, Option } from '../definition';
import type { Text } from '../text';
import { listSectionFields } from './sections';
import type { TraceLabels } from './trace-words';

const contextTexts: Readonly<Record<string, Text>> = {
  'ctx.batchYear': { zh: '申报年度', en: 'Year of the batch', ar: 'سنة الدفعة' },
  'ctx.today': { zh: '今天', en: 'Today', ar: 'اليوم' },
};

const findOption = (options: readonly Option[], value: unknown): Option | undefined => {
  for (const option of options) {
    if (option.value === value) return option;
    const found = findOption(option.children ?? [], value);
    if (found) return found;
  }
  return undefined;
};

export function createTraceLabels({ sections }: Pick<Form, 'sections'>): TraceLabels {
  const fields = new Map<string, Field>(
    sections.flatMap((section) =>
      listSectionFields(section).map((field) => [`${section.key}.${field.key}`, field] as const),
    ),
  );
  const titles = new Map(sections.map(({ key, title }) => [key, title]));
  return {
    findLabel: (path) => fields.get(path) ?? titles.get(path) ?? contextTexts[path],
    findField: (path) => fields.get(path),
    findOption: (path, value) => {
      const field = fields.get(path);
      return field && 'options' in field && 'items' in field.options
        ? findOption(field.options.items, value)
        : undefined;
    },
  };
}
