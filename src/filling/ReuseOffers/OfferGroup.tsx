import type { Offer } from '@domain/filing/reuse';
import { Checkbox } from 'antd';
import { useId } from 'react';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';
import type { Wording } from './useWording';

interface OfferGroupProps {
  title: string;
  offers: Offer[];
  chosen: ReadonlySet<Offer>;
  wording: Wording;
  /** Offers of several filings are shown together: each says its own. */
  withSource: boolean;
  onChoose(offers: Offer[], isChosen: boolean): void;
}

/** The offers for one section, each to be taken or left, or all at once. */
export default function OfferGroup(props: OfferGroupProps) {
  const { title, offers, chosen, wording, withSource, onChoose } = props;
  const { t } = useLanguage();
  const count = offers.filter((offer) => chosen.has(offer)).length;
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <Checkbox
        checked={count === offers.length}
        indeterminate={count > 0 && count < offers.length}
        aria-label={t('forms.reuse.allOf', { title })}
        onChange={(event) => onChoose(offers, event.target.checked)}
      >
        {t('forms.reuse.all', { count: offers.length })}
      </Checkbox>
      <ul className={styles.offers}>
        {offers.map((offer) => (
          <OfferItem
            key={`${offer.source} ${offer.path} ${offer.field ?? JSON.stringify(offer.value)}`}
            offer={offer}
            isChosen={chosen.has(offer)}
            wording={wording}
            withSource={withSource}
            onChoose={(isChosen) => onChoose([offer], isChosen)}
          />
        ))}
      </ul>
    </fieldset>
  );
}

interface OfferItemProps {
  offer: Offer;
  isChosen: boolean;
  wording: Wording;
  withSource: boolean;
  onChoose(isChosen: boolean): void;
}

function OfferItem({ offer, isChosen, wording, withSource, onChoose }: OfferItemProps) {
  const { t } = useLanguage();
  const valuesId = useId();
  return (
    <li className={styles.offer}>
      <Checkbox
        className={styles.pick ?? ''}
        checked={isChosen}
        aria-describedby={valuesId}
        onChange={(event) => onChoose(event.target.checked)}
      >
        <bdi>{wording.name(offer)}</bdi>
      </Checkbox>
      <div id={valuesId} className={styles.values}>
        <p className={styles.value}>
          <span className={styles.whose}>{t('forms.reuse.standing')}</span>
          <bdi>{wording.standing(offer)}</bdi>
        </p>
        <p className={styles.value}>
          <span className={styles.whose}>{t('forms.reuse.earlier')}</span>
          <bdi>{wording.offered(offer)}</bdi>
          {withSource && <bdi className={styles.source}>{wording.source(offer)}</bdi>}
        </p>
      </div>
    </li>
  );
}
