import type { Section } from '@domain/definition';
import type { FigureOffer } from '@domain/filing/figure-offers';
import { parsePath } from '@domain/filing/paths';
import { Button } from 'antd';
import { useEffect, useId, useState } from 'react';
import { type CellEdit, getRowIdentity } from '@/filling/draft/changes';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import FigureQuestions from '../FigureQuestions';
import { useFormSession } from '../session';
import styles from './index.module.css';
import { listSectionOrigins } from './origins';
import { useFigureWords } from './words';

const createEdit = ({ cell: { section, field, row }, known }: FigureOffer): CellEdit => ({
  section: section.key,
  field: field.key,
  value: known.value,
  ...(row && { row: getRowIdentity(section, row) }),
});

/** Lines above a section: known figures for its empty cells, and the sources of many values, each named once. */
export function KnownFigures({ section }: { section: Section }) {
  const session = useFormSession();
  const { t } = useLanguage();
  const words = useFigureWords();
  const origins = listSectionOrigins(section, session);
  const offers = session.figures?.offers ?? [];
  const here = offers.filter(({ cell }) => cell.section.key === section.key);

  const take = (chosen: readonly FigureOffer[]) => {
    const edits = chosen.map(createEdit);
    session.edit(edits, true);
    const of = edits.at(-1)?.section ?? '';
    feedback.undoable({
      title: t('forms.known.done', { count: edits.length }),
      undo: () => session.undo(of),
    });
  };

  if (origins.length === 0 && here.length === 0) return null;
  const sources = [...new Set(here.map(({ known }) => words.nameSource(known)))];
  return (
    <div className={styles.known}>
      {here.length > 0 && (
        <div className={styles.offer}>
          <p className={styles.line}>
            {t('forms.known.offer', { count: here.length })}{' '}
            <span className={styles.source}>
              <bdi>{t('forms.known.from', { source: sources.join('、') })}</bdi>
            </span>
          </p>
          <Button size="small" onClick={() => take(here)}>
            {t('forms.known.takeHere', { count: here.length })}
          </Button>
          {offers.length > here.length && (
            <Button size="small" type="link" onClick={() => take(offers)}>
              {t('forms.known.takeAll', { count: offers.length })}
            </Button>
          )}
        </div>
      )}
      {origins.length > 0 && (
        <p className={styles.source}>
          {origins.map(({ count, known }, place) => (
            <span key={known ? `${known.source.id} ${known.at}` : 'profile'}>
              {place > 0 && ' · '}
              <bdi>
                {t('forms.known.many', {
                  count,
                  source: known ? words.nameSource(known) : t('forms.known.profile'),
                })}
              </bdi>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/** Figures of a section that differ from those given elsewhere, shown below it. */
export function SectionFigures({ section }: { section: Section }) {
  const { t } = useLanguage();
  const { figures } = useFormSession();
  const title = useId();
  const questions = figures?.questions.filter(({ path }) => parsePath(path)?.section === section.key) ?? [];
  if (!figures || questions.length === 0) return null;
  return (
    <section className={styles.questions} aria-labelledby={title}>
      <h3 id={title}>{t('forms.figure.title')}</h3>
      <FigureQuestions questions={questions} explain={figures.explain} />
    </section>
  );
}

/** Path of the cell of a section that has the focus, or had it last. */
function useFocusedPath(section: string): string | null {
  const [path, setPath] = useState<string | null>(null);
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const { id } = target as HTMLElement;
      if (parsePath(id)?.section === section) setPath(id);
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [section]);
  return path;
}

/** Line below a grid of figures that says of the cell with the focus where its value was given, and how it has changed. */
export function FigureStatus({ section }: { section: Section }) {
  const { figures } = useFormSession();
  const { t } = useLanguage();
  const say = useText();
  const words = useFigureWords();
  const path = useFocusedPath(section.key);
  const isGrid = section.kind === 'yearly' || (section.kind === 'table' && section.isOfLastYear === true);
  if (!figures || !isGrid || figures.notes.size === 0) return null;
  const note = path === null ? undefined : figures.notes.get(path);
  const facts = note
    ? [
        words.describeLast(note),
        note.given && t('forms.known.from', { source: words.nameSource(note.given) }),
      ].filter(Boolean)
    : [];
  return (
    <p
      className={note && words.isNotable(note) ? `${styles.status} ${styles.notable}` : (styles.status ?? '')}
    >
      {note && (
        <bdi>
          {say(note.cell.field)} {note.cell.year ?? ''}
        </bdi>
      )}
      {facts.map((fact) => (
        <span key={fact}>
          {' · '}
          <bdi>{fact}</bdi>
        </span>
      ))}
    </p>
  );
}
