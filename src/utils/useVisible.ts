import { isVisibleText } from '@domain/checks/characters';
import type { Text } from '@domain/text';
import { useText } from './language';

/** A rule for a field of a form: refuses with `message` a text in which nobody sees anything. */
export function useVisible(message: Text) {
  const say = useText();
  return {
    async validator(_: unknown, value = '') {
      if (!isVisibleText(value)) throw new Error(say(message));
    },
  };
}
