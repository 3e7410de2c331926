import type { Answers, Form, FormContext } from '@domain/definition';
import { listReuseOffers, type ReuseOffer } from '@domain/filing/reuse';
import type { ReusableAnswers } from '@domain/filing/reuse-calls';
import { getSectionRows, isBlankRow, isEmpty, isRowSection } from '@domain/filing/sections';
import { Button, Checkbox } from 'antd';
import { useId, useMemo, useState } from 'react';
import { Select } from '@/components/Controls/Select';
import EmptyHint from '@/components/EmptyHint';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';
import { type OfferTexts, useWording } from './useWording';

interface OfferGroupProps {
  title: string;
  offers: ReuseOffer[];
  chosen: ReadonlySet<ReuseOffer>;
  wording: OfferTexts;
  /** Shows the source of each offer, where the offers come from several filings. */
  withSource: boolean;
  onChoose(offers: ReuseOffer[], isChosen: boolean): void;
}

/** Renders the reusable answers of one section, accepted or declined singly or all at once. */
function OfferGroup(props: OfferGroupProps) {
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
  offer: ReuseOffer;
  isChosen: boolean;
  wording: OfferTexts;
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

interface ReuseOffersProps {
  /** Key of the program of the filing. */
  program: string;
  form: Form;
  /** Present answers of the filing, with computed values. */
  filled: Answers;
  ctx: FormContext;
  earlier: ReusableAnswers;
  onTake(offers: ReuseOffer[]): void;
  onClose(): void;
}

/**
 * True for an offer that is preselected: it overwrites nothing, or is a row of an earlier filing of the same program for a table
 * that is still blank. Rows of other programs are for the person to choose.
 */
const isHarmless = (
  form: Form,
  filled: Answers,
  { section: key, field, standing }: ReuseOffer,
  isOfProgram: boolean,
): boolean => {
  const section = form.sections.find((each) => each.key === key);
  if (field !== undefined || !section || !isRowSection(section)) return isEmpty(standing);
  return isOfProgram && getSectionRows(filled, section).every((row) => isBlankRow(section, row));
};

/** Dialog that compares earlier answers with those of the filing; the person accepts or declines each. */
export default function ReuseOffers(props: ReuseOffersProps) {
  const { program, form, filled, ctx, earlier, onTake, onClose } = props;
  const { t } = useLanguage();
  const say = useText();
  const [source, setSource] = useState('');
  const pickerId = useId();
  const wording = useWording(form, filled, earlier);
  const offers = useMemo(() => {
    const wanted = earlier.sources.filter(({ id }) => source === '' || id === source);
    const given = wanted.map(({ id, answers }) => ({ source: id, answers: answers as Answers }));
    return listReuseOffers(form, filled, ctx, given);
  }, [form, filled, ctx, earlier, source]);
  const [choice, setChoice] = useState<{ of: ReuseOffer[]; chosen: ReadonlySet<ReuseOffer> } | null>(null);
  const chosen =
    choice?.of === offers
      ? choice.chosen
      : new Set(
          offers.filter((offer) =>
            isHarmless(
              form,
              filled,
              offer,
              earlier.sources.some((each) => each.id === offer.source && each.program === program),
            ),
          ),
        );

  const choose = (changed: ReuseOffer[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const offer of changed) isChosen ? next.add(offer) : next.delete(offer);
    setChoice({ of: offers, chosen: next });
  };

  return (
    <>
      <div className={styles.tools}>
        <label htmlFor={pickerId}>{t('common.source')}</label>
        <Select
          id={pickerId}
          value={source}
          onChange={setSource}
          options={[
            { value: '', label: t('forms.reuse.any', { count: earlier.sources.length }) },
            ...earlier.sources.map((each) => ({ value: each.id, label: wording.sourceName(each) })),
          ]}
        />
      </div>
      {offers.length === 0 && <EmptyHint text={t('forms.reuse.nothingNew')} />}
      <div className={styles.groups}>
        {form.sections.map((section) => {
          const own = offers.filter((offer) => offer.section === section.key);
          return own.length === 0 ? null : (
            <OfferGroup
              key={section.key}
              title={say(section.title)}
              offers={own}
              chosen={chosen}
              wording={wording}
              withSource={source === ''}
              onChoose={choose}
            />
          );
        })}
      </div>
      <div className={styles.footer}>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button
          type="primary"
          disabled={chosen.size === 0}
          onClick={() => onTake(offers.filter((offer) => chosen.has(offer)))}
        >
          {t('forms.reuse.take', { count: chosen.size })}
        </Button>
      </div>
    </>
  );
}
