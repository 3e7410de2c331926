import type { Answers, Form, Program } from '@domain/definition';
import type { PresentColleague } from '@domain/filing/collaboration-calls';
import {
  getSectionAnswers,
  getSectionShortTitle,
  isEmpty,
  isRowSection,
  listSectionFields,
} from '@domain/filing/sections';
import { readSubject } from '@domain/filing/subject';
import type { Filing } from '@domain/filing/types';
import { Progress } from 'antd';
import { memo, useMemo } from 'react';
import { Link, useSelector } from 'umi';
import StageStrip from '@/components/FilingTable/StageStrip';
import StatusTag from '@/components/Tags/StatusTag';
import type { FilingRoot, FilingState } from '@/filling/draft/filingState';
import SaveState from '@/filling/draft/SaveState';
import { isDirty } from '@/filling/draft/state';
import BookTools from '@/filling/spreadsheet/BookTools';
import { FilingDeadline } from '@/pages/forms/Deadline';
import { formatDateTime } from '@/utils/beijingTime';
import { buildKindIndexPath, PLANS } from '@/utils/filingPath';
import { useLanguage, useText } from '@/utils/language';
import { useBatchName } from '@/utils/names';
import FilingActs from '../FilingActs/index';
import styles from './index.module.css';

interface FilingHeadProps {
  program: Program;
  form: Form;
  filing: Filing;
  /** True on the pages about the filing as a whole, which show its stages and acts; a section keeps the room for its fields. */
  isWhole: boolean;
  /** Progress; null where the filing is read-only. */
  percent: number | null;
  /** Colleagues who have the filing open. */
  people: PresentColleague[];
}

/** Head of a filing's page, whatever its state: title, state, number, the one deadline, and what can be done. */
function FilingHead({ program, form, filing, isWhole, percent, people }: FilingHeadProps) {
  const say = useText();
  const isSaved = filing.id !== null;
  return (
    <header className={isWhole ? styles.whole : styles.head}>
      <div className={styles.title}>
        <h1>{say(program.title)}</h1>
        <StatusTag {...filing} />
      </div>
      <Facts program={program} filing={filing} isDraft={percent !== null} />
      {percent !== null && (
        <div className={styles.state}>
          <DraftState form={form} filing={filing} />
          <Percent percent={percent} />
        </div>
      )}
      {isWhole && isSaved && (
        <>
          <div className={styles.stages}>
            <StageStrip filing={filing} />
          </div>
          <FilingActs program={program} form={form} filing={filing} />
        </>
      )}
      {percent !== null && <Colleagues form={form} people={people} />}
    </header>
  );
}

/** Share of the required values that are filled in. */
function Percent({ percent }: { percent: number }) {
  const { t } = useLanguage();
  return (
    <span className={styles.percent}>
      <Progress
        percent={percent}
        size="small"
        // Replaces antd's icon for 100 %, which would be an image inside the text.
        format={(done) => `${done}%`}
        aria-label={t('forms.head.percent', { percent })}
      />
    </span>
  );
}

/** Number, batch, subject and deadline of the filing, and the ways to its workbook while it is filled in. */
function Facts({
  program,
  filing,
  isDraft,
}: Pick<FilingHeadProps, 'program' | 'filing'> & { isDraft: boolean }) {
  const { t } = useLanguage();
  const batchName = useBatchName();
  const { receipt } = filing;
  return (
    <div className={styles.facts}>
      {receipt && (
        <span>
          {t('forms.receipt.no')} <bdi className={styles.no}>{receipt.no}</bdi>
        </span>
      )}
      <span>{batchName(filing.batch)}</span>
      <Subject program={program} />
      <Siblings program={program} kind={filing.kind} />
      <FilingDeadline program={program} filing={filing} />
      {isDraft && (
        <BookTools
          program={program}
          filing={filing}
          button={{ type: 'link', className: styles.another ?? '' }}
        />
      )}
    </div>
  );
}

/** Subject of the filing, which distinguishes it within its batch; shown once it is typed. */
function Subject({ program }: { program: Program }) {
  const subject = useSelector((root: FilingRoot) => readSubject(program, root.filing.answers));
  return subject && <bdi className={styles.subject}>{subject}</bdi>;
}

/** Plan or kind of the filing, and a link to the others. */
function Siblings({ program, kind }: { program: Program; kind: string }) {
  const say = useText();
  const { t } = useLanguage();
  if (program.plan) return <Link to={PLANS}>{t('forms.choose.otherPlans')}</Link>;
  const chosen = program.kinds?.find(({ value }) => String(value) === kind);
  if (!chosen) return null;
  return (
    <span>
      {say(chosen)} <Link to={buildKindIndexPath(program)}>{t('forms.choose.otherKinds')}</Link>
    </span>
  );
}

/** True if the unsaved form contains values prefilled from the company profile. */
const holdsProfile = (form: Form, prefilled: Answers): boolean =>
  form.sections.some(
    (section) =>
      !isRowSection(section) &&
      listSectionFields(section).some(
        ({ key, source }) =>
          source?.startsWith('company.') && !isEmpty(getSectionAnswers(prefilled, section)[key]),
      ),
  );

/** True if two states show the same save status: a further key press in an unsaved draft changes nothing in it. */
const isSaidAlike = (one: FilingState, other: FilingState): boolean =>
  isDirty(one) === isDirty(other) &&
  one.save === other.save &&
  one.conflict === other.conflict &&
  one.isKept === other.isKept &&
  one.prefilled === other.prefilled;

function DraftState({ form, filing }: Pick<FilingHeadProps, 'form' | 'filing'>) {
  const draft = useSelector((root: FilingRoot) => root.filing, isSaidAlike);
  const isPrefilled = useMemo(() => holdsProfile(form, draft.prefilled), [form, draft.prefilled]);
  const { updated_at: at, status, decision } = filing;
  const isReturned = status === 'returned';
  const isSavedSince = !isReturned || !at || !decision || at > decision.at;
  return (
    <SaveState
      draft={draft}
      isPrefilled={isPrefilled}
      isReturned={isReturned}
      savedAt={isSavedSince ? at : null}
    />
  );
}

export default memo(FilingHead);

/** Sections in which colleagues are, and a note when answers that they saved have been merged in. */
function Colleagues({ form, people }: { form: Form; people: PresentColleague[] }) {
  const { t } = useLanguage();
  const say = useText();
  const note = useSelector((root: FilingRoot) => root.filing.note);
  const lines = people.map(({ name, section }) => {
    const at = form.sections.find(({ key }) => key === section);
    return at
      ? t('forms.together.at', { name, section: say(getSectionShortTitle(at)) })
      : t('forms.together.here', { name });
  });
  if (note?.kind === 'pulled')
    lines.push(t('forms.together.pulled', { by: note.by, at: formatDateTime(note.at) }));
  return (
    <p role="status" className={lines.length > 0 ? styles.colleagues : styles.nobody}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}
