import { ExclamationCircleOutlined, WarningFilled } from '@ant-design/icons';
import {
  type CheckGravity,
  checkKinds,
  countChecks,
  getCheckGravity,
  type OpenCheck,
} from '@domain/review/checks';
import { Tag } from 'antd';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';

export const GRAVITY_COLOURS: Record<CheckGravity, string> = {
  forbids: 'error',
  asks: 'warning',
  notes: 'default',
};

/** Open checks of a filing as tags, the gravest first. */
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

/** Compact mark for a one-line row: the gravest check, and the number of others. */
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

const SIGNS = { forbids: WarningFilled, asks: ExclamationCircleOutlined } as const;

/** Icon before a company's name: a check that blocks approval, or else one that raises a question. */
export function CheckSign({ checks }: { checks: readonly OpenCheck[] }) {
  const { t } = useLanguage();
  const say = useText();
  const gravity = (['forbids', 'asks'] as const).find((each) =>
    checks.some((check) => getCheckGravity(check) === each),
  );
  if (!gravity) return null;
  const Sign = SIGNS[gravity];
  const names = checks.map(({ kind }) => say(checkKinds[kind])).join(t('list.comma'));
  return <Sign role="img" aria-label={names} title={names} className={styles[gravity] ?? ''} />;
}
