import { isSearchMatch } from '@domain/reference/choice-search';
import { Cascader as AntdCascader, Select as AntdSelect, type CascaderProps, type SelectProps } from 'antd';
import { useEffect, useRef } from 'react';

interface Requirable {
  'aria-required'?: boolean | 'true' | 'false' | undefined;
}

/**
 * Moves `aria-required` to the input alone: antd repeats it on the surrounding box, which has no role and so cannot be
 * required.
 */
function useRequiredInput({ 'aria-required': required }: Requirable) {
  const list = useRef<{ nativeElement: HTMLElement; focus(): void; blur(): void; scrollTo(): void }>(null);
  const isRequired = required === true || required === 'true';
  useEffect(() => {
    const input = list.current?.nativeElement.querySelector('input');
    if (isRequired) input?.setAttribute('aria-required', 'true');
    else input?.removeAttribute('aria-required');
  }, [isRequired]);
  return list;
}

export function Select<Value>({ 'aria-required': required, ...select }: SelectProps<Value> & Requirable) {
  const list = useRequiredInput({ 'aria-required': required });
  return <AntdSelect<Value> {...select} ref={list} />;
}

const partOf = (node: object, key: 'value' | 'label'): string => String(Reflect.get(node, key) ?? '');

/** Maximum number of options shown for a search. */
const HITS_AT_MOST = 50;

const SEARCH = {
  limit: HITS_AT_MOST,
  filter: (typed: string, path: object[]) =>
    isSearchMatch(
      typed,
      path.map((node) => ({ value: partOf(node, 'value'), label: partOf(node, 'label') })),
    ),
};

/** A tree of choices, searched on all its levels at once. */
export function Cascader<Option extends object>({
  'aria-required': required,
  ...cascader
}: CascaderProps<Option, keyof Option, false> & Requirable) {
  const list = useRequiredInput({ 'aria-required': required });
  return <AntdCascader<Option> showSearch={SEARCH} {...cascader} ref={list} />;
}
