import { Select as AntdSelect, type SelectProps } from 'antd';
import { type RefObject, useEffect, useRef, useState } from 'react';

export interface AriaRequiredProps {
  'aria-required'?: boolean | 'true' | 'false' | undefined;
}

export interface ListElement {
  nativeElement: HTMLElement;
  focus(): void;
  blur(): void;
  scrollTo(): void;
}

/**
 * Moves `aria-required` to the input alone: antd repeats it on the surrounding box, which has no role and so cannot be
 * required.
 */
export function useRequiredInput(
  { 'aria-required': required }: AriaRequiredProps,
  given?: RefObject<ListElement>,
) {
  const own = useRef<ListElement>(null);
  const list = given ?? own;
  const isRequired = required === true || required === 'true';
  useEffect(() => {
    const input = list.current?.nativeElement.querySelector('input');
    if (isRequired) input?.setAttribute('aria-required', 'true');
    else input?.removeAttribute('aria-required');
  }, [isRequired, list]);
  return list;
}

const ARROWS: readonly string[] = ['ArrowUp', 'ArrowDown'];

/**
 * Lets Tab leave an open list. rc-select takes it for Enter: it chose whatever was marked, in a list of several took that back at
 * the next Tab, and never let the focus go. Of a list of one it takes over what the person went to, as the lists of a browser do.
 * A list whose opening is controlled belongs to a cell, which has keys of its own.
 */
function useTabAsWayOut(
  list: RefObject<ListElement>,
  { mode, open }: Pick<SelectProps, 'mode' | 'open'>,
): void {
  const isOwn = open === undefined;
  useEffect(() => {
    const root = list.current?.nativeElement;
    if (!root || !isOwn) return;
    let isChosen = false;
    const hear = (event: KeyboardEvent) => {
      const isOpen = root.querySelector('[aria-expanded="true"]') !== null;
      if (event.key === 'Tab' && isOpen) {
        if (isChosen && mode === undefined) event.preventDefault = () => {};
        else event.stopPropagation();
      }
      if (event.key !== 'Shift') isChosen = event.key.length === 1 || (isOpen && ARROWS.includes(event.key));
    };
    root.addEventListener('keydown', hear, { capture: true });
    return () => root.removeEventListener('keydown', hear, { capture: true });
  }, [list, mode, isOwn]);
}

/** Empties the search of a list of several when it is closed: unseen, it would leave the list without options the next time. */
function useForgottenSearch<Value>({ mode, onOpenChange }: SelectProps<Value>) {
  const [searchValue, setSearch] = useState('');
  if (mode !== 'multiple') return {};
  const forget = () => setSearch('');
  const search: SelectProps<Value> = {
    searchValue,
    onSearch: setSearch,
    onSelect: forget,
    onDeselect: forget,
    onOpenChange: (isOpen) => {
      if (!isOpen) forget();
      onOpenChange?.(isOpen);
    },
  };
  return search;
}

type ListProps<Value> = SelectProps<Value> & AriaRequiredProps & { focusRef?: RefObject<ListElement> };

/** A list of choices. `focusRef` gives it the focus from outside. */
export function Select<Value>({ 'aria-required': required, focusRef, ...select }: ListProps<Value>) {
  const list = useRequiredInput({ 'aria-required': required }, focusRef);
  useTabAsWayOut(list, select);
  return <AntdSelect<Value> {...select} {...useForgottenSearch(select)} ref={list} />;
}
