import { checkKinds, type Gravity, type OpenCheck } from '@domain/review/checks';
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
