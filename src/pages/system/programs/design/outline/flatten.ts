/** The outline as the list of nodes that are in view. */
import { describeRow, type OutlineNode } from '@domain/program-drafts/rows/outline';
import type { Language } from '@domain/text';

export interface ShownNode {
  node: OutlineNode;
  level: number;
  isOpen: boolean;
  /** Id of the node above; null at the top. */
  above: string | null;
}

export const getNodeWords = (
  node: OutlineNode,
  language: Language,
  say: (text: { zh: string; en: string }) => string,
) => (node.item ? describeRow(node.table, node.item, language) : node.title ? say(node.title) : '');

const getNames = ({ item }: OutlineNode): string =>
  item
    ? [item.key, item.name, item.id, item.value, item.zh, item.en, item.title_zh, item.title_en].join(' ')
    : '';

/** Keeps the nodes that a search finds, and those above them. */
export function searchNodes(nodes: readonly OutlineNode[], query: string): OutlineNode[] {
  const wanted = query.trim().toLowerCase();
  const isFound = (node: OutlineNode) => getNames(node).toLowerCase().includes(wanted);
  const keep = (list: readonly OutlineNode[]): OutlineNode[] =>
    list.flatMap((node) => {
      const children = keep(node.children);
      return children.length > 0 || isFound(node) ? [{ ...node, children }] : [];
    });
  return wanted ? keep(nodes) : [...nodes];
}

export function flattenNodes(
  nodes: readonly OutlineNode[],
  isOpen: (id: string) => boolean,
  level = 1,
  above: string | null = null,
): ShownNode[] {
  return nodes.flatMap((node) => {
    const open = node.children.length > 0 && isOpen(node.id);
    const own = { node, level, isOpen: open, above };
    return open ? [own, ...flattenNodes(node.children, isOpen, level + 1, node.id)] : [own];
  });
}
