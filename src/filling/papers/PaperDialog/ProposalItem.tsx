import type { PaperProposal } from '@domain/papers/proposals';
import { Checkbox, Tag } from 'antd';
import { useId } from 'react';
import type { OfferTexts } from '@/filling/ReuseOffers/useWording';
import { useLanguage, useText } from '@/utils/language';
import type { PagePicture } from '../paperContent';
import styles from './index.module.css';
import PlacePicture from './PlacePicture';

interface ProposalItemProps {
  proposal: PaperProposal;
  wording: OfferTexts;
  picture: PagePicture | undefined;
  isChosen: boolean;
  onChoose(isChosen: boolean): void;
}

/** One proposal: what stands, what the paper says, where it says so, and what speaks against it. */
export default function ProposalItem({ proposal, wording, picture, isChosen, onChoose }: ProposalItemProps) {
  const { t } = useLanguage();
  const say = useText();
  const valuesId = useId();
  const { offer, place, confidence, doubts, fault } = proposal;
  return (
    <li className={styles.proposal}>
      <div>
        <Checkbox
          checked={isChosen}
          disabled={fault !== null}
          aria-describedby={valuesId}
          onChange={(event) => onChoose(event.target.checked)}
        >
          <bdi>{wording.name(offer)}</bdi>
        </Checkbox>
      </div>
      <div id={valuesId} className={styles.values}>
        <p className={styles.value}>
          <span className={styles.whose}>{t('papers.standing')}</span>
          <bdi>{wording.standing(offer)}</bdi>
        </p>
        <p className={styles.value}>
          <span className={styles.whose}>{t('papers.proposed')}</span>
          <bdi>{wording.offered(offer)}</bdi>
        </p>
        <div className={styles.origin}>
          <span className={styles.whose}>
            {place ? t('papers.place', { page: place.page }) : t('papers.beside')} ·{' '}
            {t(`papers.confidence.${confidence}`)}
          </span>
          {place && picture ? (
            <PlacePicture place={place} picture={picture} />
          ) : (
            place && <q>{place.snippet}</q>
          )}
        </div>
        {(doubts.length > 0 || fault) && (
          <p className={styles.doubts}>
            {doubts.map((doubt) => (
              <Tag key={doubt} color="warning">
                {t(`papers.doubt.${doubt}`)}
              </Tag>
            ))}
            {fault && <span className={styles.fault}>{t('papers.refused', { reason: say(fault) })}</span>}
          </p>
        )}
      </div>
    </li>
  );
}
