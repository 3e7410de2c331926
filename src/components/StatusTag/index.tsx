import { type FilingStatus, statuses } from '@domain/filing/status';
import { Tag } from 'antd';
import { useText } from '@/utils/language';

/** The status of a filing, in words and colour. */
export default function StatusTag({ status }: { status: FilingStatus }) {
  const say = useText();
  return <Tag color={statuses[status].colour}>{say(statuses[status])}</Tag>;
}
