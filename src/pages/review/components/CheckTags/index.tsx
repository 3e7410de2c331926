import { checkKinds, countChecks, type Gravity, type OpenCheck } from '@domain/review/checks';
import { Tag } from 'antd';
import { useText } from '@/utils/language';

const COLOURS: Record<Gravity, string> = { forbids: 'error', asks: 'warning', notes: 'default' };

/** Open checks of a filing as marks, the gravest first. */
export default function CheckTags({ checks }: { checks: readonly OpenCheck[] }) {
  const say = useText();
  return (
    <span>
      {checks.map(({ kind, count }) => (
        <Tag key={kind} color={COLOURS[checkKinds[kind].gravity]}>
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
    <Tag color={COLOURS[gravity]}>
      {gravity === 'forbids' ? say(checkKinds[gravest.kind]) : total}
      {gravity === 'forbids' && total > 1 && ` +${total - 1}`}
    </Tag>
  );
}
