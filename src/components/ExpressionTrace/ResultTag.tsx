import type { TraceLine } from '@domain/filing/trace-words';
import { Tag } from 'antd';
import { useText } from '@/utils/language';

const COLOURS: Record<TraceLine['verdict'], string> = {
  yes: 'success',
  no: 'error',
  unknown: 'warning',
  skipped: 'default',
  value: 'default',
};

/** Result of an expression or of a part of it, in the colour of its verdict; nothing for a part without one. */
export default function ResultTag({ result, verdict }: Pick<TraceLine, 'result' | 'verdict'>) {
  const say = useText();
  return result ? (
    <Tag color={COLOURS[verdict]}>
      <bdi>{say(result)}</bdi>
    </Tag>
  ) : null;
}
