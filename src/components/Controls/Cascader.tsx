import { isSearchMatch, rankSearchMatch } from '@domain/reference/choice-search';
import { Cascader as AntdCascader, type CascaderProps } from 'antd';
import type { KeyboardEvent } from 'react';
import { type AriaRequiredProps, useRequiredInput } from './Select';

const partOf = (node: object, key: 'value' | 'label'): string => String(Reflect.get(node, key) ?? '');

/** Maximum number of options shown for a search. */
const HITS_AT_MOST = 50;

const namesOf = (path: object[]) =>
  path.map((node) => ({ value: partOf(node, 'value'), label: partOf(node, 'label') }));

const SEARCH = {
  limit: HITS_AT_MOST,
  filter: (typed: string, path: object[]) => isSearchMatch(typed, namesOf(path)),
  sort: (one: object[], other: object[], typed: string) =>
    rankSearchMatch(typed, namesOf(one)) - rankSearchMatch(typed, namesOf(other)),
};

/** Takes the first hit of a search on Enter, as a list of choices does; antd's tree takes only one that the arrows led to. */
function takeFirstHit({ key, target }: KeyboardEvent<HTMLElement>): void {
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || !target.value.trim()) return;
  const lists = document.querySelectorAll('.ant-cascader-dropdown:not(.ant-select-dropdown-hidden)');
  for (const list of lists)
    if (!list.querySelector('.ant-cascader-menu-item-active'))
      list
        .querySelector<HTMLElement>('.ant-cascader-menu-item:not(.ant-cascader-menu-item-disabled)')
        ?.click();
}

/** A tree of choices, searched on all its levels at once. In a file of its own: few pages that have lists have trees. */
export function Cascader<Option extends object>({
  'aria-required': required,
  ...cascader
}: CascaderProps<Option, keyof Option, false> & AriaRequiredProps) {
  const list = useRequiredInput({ 'aria-required': required });
  return <AntdCascader<Option> showSearch={SEARCH} onKeyDown={takeFirstHit} {...cascader} ref={list} />;
}
