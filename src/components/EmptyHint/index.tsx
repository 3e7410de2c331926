import { Empty } from 'antd';
import type { ReactNode } from 'react';

interface EmptyHintProps {
  /** Why there is nothing. */
  text: string;
  /** What to do next. */
  action?: ReactNode;
}

export default function EmptyHint({ text, action }: EmptyHintProps) {
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text}>
      {action}
    </Empty>
  );
}
