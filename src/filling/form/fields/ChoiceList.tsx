import type { AnswerValue, BooleanField, ChoiceField, Option } from '@domain/definition';
import { type Language, say } from '@domain/text';
import type { SelectProps } from 'antd';
import { type AriaAttributes, useMemo } from 'react';
import { Cascader } from '@/components/Controls/Cascader';
import { Select } from '@/components/Controls/Select';
import { findOptionPath } from '@/filling/form/useFieldStates';
import { useLanguage } from '@/utils/language';

interface ChoiceListProps
  extends AriaAttributes,
    Pick<SelectProps, 'id' | 'className' | 'variant' | 'status' | 'open' | 'defaultOpen' | 'onOpenChange'> {
  field: ChoiceField | BooleanField;
  value: AnswerValue;
  options: Option[];
  /** Shown while nothing is chosen. */
  placeholder: string;
  /** True in a cell, which has room for one line. */
  isInCell?: boolean;
  onChoose(value: AnswerValue): void;
}

/** List or tree of options with its box, which takes the focus; typing searches the options, those of a tree on all its levels at once. */
export default function ChoiceList({ field, value, options, isInCell, onChoose, ...box }: ChoiceListProps) {
  const { language, t } = useLanguage();
  const common = { ...box, autoFocus: true, allowClear: true };
  if (field.type === 'cascader')
    return <ChoiceTree {...common} value={value} options={options} onChoose={onChoose} />;
  const list = { ...common, showSearch: true, popupMatchSelectWidth: false, optionFilterProp: 'label' };
  const entries = options.map((option) => ({ value: option.value, label: say(option, language) }));
  if (field.type === 'multiselect')
    return (
      <Select<AnswerValue>
        {...list}
        mode="multiple"
        maxTagCount={isInCell ? 'responsive' : 20}
        options={entries}
        value={Array.isArray(value) ? value : []}
        onChange={(next) => onChoose(next)}
      />
    );
  if (field.type === 'boolean')
    return (
      <Select<'yes' | 'no'>
        {...list}
        options={(['yes', 'no'] as const).map((is) => ({ value: is, label: t(`forms.field.${is}`) }))}
        value={typeof value === 'boolean' ? (value ? 'yes' : 'no') : null}
        onChange={(next) => onChoose(next ? next === 'yes' : null)}
      />
    );
  return (
    <Select<string | number>
      {...list}
      options={entries}
      value={typeof value === 'string' || typeof value === 'number' ? value : null}
      onChange={(next) => onChoose(next ?? null)}
    />
  );
}

interface TreeNode {
  value: string | number;
  label: string;
  children?: TreeNode[];
}

const buildTreeNodes = (options: Option[], language: Language): TreeNode[] =>
  options.map((option) => ({
    value: option.value,
    label: say(option, language),
    ...(option.children && { children: buildTreeNodes(option.children, language) }),
  }));

type ChoiceTreeProps = Omit<ChoiceListProps, 'field' | 'isInCell'>;

/** Tree of options; the answer is the value of the leaf. */
function ChoiceTree({ value, options, onChoose, ...box }: ChoiceTreeProps) {
  const { language } = useLanguage();
  const nodes = useMemo(() => buildTreeNodes(options, language), [options, language]);
  const chosen = useMemo(
    () => findOptionPath(options, value).map((option) => option.value),
    [options, value],
  );
  return (
    <Cascader<TreeNode>
      {...box}
      options={nodes}
      value={chosen}
      onChange={(path) => onChoose(path?.at(-1) ?? null)}
    />
  );
}
