import type { OptionNode } from '@domain/calls/shapes';
import { Cascader, Select } from '@/components/Select';
import { useLanguage } from '@/utils/language';

interface Props {
  id?: string;
  value?: OptionNode['value'];
  onChange?: (value: OptionNode['value'] | undefined) => void;
  options: OptionNode[];
}

/** The values from the top of the tree down to `leaf`. */
function pathTo(options: OptionNode[], leaf: OptionNode['value'] | undefined): OptionNode['value'][] {
  for (const { value, children = [] } of options) {
    if (value === leaf) return [value];
    const below = pathTo(children, leaf);
    if (below.length > 0) return [value, ...below];
  }
  return [];
}

/** One choice from a list or, where options have children, from a tree; its value is that of the leaf. */
export default function OptionField({ options, value, onChange, ...field }: Props) {
  const { t } = useLanguage();
  const common = {
    ...field,
    size: 'large' as const,
    placeholder: t('register.search'),
    notFoundContent: t('register.noMatch'),
  };
  if (!options.some(({ children }) => children?.length)) {
    return (
      <Select
        {...common}
        showSearch
        optionFilterProp="label"
        options={options}
        value={value ?? null}
        onChange={(next) => onChange?.(next ?? undefined)}
      />
    );
  }
  return (
    <Cascader
      {...common}
      showSearch
      options={options}
      value={pathTo(options, value)}
      onChange={(path) => onChange?.(path?.at(-1) as OptionNode['value'] | undefined)}
    />
  );
}
