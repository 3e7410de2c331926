import { mayFileProgram } from '@domain/accounts/roles';
import type { EligibilityCondition } from '@domain/definition';
import type { ReportItem } from '@domain/filing/calls';
import {
  chooseFilingEntry,
  type FilingEntryAction,
  findLatestFiling,
  isFilingBegun,
} from '@domain/filing/entry';
import type { DeclareDayItem } from '@domain/windows/calls';
import { useId } from 'react';
import { Link, useSelector } from 'umi';
import ConditionList from '@/components/ConditionList';
import ButtonLink from '@/components/Controls/ButtonLink';
import AnotherFiling from '@/components/ProgramList/AnotherFiling';
import StatusTag from '@/components/Tags/StatusTag';
import type { RootState } from '@/models/connect';
import { formatDateTime } from '@/utils/beijingTime';
import { buildFilingPath, buildNewFormPath } from '@/utils/filingPath';
import { useLanguage, useText } from '@/utils/language';
import Deadline from '../Deadline';
import styles from './index.module.css';

export interface ChoiceProps {
  program: string;
  /** Letter of a technology plan. */
  letter?: string | undefined;
  title: string;
  summary?: string | undefined;
  /** The path of the form. */
  route: string;
  /** The kind, where the program has several. */
  kind?: string | undefined;
  window: DeclareDayItem | undefined;
  /** The company's filings of this program and kind in the window. */
  own: ReportItem[];
  /** Eligibility conditions; undefined until the form has loaded. */
  conditions: EligibilityCondition[] | undefined;
}

const words: Record<FilingEntryAction, string> = {
  begin: 'center.window.start',
  continue: 'center.window.continue',
  view: 'common.view',
};

/** Card of one form: who may apply, until when, the company's filings, and the next step. */
export default function Choice(props: ChoiceProps) {
  const { program, letter, title, summary, route, kind, window, own, conditions } = props;
  const { t } = useLanguage();
  const titleId = useId();
  const user = useSelector((root: RootState) => root.user.currentUser);
  const latest = findLatestFiling(own);
  const way = chooseFilingEntry({
    mayFile: user ? mayFileProgram(user, program) : false,
    isOpen: window?.status === 'open',
    isBegun: latest ? isFilingBegun(latest) : false,
    hasRoom: own.length === 0,
  });
  return (
    <article className={styles.choice} aria-labelledby={titleId}>
      <h2 id={titleId}>
        {letter && <span className={styles.letter}>{letter}</span>} {title}
      </h2>
      {summary && <p>{summary}</p>}
      <Conditions conditions={conditions} />
      <dl className={styles.facts}>
        <div>
          <dt>{t('forms.choose.window')}</dt>
          <dd>
            <Deadline window={window} />
          </dd>
        </div>
        {window && (
          <div>
            <dt>{t('forms.choose.quota')}</dt>
            <dd>
              <bdi>{t('forms.choose.quotaOf', { quota: window.quota, used: own.length })}</bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('forms.choose.own')}</dt>
          <dd>{latest ? <OwnFilingLinks filings={own} /> : t('forms.choose.ownNone')}</dd>
        </div>
      </dl>
      <div className={styles.ways}>
        <ButtonLink
          to={latest ? buildFilingPath(latest) : buildNewFormPath({ route, kind })}
          type={way === 'view' ? 'default' : 'primary'}
          aria-label={`${t(words[way])} ${title}`}
        >
          {t(words[way])}
        </ButtonLink>
        <AnotherFiling
          program={program}
          kind={kind}
          route={route}
          title={title}
          window={window}
          used={own.length}
        />
      </div>
    </article>
  );
}

/** Eligibility conditions: the first states who may apply; the others unfold. */
function Conditions({ conditions }: Pick<ChoiceProps, 'conditions'>) {
  const { t } = useLanguage();
  const say = useText();
  const [first, ...others] = conditions ?? [];
  return (
    <div className={styles.conditions}>
      {first && <p>{say(first)}</p>}
      {others.length > 0 && (
        <details>
          <summary>{t('forms.choose.conditions', { count: others.length + 1 })}</summary>
          <ConditionList conditions={others} />
        </details>
      )}
    </div>
  );
}

/** Links to the company's own filings. */
function OwnFilingLinks({ filings }: { filings: ReportItem[] }) {
  const { t } = useLanguage();
  return (
    <ul className={styles.own}>
      {filings.map((filing) => (
        <li key={filing.id}>
          <StatusTag {...filing} />
          <Link to={buildFilingPath(filing)}>
            {filing.subject && <bdi className={styles.subject}>{filing.subject}</bdi>}
            {filing.receipt
              ? t('forms.choose.receipt', { no: filing.receipt.no })
              : t('forms.choose.saved', { at: formatDateTime(filing.updated_at) })}
          </Link>
        </li>
      ))}
    </ul>
  );
}
