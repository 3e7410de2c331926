import { Empty } from 'antd';
import type { ReactNode } from 'react';

interface EmptyHintProps {
  /** The reason for the empty place. */
  text: string;
  /** The next step. */
  action?: ReactNode;
}

export default function EmptyHint({ text, action }: EmptyHintProps) {
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text}>
      {action}
    </Empty>
  );
}
