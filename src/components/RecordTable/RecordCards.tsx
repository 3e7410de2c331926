import { Checkbox } from 'antd';
import styles from './index.module.css';
import type { Marking, RecordTableProps } from './records';

export default function RecordCards<T extends { id: string }>({
  items,
  columns,
  marking,
}: RecordTableProps<T>) {
  const name = columns.find(({ place }) => place === 'name');
  const actions = columns.find(({ place }) => place === 'actions');
  const facts = columns.filter(({ place, yields }) => !place && !yields);
  return (
    <ul className={styles.cards}>
      {items.map((item) => (
        <li key={item.id} className={styles.card}>
          <div className={styles.name}>
            {marking && <Mark item={item} marking={marking} />}
            <h2>{name?.render(item)}</h2>
          </div>
          <dl className={styles.facts}>
            {facts.map(({ key, title, render }) => (
              <div key={key}>
                <dt>{title}</dt>
                <dd>{render(item)}</dd>
              </div>
            ))}
          </dl>
          {actions?.render(item)}
        </li>
      ))}
    </ul>
  );
}

function Mark<T extends { id: string }>({ item, marking }: { item: T; marking: Marking<T> }) {
  const { marked, onMark, nameOf, barredBy } = marking;
  const others = marked.filter((id) => id !== item.id);
  const barred = barredBy(item);
  return (
    <Checkbox
      aria-label={nameOf(item)}
      checked={marked.includes(item.id)}
      disabled={barred !== null}
      title={barred ?? ''}
      onChange={({ target }) => onMark(target.checked ? [...others, item.id] : others)}
    />
  );
}
