import { SearchOutlined } from '@ant-design/icons';
import type { CurrentUser } from '@domain/accounts/calls';
import { type Program, programGroups } from '@domain/definition';
import { computeConditionVerdicts, listMissingFacts } from '@domain/filing/eligibility-match';
import {
  type CataloguePart,
  getProgramPagePath,
  groupProgramsForCatalogue,
  isProgramMatch,
} from '@domain/programs/find';
import type { DeclareDayItem } from '@domain/windows/calls';
import { Input, Tag } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'umi';
import ClearSign from '@/components/Controls/ClearSign';
import EmptyHint from '@/components/EmptyHint';
import TimeLeft from '@/components/TimeLeft';
import { formatDate } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import { TEXT_AT_MOST } from '@/utils/urlState';
import { getStateTime } from '@/utils/windowTimes';
import {
  compareProgramAvailability,
  computeProgramAvailability,
  getServerToday,
  type ProgramAvailability,
  type ProgramFacts,
} from './availability';
import styles from './index.module.css';
import MissingFacts from './MissingFacts';
import ProgramEntry, { FitTag } from './ProgramEntry';
import UnmetConditions from './UnmetConditions';

interface ProgramRowProps {
  standing: ProgramAvailability;
  user: CurrentUser;
  known: ProgramFacts;
  /** Called when a value of the company's profile was given here; the list is read again. */
  onFact?: (() => void) | undefined;
}

/** Row of one program: purpose, deadline, match of the conditions, and link to its form. */
function ProgramRow({ standing, user, known, onFact }: ProgramRowProps) {
  const say = useText();
  const { t } = useLanguage();
  const { program, window, fit } = standing;
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <p className={styles.title}>
          <Link to={getProgramPagePath(program)}>{say(program.title)}</Link>
          {fit && Object.keys(known.fits[program.key] ?? {}).length > 0 && <FitTag fit={fit} />}
          {window?.closing_soon && <Tag color="warning">{t('center.window.closingSoon')}</Tag>}
        </p>
        {program.summary && <p className={styles.purpose}>{say(program.summary)}</p>}
        {window?.first && <p className={styles.obstacle}>{window.first.message}</p>}
        {known.profile && <FitReasons program={program} user={user} known={known} onFact={onFact} />}
      </div>
      <p className={styles.when}>
        <When window={window} />
      </p>
      <ProgramEntry standing={standing} user={user} />
    </li>
  );
}

/** Why a program fits or not, or what must be known first; nothing where all that it asks of a profile is known and met. */
function FitReasons({
  program,
  user,
  known,
  onFact,
}: Omit<ProgramRowProps, 'standing'> & { program: Program }) {
  const { t } = useLanguage();
  const profile = known.profile ?? {};
  const today = getServerToday(known.windows);
  const fits = known.fits[program.key] ?? {};
  const verdicts = Object.entries(computeConditionVerdicts(fits, profile, today));
  if (verdicts.length === 0) return <p className={styles.purpose}>{t('center.programs.anybody')}</p>;
  const unmet = verdicts.filter(([, verdict]) => verdict === 'unmet').map(([id]) => id);
  if (unmet.length > 0) return <UnmetConditions program={program} ids={unmet} />;
  const mayGive = onFact !== undefined && user.permissions.includes('company.edit');
  return (
    <MissingFacts
      keys={listMissingFacts(fits, profile, today)}
      companyId={mayGive ? (user.company?.id ?? null) : null}
      onSaved={() => onFact?.()}
    />
  );
}

function When({ window }: { window: DeclareDayItem | undefined }) {
  const { t } = useLanguage();
  if (!window) return <>{t('center.programs.noWindow')}</>;
  const { status, days_left: days, closing_soon, extended_until } = window;
  const date = formatDate(getStateTime(window));
  return (
    <>
      <span>{t(`center.programs.${status}`, { date })}</span>
      {days !== null && (
        <strong className={closing_soon ? styles.soon : undefined}>
          <TimeLeft end={window.closes_at} serverTime={window.server_time} />
        </strong>
      )}
      {extended_until && <span className={styles.note}>{t('center.window.extended')}</span>}
    </>
  );
}

interface ProgramListProps extends ProgramFacts {
  programs: readonly Program[];
  user: CurrentUser;
  onFact?: () => void;
}

/** Programs by group, with a search field. */
export default function ProgramList({ programs, user, onFact, ...known }: ProgramListProps) {
  const { t, say } = useLanguage();
  const [words, setWords] = useState('');
  const wanted = words.trim();
  const found = programs.filter((program) => isProgramMatch(program, wanted, say));
  return (
    <>
      <div className={styles.search}>
        <Input
          type="search"
          allowClear={{ clearIcon: <ClearSign /> }}
          prefix={<SearchOutlined aria-hidden />}
          aria-label={t('center.programs.search')}
          placeholder={t('center.programs.search')}
          {...createLengthLimit(TEXT_AT_MOST)}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <p role="status">{wanted && t('center.programs.found', { count: found.length })}</p>
      </div>
      {found.length === 0 && <EmptyHint text={t('center.programs.none')} />}
      {groupProgramsForCatalogue(found).map((part) => (
        <Group key={part.group} part={part} user={user} known={known} onFact={onFact} />
      ))}
    </>
  );
}

interface GroupProps extends Omit<ProgramRowProps, 'standing'> {
  part: CataloguePart;
}

function Group({ part, ...shown }: GroupProps) {
  const say = useText();
  const id = useId();
  const standings = part.programs
    .map((program) => computeProgramAvailability(program, shown.known))
    .sort(compareProgramAvailability);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.group}>
        {say(programGroups[part.group])}
      </h3>
      <ul className={styles.rows}>
        {standings.map((standing) => (
          <ProgramRow key={standing.program.key} standing={standing} {...shown} />
        ))}
      </ul>
    </section>
  );
}

/** Programs that a newcomer is shown. */
const FITTING_AT_MOST = 3;

interface FittingProgramsProps extends ProgramListProps {
  /** Shown where no program is open. */
  otherwise: ReactNode;
}

/** The open programs that fit a company best. */
export function FittingPrograms({ programs, user, otherwise, ...known }: FittingProgramsProps) {
  const open = programs
    .map((program) => computeProgramAvailability(program, known))
    .filter(({ window }) => window?.status === 'open')
    .sort(compareProgramAvailability)
    .slice(0, FITTING_AT_MOST);
  if (open.length === 0) return otherwise;
  return (
    <ul className={styles.rows}>
      {open.map((standing) => (
        <ProgramRow key={standing.program.key} standing={standing} user={user} known={known} />
      ))}
    </ul>
  );
}
