import type { ChoiceField, Option } from '@domain/definition';
import type { Language } from '@domain/text';
import { useMemo } from 'react';
import { Cascader } from '@/components/Controls/Select';
import { ariaOf, type ControlProps } from '@/filling/form/controlProps';
import { pathTo } from '@/filling/form/options';
import { useLanguage } from '@/utils/language';
import styles from '../ChoiceField/index.module.css';

interface Node {
  value: string | number;
  label: string;
  children?: Node[];
}

const nodesOf = (options: Option[], language: Language): Node[] =>
  options.map((option) => ({
    value: option.value,
    label: option[language],
    ...(option.children && { children: nodesOf(option.children, language) }),
  }));

/** An entry of a tree; the answer is the value of the leaf. Typing searches all levels at once. */
export default function CascaderField(props: ControlProps<ChoiceField>) {
  const { id, value, options, onChange, inCell } = props;
  const { language, t } = useLanguage();
  const nodes = useMemo(() => nodesOf(options, language), [options, language]);
  const chosen = useMemo(() => pathTo(options, value).map((option) => option.value), [options, value]);
  return (
    <Cascader<Node>
      id={id}
      {...ariaOf(props)}
      className={styles.choice ?? ''}
      options={nodes}
      value={chosen}
      showSearch={{ limit: 50 }}
      allowClear
      placeholder={t('forms.field.choose')}
      variant={inCell ? 'borderless' : 'outlined'}
      status={props.isInvalid ? 'error' : ''}
      onChange={(path) => onChange(path?.at(-1) ?? null)}
    />
  );
}
