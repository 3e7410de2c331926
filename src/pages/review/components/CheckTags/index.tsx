import { WarningFilled } from '@ant-design/icons';
import { checkKinds, countChecks, type Gravity, type OpenCheck } from '@domain/review/checks';
import { Tag } from 'antd';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';

export const GRAVITY_COLOURS: Record<Gravity, string> = {
  forbids: 'error',
  asks: 'warning',
  notes: 'default',
};

/** Open checks of a filing as marks, the gravest first. */
export default function CheckTags({ checks }: { checks: readonly OpenCheck[] }) {
  const say = useText();
  return (
    <span>
      {checks.map(({ kind, count }) => (
        <Tag key={kind} color={GRAVITY_COLOURS[checkKinds[kind].gravity]}>
          {say(checkKinds[kind])}
          {count > 1 && ` ${count}`}
        </Tag>
      ))}
    </span>
  );
}

/** A row of one line: the gravest check, and how many there are besides. */
export function CheckMark({ checks }: { checks: readonly OpenCheck[] }) {
  const say = useText();
  const [gravest] = checks;
  if (!gravest) return <>—</>;
  const { gravity } = checkKinds[gravest.kind];
  const total = countChecks(checks);
  return (
    <Tag color={GRAVITY_COLOURS[gravity]}>
      {gravity === 'forbids' ? say(checkKinds[gravest.kind]) : total}
      {gravity === 'forbids' && total > 1 && ` +${total - 1}`}
    </Tag>
  );
}

/** A sign before the name of a company whose filing has a check that forbids a positive decision. */
export function GraveMark({ checks }: { checks: readonly OpenCheck[] }) {
  const { t } = useLanguage();
  const say = useText();
  const grave = checks.filter(({ kind }) => checkKinds[kind].gravity === 'forbids');
  if (grave.length === 0) return null;
  const names = grave.map(({ kind }) => say(checkKinds[kind])).join(t('list.comma'));
  return <WarningFilled role="img" aria-label={names} title={names} className={styles.grave ?? ''} />;
}
