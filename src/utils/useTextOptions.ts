import type { Text } from '@domain/text';
import { useText } from './language';

/** Maps values to select options with their translated label. */
export function useTextOptions() {
  const say = useText();
  return <V extends string>(values: readonly V[], words: Record<V, Text>) =>
    values.map((value) => ({ value, label: say(words[value]) }));
}
