import type { SectionClaims } from '@domain/calls/together';
import { dayOf } from '@domain/windows/calendar';
import { Button } from 'antd';
import { useState } from 'react';
import { useSelector } from 'umi';
import type { RootState } from '@/models/connect';
import { claimSection } from '@/services/together';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import HandOver from './HandOver';
import styles from './index.module.css';

interface SectionShareProps {
  filing: string;
  section: string;
  shared: SectionClaims;
  onShared(shared: SectionClaims): void;
}

/** The person who works on the section and until when; to be claimed, handed over, or given back. Nobody is locked out. */
export default function SectionShare({ filing, section, shared, onShared }: SectionShareProps) {
  const { t } = useLanguage();
  const own = useSelector((root: RootState) => root.user.currentUser?.id ?? '');
  const [isHanding, setHanding] = useState(false);
  const claim = shared.claims.find((each) => each.section === section);
  const mayFill = shared.colleagues.some(({ id }) => id === own);
  const isShared = shared.colleagues.length > 1;
  if (!claim && !(mayFill && isShared)) return null;

  const give = async (user: string | null, due_on: string | null = null) => {
    const next = await mutate(claimSection(filing, { section, user, due_on, seen: claim?.user.id ?? null }));
    if (next) onShared(next);
    return next !== undefined;
  };

  return (
    <div className={styles.share}>
      <span role="status">
        {!claim && t('forms.share.nobody')}
        {claim &&
          (claim.user.id === own ? t('forms.share.own') : t('forms.share.of', { name: claim.user.name }))}
      </span>
      {claim?.due_on && (
        <span className={claim.due_on < dayOf(new Date()) ? styles.late : undefined}>
          {t(claim.due_on < dayOf(new Date()) ? 'forms.share.late' : 'forms.share.until', {
            day: claim.due_on,
          })}
        </span>
      )}
      {mayFill && claim?.user.id !== own && (
        <Button type="link" size="small" onClick={() => give(own, claim?.due_on ?? null)}>
          {t('forms.share.take')}
        </Button>
      )}
      {mayFill && isShared && (
        <Button type="link" size="small" onClick={() => setHanding(true)}>
          {t(claim ? 'forms.share.handOver' : 'forms.share.assign')}
        </Button>
      )}
      {mayFill && claim && (
        <Button type="link" size="small" onClick={() => give(null)}>
          {t('forms.share.giveBack')}
        </Button>
      )}
      <HandOver
        open={isHanding}
        colleagues={shared.colleagues}
        holder={claim?.user.id}
        onClose={() => setHanding(false)}
        onGive={give}
      />
    </div>
  );
}
