import type { Text } from '@domain/text';
import { Tag } from 'antd';
import { useText } from '@/utils/language';

/** A state, in its word and colour. */
export default function WordTag({ colour, ...words }: Text & { colour: string }) {
  return <Tag color={colour}>{useText()(words)}</Tag>;
}
