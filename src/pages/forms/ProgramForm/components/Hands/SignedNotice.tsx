import type { HandsData } from '@domain/calls/hands';
import { handNames } from '@domain/workflow/hands';
import { Alert } from 'antd';
import { useLanguage, useText } from '@/utils/language';

interface SignedNoticeProps {
  hands: HandsData['hands'];
  /** The section that is open; all where none is. */
  section: string | null;
}

/** Said before anything is changed: signatures that a change here voids. */
export default function SignedNotice({ hands, section }: SignedNoticeProps) {
  const { t } = useLanguage();
  const say = useText();
  const touched = hands.filter(
    ({ signature, sections }) =>
      signature && (section === null || sections.length === 0 || sections.includes(section)),
  );
  if (touched.length === 0) return null;
  const who = touched.map(({ hand, signature }) =>
    t('forms.hands.who', { hand: say(handNames[hand]), name: signature?.name }),
  );
  return (
    <Alert
      type="warning"
      showIcon
      message={t('forms.hands.touches', { who: who.join(t('forms.hands.comma')) })}
    />
  );
}
