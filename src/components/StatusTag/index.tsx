import { statusWords } from '@domain/filing/outcome';
import { type FilingStatus, statuses } from '@domain/filing/status';
import { findProgram } from '@domain/programs/find';
import { Tag } from 'antd';
import { useText } from '@/utils/language';

interface StatusTagProps {
  status: FilingStatus;
  /** The key of its program, whose words an outcome takes. */
  program: string | undefined;
}

/** The status of a filing, in words and colour. */
export default function StatusTag({ status, program }: StatusTagProps) {
  const say = useText();
  const words = statusWords(status, program === undefined ? undefined : findProgram(program));
  return <Tag color={statuses[status].colour}>{say(words)}</Tag>;
}
