import { isSafeProposal, type PaperProposal } from '@domain/papers/proposals';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import EmptyHint from '@/components/EmptyHint';
import { useFormSession } from '@/filling/form/session';
import { useWording } from '@/filling/ReuseOffers/useWording';
import { useLanguage, useText } from '@/utils/language';
import type { PaperContent } from '../paperContent';
import styles from './index.module.css';
import ProposalItem from './ProposalItem';

interface ProposalListProps {
  name: string;
  content: PaperContent;
  onTake(proposals: readonly PaperProposal[]): void;
  onAnother(): void;
  onClose(): void;
}

const NO_SOURCES = { sources: [], files: [] };

const isRival = (one: PaperProposal, other: PaperProposal): boolean =>
  one.id !== other.id && one.offer.field !== undefined && one.offer.path === other.offer.path;

/** Proposals by section, each accepted or left alone. Of several values for one field, one can be chosen. */
export default function ProposalList({ name, content, onTake, onAnother, onClose }: ProposalListProps) {
  const { form, filled } = useFormSession();
  const { t } = useLanguage();
  const say = useText();
  const wording = useWording(form, filled, NO_SOURCES);
  const { proposals, kinds, agreeing } = content.reading;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(proposals.filter(isSafeProposal).map(({ id }) => id)),
  );

  const choose = (changed: readonly PaperProposal[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const each of changed) {
      if (!isChosen) next.delete(each.id);
      else {
        for (const other of proposals) if (isRival(each, other)) next.delete(other.id);
        next.add(each.id);
      }
    }
    setChosen(next);
  };

  const groups = form.sections.flatMap((section) => {
    const own = proposals.filter(({ offer }) => offer.section === section.key);
    return own.length > 0 ? [{ section, own }] : [];
  });

  return (
    <>
      <p className={styles.summary} role="status">
        <bdi>{name}</bdi> ·{' '}
        {kinds.length > 0 ? kinds.map((kind) => t(`papers.kind.${kind}`)).join(' · ') : t('papers.kind.none')}
        {' · '}
        {t('papers.found', { count: proposals.length })}
        {agreeing > 0 && ` · ${t('papers.agreeing', { count: agreeing })}`}
      </p>
      {proposals.length === 0 && (
        <EmptyHint text={t(agreeing > 0 ? 'papers.nothingNew' : 'papers.nothing')} />
      )}
      <div className={styles.groups}>
        {groups.map(({ section, own }) => {
          // Those with a doubt are chosen one by one, by a person who has looked at them.
          const plain = own.filter(({ doubts, fault }) => doubts.length === 0 && fault === null);
          const count = plain.filter(({ id }) => chosen.has(id)).length;
          return (
            <fieldset key={section.key} className={styles.group}>
              <legend>{say(section.title)}</legend>
              {plain.length > 1 && (
                <Checkbox
                  checked={count === plain.length}
                  indeterminate={count > 0 && count < plain.length}
                  aria-label={t('papers.allOf', { title: say(section.title) })}
                  onChange={(event) => choose(plain, event.target.checked)}
                >
                  {t('papers.all', { count: plain.length })}
                </Checkbox>
              )}
              <ul className={styles.proposals}>
                {own.map((proposal) => (
                  <ProposalItem
                    key={proposal.id}
                    proposal={proposal}
                    wording={wording}
                    picture={content.pictures.get(proposal.place?.page ?? 0)}
                    isChosen={chosen.has(proposal.id)}
                    onChoose={(isChosen) => choose([proposal], isChosen)}
                  />
                ))}
              </ul>
            </fieldset>
          );
        })}
      </div>
      <div className={styles.footer}>
        <Button onClick={onAnother}>{t('papers.another')}</Button>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button
          type="primary"
          disabled={chosen.size === 0}
          onClick={() => onTake(proposals.filter(({ id }) => chosen.has(id)))}
        >
          {t('papers.take', { count: chosen.size })}
        </Button>
      </div>
    </>
  );
}
