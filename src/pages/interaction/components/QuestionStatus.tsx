import { questionStatuses, type QuestionStatus as Status } from '@domain/questions/thread';
import { Tag } from 'antd';
import { useText } from '@/utils/language';

export default function QuestionStatus({ status }: { status: Status }) {
  const say = useText();
  return <Tag color={questionStatuses[status].colour}>{say(questionStatuses[status])}</Tag>;
}
