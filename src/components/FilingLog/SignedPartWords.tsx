import type { SignedPart } from '@domain/workflow/signed-part';
import { partNames } from '@domain/workflow/workflow';
import { useLanguage } from '@/utils/language';

/** Part, name and remark of a colleague who signed a decision. */
export default function SignedPartWords({ part, by, note }: SignedPart) {
  const { t, say } = useLanguage();
  const signed = t('workflows.signed', { part: say(partNames[part]), by });
  return <bdi>{note ? t('labelled', { name: signed, value: note }) : signed}</bdi>;
}
