import type { Fault } from '@domain/filing/messages';
import { groups } from '@/components/CompanyProfile/groups';
import type { Problem } from '@/filling/form/ErrorSummary';
import { useLanguage, useText } from '@/utils/language';

const placeOf = (path: string) => {
  const key = path.replace('company.', '');
  const group = groups.find(({ fields }) => fields.some((field) => field.key === key));
  return { group, field: group?.fields.find((field) => field.key === key) };
};

/** Faults in the words that stand beside their fields, each with the group that it stands in; none before an attempt. */
export function useProblems(faults: Fault[] | null, unreadable: Record<string, string>): Problem[] {
  const { t } = useLanguage();
  const say = useText();
  const problem = (path: string, message: string): Problem => {
    const { group } = placeOf(path);
    return { path, message, section: group ? say(group.title) : '' };
  };
  if (!faults) return [];
  return [
    ...Object.entries(unreadable).map(([path, raw]) =>
      problem(path, t(`forms.unreadable.${placeOf(path).field?.type}`, { raw })),
    ),
    ...faults.map(({ path, message }) => problem(path, say(message))),
  ];
}
