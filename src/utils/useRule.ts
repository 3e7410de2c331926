import { isVisibleText } from '@domain/checks/characters';
import type { Text } from '@domain/text';
import { useText } from './language';

/** Turns a check of the domain into a rule for a field of a form; the check takes what was typed, or nothing, as a text. */
export function useRule() {
  const say = useText();
  return (faultOf: (typed: string) => Text | null) => ({
    async validator(_: unknown, typed?: string | null) {
      const fault = faultOf(typed ?? '');
      if (fault) throw new Error(say(fault));
    },
  });
}

/** A rule that refuses with `message` a text in which nobody sees anything. */
export const useVisible = (message: Text) => useRule()((typed) => (isVisibleText(typed) ? null : message));
