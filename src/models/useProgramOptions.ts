import { getProgramLimit } from '@domain/accounts/roles';
import { programs } from '@domain/programs/index.generated';
import { useSelector } from 'umi';
import type { RootState } from '@/models/connect';
import { useText } from '@/utils/language';

/** The programs as choices: those alone that the signed-in account is limited to, if it is. */
export function useProgramOptions(): { value: string; label: string }[] {
  const say = useText();
  const user = useSelector((root: RootState) => root.user.currentUser);
  const limit = user && getProgramLimit(user);
  return programs
    .filter(({ key }) => !limit || limit.includes(key))
    .map(({ key, title }) => ({ value: key, label: say(title) }));
}
