import { CaretDownOutlined, CaretRightOutlined } from '@ant-design/icons';
import type { OutlineNode } from '@domain/program-drafts/rows/outline';
import { useLanguage, useText } from '@/utils/language';
import { getNodeWords, type ShownNode } from './flatten';
import styles from './index.module.css';
import type { RowDrag } from './useRowDrag';

interface OutlineItemProps {
  shown: ShownNode;
  /** True for the node that the Tab key leads to. */
  isActive: boolean;
  isChosen: boolean;
  faults: number;
  onChoose(node: OutlineNode): void;
  onToggle(id: string, isOpen: boolean): void;
  drag: RowDrag;
}

/** One line of the outline. */
export default function OutlineItem(props: OutlineItemProps) {
  const { shown, isActive, isChosen, faults, onChoose, onToggle, drag } = props;
  const { node, level, isOpen } = shown;
  const { t, language } = useLanguage();
  const say = useText();
  const words = getNodeWords(node, language, say) || t('design.unnamed');
  const count = node.row === undefined ? node.children.length : 0;
  const hasChildren = node.children.length > 0;
  const side = drag.mark?.id === node.id ? drag.mark.side : undefined;
  const Caret = isOpen ? CaretDownOutlined : CaretRightOutlined;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles the keys of all its items
    <div
      role="treeitem"
      tabIndex={isActive ? 0 : -1}
      aria-level={level}
      aria-selected={isChosen}
      aria-expanded={hasChildren ? isOpen : undefined}
      className={isChosen ? styles.chosen : styles.item}
      data-drop={side}
      style={{ paddingInlineStart: 4 + (level - 1) * 16 }}
      draggable={node.row !== undefined}
      onClick={() => onChoose(node)}
      onDragStart={(event) => drag.start(node, event)}
      onDragOver={(event) => drag.over(node, event)}
      onDrop={(event) => drag.drop(node, event)}
      onDragEnd={drag.end}
    >
      {hasChildren ? (
        // The keys for this are those of the tree.
        <span
          aria-hidden="true"
          className={styles.caret}
          onClick={(event) => {
            event.stopPropagation();
            onToggle(node.id, !isOpen);
          }}
        >
          <Caret className={isOpen ? undefined : styles.closed} />
        </span>
      ) : (
        <span className={styles.caret} />
      )}
      <bdi className={node.row === undefined ? styles.table : styles.words}>{words}</bdi>
      {count > 0 && <span className={styles.count}>{count}</span>}
      {faults > 0 && (
        <span className={styles.faulty}>
          <span aria-hidden="true">{faults}</span>
          <span className="visually-hidden">{t('design.faults.here', { count: faults })}</span>
        </span>
      )}
    </div>
  );
}
