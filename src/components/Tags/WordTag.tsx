import type { StateWord } from '@domain/text';
import { Tag } from 'antd';
import { useText } from '@/utils/language';

/** A state, in its word and colour. */
export default function WordTag({ colour, ...words }: StateWord) {
  return <Tag color={colour}>{useText()(words)}</Tag>;
}
