import { getProgramLimit } from '@domain/accounts/roles';
import { programs } from '@domain/programs/registry';
import { useSelector } from 'umi';
import type { RootState } from '@/models/connect';
import { useText } from '@/utils/language';

/** Programs as select options; an account limited to some programs gets only those. */
export function useProgramOptions(): { value: string; label: string }[] {
  const say = useText();
  const user = useSelector((root: RootState) => root.user.currentUser);
  const limit = user && getProgramLimit(user);
  return programs
    .filter(({ key }) => !limit || limit.includes(key))
    .map(({ key, title }) => ({ value: key, label: say(title) }));
}
