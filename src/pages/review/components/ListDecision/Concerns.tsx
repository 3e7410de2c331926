import {
  checkKinds,
  isCountConfirmed,
  LIST_CONCERNS,
  type ListConcern,
  listFilingConcerns,
} from '@domain/review/checks';
import type { DecisionPreview } from '@domain/review/scheduled-decision-calls';
import { Alert, Form, Input } from 'antd';
import { Link } from 'umi';
import { Fold } from '@/components/Page';
import CheckTags from '@/pages/review/components/CheckTags';
import { buildErrorProps, type MissingItem } from '@/pages/review/components/MissingList';
import { useLanguage, useText } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import styles from './index.module.css';

type Listed = Pick<DecisionPreview['in'][number], 'id' | 'company' | 'receipt_no' | 'checks' | 'is_opened'>[];

/** Reasons to check some of the filings first: the number of filings for each reason, and their names. */
export function Concerns({ reached }: { reached: Listed }) {
  const groups = LIST_CONCERNS.map((concern) => ({
    concern,
    filings: reached.filter((filing) => listFilingConcerns(filing).includes(concern)),
  })).filter(({ filings }) => filings.length > 0);
  const { t } = useLanguage();
  const isForbidden = groups.some(({ concern }) => concern === 'forbidden');
  if (groups.length === 0) return null;
  return (
    <Alert
      type={isForbidden ? 'error' : 'warning'}
      showIcon
      message={t('decisions.concerns')}
      description={groups.map((group) => <Concern key={group.concern} {...group} />)}
    />
  );
}

function Concern({ concern, filings }: { concern: ListConcern; filings: Listed }) {
  const { t } = useLanguage();
  const say = useText();
  const kinds = Object.entries(checkKinds).filter(
    ([kind, { gravity }]) =>
      gravity === GRAVITY[concern] && filings.some(({ checks }) => checks.some((each) => each.kind === kind)),
  );
  const names = kinds.map(([, name]) => say(name)).join(t('list.comma'));
  return (
    <Fold title={t(`decisions.concern.${concern}`, { count: filings.length, names })}>
      {() => (
        <ul className={styles.list}>
          {filings.map(({ id, company, receipt_no, checks }) => (
            <li key={id}>
              <Link to={`/review/filing?id=${id}`} target="_blank">
                <bdi>{company}</bdi> <bdi>{receipt_no}</bdi>
              </Link>
              {concern !== 'unopened' && <CheckTags checks={checks} />}
            </li>
          ))}
        </ul>
      )}
    </Fold>
  );
}

const GRAVITY = { forbidden: 'forbids', asked: 'asks', unopened: null } as const;

interface CountConfirmProps {
  count: number;
  typed: string;
  missing: readonly MissingItem[];
  onType(typed: string): void;
}

export const CONFIRM_FIELD = 'confirm-count';

/** Field in which the number of filings must be typed to confirm a large decision. */
export function CountConfirm({ count, typed, missing, onType }: CountConfirmProps) {
  const { t } = useLanguage();
  if (isCountConfirmed(count, '')) return null;
  return (
    <Form.Item
      label={t('decisions.confirmCount', { count })}
      htmlFor={CONFIRM_FIELD}
      required
      {...buildErrorProps(missing, CONFIRM_FIELD)}
    >
      <Input
        id={CONFIRM_FIELD}
        className={styles.count ?? ''}
        inputMode="numeric"
        autoComplete="off"
        {...createLengthLimit(6)}
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
    </Form.Item>
  );
}
