import { Cascader as AntdCascader, Select as AntdSelect, type CascaderProps, type SelectProps } from 'antd';
import { useEffect, useRef } from 'react';

interface Requirable {
  'aria-required'?: boolean | 'true' | 'false' | undefined;
}

/**
 * antd repeats what is said of a list's input on the box around it. That box has no role, and only what has one can be
 * required: the input alone is told so.
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

export function Cascader<Option extends object>({
  'aria-required': required,
  ...cascader
}: CascaderProps<Option, keyof Option, false> & Requirable) {
  const list = useRequiredInput({ 'aria-required': required });
  return <AntdCascader<Option> {...cascader} ref={list} />;
}
