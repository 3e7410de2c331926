import { isVisibleText } from '@domain/checks/characters';
import type { Text } from '@domain/text';
import { useText } from './language';

/** Converts a check of the domain to a rule of a form field; the check receives the value as text, '' where it is empty. */
export function useRule() {
  const say = useText();
  return (faultOf: (typed: string) => Text | null) => ({
    async validator(_: unknown, typed?: string | null) {
      const fault = faultOf(typed ?? '');
      if (fault) throw new Error(say(fault));
    },
  });
}

/** Rule that refuses a text without visible characters, with `message`. */
export const useVisible = (message: Text) => useRule()((typed) => (isVisibleText(typed) ? null : message));
