import { canGrantMoney } from '@domain/definition';
import type { DueAction } from '@domain/filing/deciding';
import { getStepWords } from '@domain/filing/outcome';
import { sumAmounts } from '@domain/filing/units';
import { findProgram } from '@domain/programs/find';
import {
  CUT_SIDES,
  computeRemainingBudget,
  countAboveCutOff,
  MAX_RANKED_FILINGS,
  type RankingCutOff,
  rankByScore,
  sumProposedGrants,
  type WithRank,
} from '@domain/review/ranking';
import type { RankedFiling, RankingData, RankingQuery, SavedAmount } from '@domain/review/ranking-calls';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import AsyncView from '@/components/AsyncView';
import { Select } from '@/components/Controls/Select';
import EmptyHint from '@/components/EmptyHint';
import { PageHead } from '@/components/Page';
import { useRightCheck } from '@/models/useRightCheck';
import ListDecision, { type RankingAmounts } from '@/pages/review/components/ListDecision';
import ScheduledDecisionsBar from '@/pages/review/components/ScheduledDecisionsBar';
import { useLanguage, useText } from '@/utils/language';
import { useBatchName } from '@/utils/names';
import { matching, oneOf, useUrlState } from '@/utils/urlState';
import { useRead } from '@/utils/useRead';
import Budget, { BudgetFigures, EarlierRankings } from './components/Budget';
import Download from './components/Download';
import FilingsBesideLine, { CutLine } from './components/FilingsBesideLine';
import GrantsAtOnce from './components/GrantsAtOnce';
import styles from './index.module.css';
import { useGrants } from './useGrants';

const url = {
  program: matching(/^\w{1,64}$/),
  batch: matching(/^\d{4}-\d{1,3}$/),
  by: oneOf(CUT_SIDES, 'rank'),
  at: { ...matching(/^\d{1,8}(\.\d{1,2})?$/), initial: '0' },
};

/** Ranking meeting that decides on grants: a batch by score, its cut-off line, and the budget. */
export default function Ranking() {
  const { t } = useLanguage();
  const series = useRead('rankedSeries');
  const [state, setState] = useUrlState(url);
  const chosen =
    series.data?.find(({ program, batch }) => program === state.program && batch === state.batch) ??
    series.data?.find(({ program }) => program === state.program) ??
    series.data?.[0];
  const cut: RankingCutOff = { by: state.by as RankingCutOff['by'], at: Number(state.at) };
  return (
    <AsyncView resource={series}>
      {(all) =>
        chosen ? (
          <Batch
            key={`${chosen.program}/${chosen.batch}`}
            all={all}
            series={chosen}
            cut={cut}
            onChoose={({ program, batch }) => setState({ program, batch, by: 'rank', at: '0' })}
            onCut={({ by, at }) => setState({ ...chosen, by, at: String(at) })}
          />
        ) : (
          <>
            <PageHead lead={t('ranking.lead')} />
            <EmptyHint text={t('ranking.none')} />
          </>
        )
      }
    </AsyncView>
  );
}

interface BatchProps {
  all: RankingQuery[];
  series: RankingQuery;
  cut: RankingCutOff;
  onChoose(series: RankingQuery): void;
  onCut(cut: RankingCutOff): void;
}

function Batch({ all, series, cut, onChoose, onCut }: BatchProps) {
  const { t } = useLanguage();
  const ranking = useRead('ranking', { params: series });
  const grants = useGrants(`${series.program}/${series.batch}`, (id, grant) =>
    ranking.change((now) => now && withGrant(now, id, grant)),
  );
  const { data } = ranking;
  return (
    <>
      <PageHead
        lead={t('ranking.lead')}
        actions={data && <Download series={series} cut={cut} isHeld={grants.hasOpen} />}
      />
      <div className={styles.bar}>
        <SeriesChoice all={all} series={series} onChoose={onChoose} />
        {data && (
          <Budget
            series={series}
            budget={data.budget}
            onSet={(budget) => ranking.change((now) => now && { ...now, budget })}
            onRefused={ranking.reload}
          />
        )}
      </div>
      <AsyncView resource={ranking}>
        {(read) =>
          grants.isReady && (
            <Meeting data={read} {...{ series, cut, onCut, grants }} reload={ranking.reload} />
          )
        }
      </AsyncView>
    </>
  );
}

const withGrant = (data: RankingData, id: string, grant: SavedAmount): RankingData => ({
  ...data,
  list: data.list.map((each) => (each.id === id ? { ...each, grant } : each)),
});

function SeriesChoice({ all, series, onChoose }: Pick<BatchProps, 'all' | 'series' | 'onChoose'>) {
  const { t } = useLanguage();
  const say = useText();
  const batchName = useBatchName();
  const nameOf = (key: string) => say(findProgram(key)?.title ?? { zh: key, en: key });
  const keys = [...new Set(all.map(({ program }) => program))];
  const batches = all.filter(({ program }) => program === series.program);
  return (
    <>
      <Select
        aria-label={t('common.program')}
        popupMatchSelectWidth={false}
        value={series.program}
        options={keys.map((key) => ({ value: key, label: nameOf(key) }))}
        onChange={(program) => {
          const latest = all.find((each) => each.program === program);
          if (latest) onChoose(latest);
        }}
      />
      <Select
        aria-label={t('common.batch')}
        popupMatchSelectWidth={false}
        value={series.batch}
        options={batches.map(({ batch }) => ({ value: batch, label: batchName(batch) }))}
        onChange={(batch) => onChoose({ ...series, batch })}
      />
    </>
  );
}

interface MeetingProps extends Pick<BatchProps, 'series' | 'cut' | 'onCut'> {
  data: RankingData;
  grants: ReturnType<typeof useGrants>;
  reload(): Promise<void>;
}

interface Deciding {
  action: DueAction;
  money: RankingAmounts;
  filings: { id: string; version: number }[];
}

/** Filings on both sides of the cut-off line, with the money and the actions on each side. */
function Meeting({ data, series, cut, onCut, grants, reload }: MeetingProps) {
  const { t } = useLanguage();
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const decides = useRightCheck()('review.final');
  const list = rankByScore(data.list);
  const isGranting = canGrantMoney(findProgram(series.program) ?? {});
  const amountOf = (filing: RankedFiling) => (isGranting ? grants.amountOf(filing) : null);
  const free = sumAmounts([data.budget.amount, -data.granted]);
  const money = list.map((each) => ({ ...each, grant: amountOf(each) }));
  const count = countAboveCutOff(money, cut, free);
  const [above, below] = [list.slice(0, count), list.slice(count)];
  /** Budget left for an action. Grants of publicised filings are promised and not available to others. */
  const roomFor = (action: DueAction): number | null => {
    if (data.budget.amount === null) return null;
    const promised = money.filter(({ status }) => action === 'publicise' && status === 'publicised');
    return computeRemainingBudget(free, 0, sumProposedGrants(promised));
  };
  const decide = (action: DueAction, filings: WithRank<RankedFiling>[]) => {
    const entered = filings.flatMap((each): [string, number][] => {
      const amount = amountOf(each);
      return amount === null ? [] : [[each.id, amount]];
    });
    setDeciding({
      action,
      money: { grants: Object.fromEntries(entered), room: roomFor(action) },
      filings: filings.map(({ id, version }) => ({ id, version })),
    });
  };
  const open = (filings: WithRank<RankedFiling>[]) => filings.filter(({ status }) => status !== 'approved');
  const side = {
    program: series.program,
    grants: isGranting ? grants : null,
    criteria: data.criteria,
    onCut: (filing: WithRank<RankedFiling>) => onCut(lineBelow(filing)),
  };
  return (
    <div className={styles.page}>
      {decides && <ScheduledDecisionsBar onChanged={reload} />}
      {data.more && (
        <Alert type="warning" showIcon message={t('ranking.more', { limit: MAX_RANKED_FILINGS })} />
      )}
      <div className={styles.line}>
        <CutLine cut={cut} hasBudget={data.budget.amount !== null} onChange={onCut} />
        <BudgetFigures
          data={data}
          proposed={sumProposedGrants(money.slice(0, count))}
          lowest={above.at(-1)?.score ?? null}
        />
        <EarlierRankings earlier={data.earlier} />
      </div>
      <FilingsBesideLine
        id="above"
        title={t('ranking.above', { count: above.length })}
        none={t(cut.by === 'budget' ? 'ranking.none.budget' : 'ranking.none.above')}
        filings={above}
        actions={
          <div className={styles.steps}>
            {decides && isGranting && (
              <GrantsAtOnce
                filings={above}
                grants={grants}
                free={data.budget.amount === null ? null : free}
              />
            )}
            <Steps
              program={series.program}
              actions={['publicise', 'approve']}
              isHeld={grants.hasOpen || open(above).length === 0}
              onStep={(action) => decide(action, open(above))}
            />
          </div>
        }
        {...side}
      />
      <FilingsBesideLine
        id="below"
        title={t('ranking.below', { count: below.length })}
        none={t('ranking.none.below')}
        filings={below}
        actions={
          <Steps
            program={series.program}
            actions={['reject_city']}
            isHeld={open(below).length === 0}
            onStep={(action) => decide(action, open(below))}
          />
        }
        {...side}
      />
      <ListDecision
        target={deciding && { filings: deciding.filings }}
        {...(deciding && { action: deciding.action, money: deciding.money })}
        onClose={() => setDeciding(null)}
        onOrdered={reload}
      />
    </div>
  );
}

/** Cut-off line below a filing and all filings of the same rank. */
const lineBelow = ({ rank }: WithRank<RankedFiling>): RankingCutOff => ({ by: 'rank', at: rank ?? 0 });

interface StepsProps {
  program: string;
  actions: DueAction[];
  isHeld: boolean;
  onStep(action: DueAction): void;
}

function Steps({ program, actions, isHeld, onStep }: StepsProps) {
  const { t } = useLanguage();
  const say = useText();
  const found = findProgram(program);
  const decides = useRightCheck()('review.final');
  const possible = actions.filter(
    (action) => decides && (action !== 'publicise' || found?.review.publicNotice),
  );
  return (
    <div className={styles.steps}>
      {possible.map((action) => (
        <Button key={action} disabled={isHeld} onClick={() => onStep(action)}>
          {t('ranking.step', { action: say(getStepWords(action, found ?? {})) })}
        </Button>
      ))}
    </div>
  );
}
