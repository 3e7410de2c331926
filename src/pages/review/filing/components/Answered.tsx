import type { ReviewData } from '@domain/api/calls/review';
import { Button } from 'antd';
import CorrectionNote from '@/components/CorrectionNote';
import Panel from '@/components/Panel';
import { useLanguage } from '@/utils/language';
import type { Place } from '../places';
import Changes from './Changes';

interface AnsweredProps {
  corrections: ReviewData['corrections'];
  places: Place[];
}

/** The place may be in a table that has to be scrolled, or a whole section. */
function show(path: string): void {
  const at = (name: string) => document.querySelector<HTMLElement>(`[${name}="${CSS.escape(path)}"]`);
  const target = at('data-pin') ?? at('data-place') ?? document.getElementById(`answers-${path}`);
  target?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}

/** What was asked for at the last return, how the company answered it, and what changed there. */
export default function Answered({ corrections, places }: AnsweredProps) {
  const { t } = useLanguage();
  if (corrections.length === 0) return null;
  return (
    <Panel id="answered" title={t('review.answered')}>
      {corrections.map(({ changes, ...correction }) => {
        const { path } = correction;
        const label = places.find(({ value }) => value === path)?.label;
        return (
          <div key={correction.id}>
            <CorrectionNote
              correction={correction}
              place={
                path && label ? (
                  <Button type="link" size="small" onClick={() => show(path)}>
                    {label}
                  </Button>
                ) : (
                  <strong>{t('review.wholeFiling')}</strong>
                )
              }
            />
            {path && (changes.length > 0 ? <Changes changes={changes} /> : <p>{t('review.unchanged')}</p>)}
          </div>
        );
      })}
    </Panel>
  );
}
