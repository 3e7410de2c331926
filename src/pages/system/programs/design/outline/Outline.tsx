import type { OutlineNode } from '@domain/program-drafts/rows/outline';
import { Input } from 'antd';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useLanguage } from '@/utils/language';
import { BELOW_MD, useMediaQuery } from '@/utils/useMediaQuery';
import { flattenNodes, type ShownNode, searchNodes } from './flatten';
import styles from './index.module.css';
import OutlineItem from './OutlineItem';
import { type DropRow, useRowDrag } from './useRowDrag';

export interface OutlineActions {
  move(node: OutlineNode, by: -1 | 1): void;
  remove(node: OutlineNode): void;
  /** Text for the clipboard; null for what cannot be copied. */
  copy(node: OutlineNode): string | null;
  paste(text: string): void;
  drop: DropRow;
  /** Leads to the record of the chosen row. */
  enter(): void;
}

interface OutlineProps extends OutlineActions {
  nodes: readonly OutlineNode[];
  chosen: string | null;
  onChoose(node: OutlineNode): void;
  open: ReadonlySet<string>;
  onOpen(open: ReadonlySet<string>): void;
  /** Number of faults by node. */
  faults: ReadonlyMap<string, number>;
}

const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Keys that point sideways lead into the tree, and out of it, by the direction of the text. */
const mirrorKey = (key: string): string =>
  document.documentElement.dir === 'rtl' ? (MIRRORED[key] ?? key) : key;

/** Rows of the draft as a tree: by keys, by drag, and by a search. */
export default function Outline(props: OutlineProps) {
  const { nodes, chosen, onChoose, open, onOpen, faults, enter } = props;
  const { t } = useLanguage();
  const [query, setQuery] = useState('');
  const isSearching = query.trim() !== '';
  const shown = useMemo(
    () => flattenNodes(searchNodes(nodes, query), (id) => isSearching || open.has(id)),
    [nodes, query, isSearching, open],
  );
  const place = shown.findIndex(({ node }) => node.id === chosen);
  const active = shown[Math.max(place, 0)];
  const tree = useRef<HTMLDivElement>(null);
  const drag = useRowDrag(props.drop);
  const isNarrow = useMediaQuery(BELOW_MD);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that moved is another element
  useEffect(() => {
    // The focus follows the choice while it is in the tree.
    if (!chosen || !tree.current?.contains(document.activeElement)) return;
    tree.current.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  }, [chosen, shown]);

  const setOpen = (id: string, isOpen: boolean) => {
    const next = new Set(open);
    if (isOpen) next.add(id);
    else next.delete(id);
    onOpen(next);
  };
  const choose = (at: number) => {
    const target = shown[Math.min(Math.max(at, 0), shown.length - 1)];
    if (target) onChoose(target.node);
  };
  const chooseAbove = () => {
    const above = shown.find(({ node }) => node.id === active?.above);
    if (above) onChoose(above.node);
  };

  /** Chooses a tapped row. On a narrow screen its record stands below the tree, out of sight: the tap leads there, as Enter does. */
  const tap = (node: OutlineNode) => {
    onChoose(node);
    // The record is drawn by then.
    if (isNarrow) requestAnimationFrame(enter);
  };

  const remove = (node: OutlineNode) => {
    // The line takes the focus with it: the tree holds it until the next row is chosen.
    if (node.row !== undefined) tree.current?.focus({ preventScroll: true });
    props.remove(node);
  };

  const listKeyActs = ({ node, isOpen }: ShownNode): Record<string, () => void> =>
    Object.fromEntries([
      ['ArrowDown', () => choose(place + 1)],
      ['ArrowUp', () => choose(place - 1)],
      ['Home', () => choose(0)],
      ['End', () => choose(shown.length - 1)],
      [
        'ArrowRight',
        () => (isOpen || node.children.length === 0 ? choose(place + 1) : setOpen(node.id, true)),
      ],
      ['ArrowLeft', () => (isOpen && !isSearching ? setOpen(node.id, false) : chooseAbove())],
      ['Enter', enter],
      ['Delete', () => remove(node)],
      ['Alt+ArrowUp', () => props.move(node, -1)],
      ['Alt+ArrowDown', () => props.move(node, 1)],
    ]);

  function press(event: KeyboardEvent): void {
    if (!active) return;
    if (event.ctrlKey || event.metaKey) return;
    const key = mirrorKey(event.key);
    const act = listKeyActs(active)[event.altKey ? `Alt+${key}` : key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    <div className={styles.outline}>
      <Input.Search
        aria-label={t('design.search')}
        placeholder={t('design.search')}
        allowClear
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <div
        ref={tree}
        role="tree"
        tabIndex={-1}
        aria-label={t('design.outline')}
        className={styles.tree}
        onKeyDown={press}
        onCopy={(event) => {
          const text = active && props.copy(active.node);
          if (!text) return;
          event.preventDefault();
          event.clipboardData.setData('text/plain', text);
        }}
        onCut={(event) => {
          const text = active && props.copy(active.node);
          if (!text) return;
          event.preventDefault();
          event.clipboardData.setData('text/plain', text);
          remove(active.node);
        }}
        onPaste={(event) => {
          event.preventDefault();
          props.paste(event.clipboardData.getData('text/plain'));
        }}
      >
        {shown.map((each) => (
          <OutlineItem
            key={each.node.id}
            shown={each}
            isActive={each === active}
            isChosen={each.node.id === chosen}
            faults={faults.get(each.node.id) ?? 0}
            onChoose={tap}
            onToggle={setOpen}
            drag={drag}
          />
        ))}
        {shown.length === 0 && <p className={styles.none}>{t('design.search.none')}</p>}
      </div>
    </div>
  );
}
