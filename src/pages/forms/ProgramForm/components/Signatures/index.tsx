import type { SecondStep } from '@domain/accounts/second-step-shapes';
import { CODE } from '@domain/api/codes';
import type { Form, SignatoryRole } from '@domain/definition';
import { parsePath } from '@domain/filing/paths';
import { getSectionShortTitle } from '@domain/filing/sections';
import type { SignatoriesData, SignatoryData } from '@domain/filing/signatory-calls';
import type { Filing } from '@domain/filing/types';
import { signatoryNames } from '@domain/workflow/signatories';
import { Button } from 'antd';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'umi';
import { Panel } from '@/components/Page';
import type { FilingRoot } from '@/filling/draft/filingState';
import { isDirty } from '@/filling/draft/state';
import { useLive } from '@/live';
import { call } from '@/utils/call';
import { formatEnvelopeMessage, ignoreShownFailure } from '@/utils/failure';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import { findDeviceToken } from '@/utils/session';
import { useRead } from '@/utils/useRead';
import DeclineDialog from './DeclineDialog';
import FactorNotice from './FactorNotice';
import ForeignChange from './ForeignChange';
import styles from './index.module.css';
import SignatureState from './SignatureState';

const ConfirmDialog = lazyWithRetry(() => import('@/components/SecondFactor/ConfirmDialog'));

/** `data` of a 208 answer: a second factor is required, or has to be set up first, or the filing has changed. */
interface SignRefusal {
  second_step?: SecondStep;
  lacks_factor?: true;
  conflict?: true;
}

interface SignaturesProps {
  form: Form;
  filing: Filing;
  state: SignaturesState;
  /** Missing and wrong answers, where the page knows them; elsewhere the server refuses to have them signed. */
  problems?: readonly Placed[];
  /** Figures that wait for a reason, where the page knows them. */
  unexplained?: readonly Placed[];
}

interface Placed {
  path: string;
}

/** Problems of the sections that a signature covers. */
const listCovered = (problems: readonly Placed[], { sections }: SignatoryData): Placed[] =>
  problems.filter(({ path }) => sections.length === 0 || sections.includes(parsePath(path)?.section ?? ''));

/** Returns the reason why a signature cannot be given as the page stands; null where it can. */
function useSigningHindrance(
  problems: readonly Placed[],
  unexplained: readonly Placed[],
  isUnsaved: boolean,
): (hand: SignatoryData) => string | null {
  const { t } = useLanguage();
  return (hand) => {
    if (isUnsaved) return t('forms.hands.unsaved');
    const toMend = listCovered(problems, hand).length;
    if (toMend > 0) return t('forms.hands.incomplete', { count: toMend });
    const toExplain = listCovered(unexplained, hand).length;
    return toExplain > 0 ? t('forms.hands.unexplained', { count: toExplain }) : null;
  };
}

const NONE_KNOWN: readonly Placed[] = [];

/** Time at which this person signed or declined, having read what stood there; none for roles of others. */
const findOwnAnswerTime = ({ own, signature, declined }: SignatoryData): string[] => {
  if (own && signature) return [signature.at];
  return declined?.own ? [declined.at] : [];
};

/**
 * Signatures of the company on the filing: given ones with their time, declined ones with the reason, and missing ones; a person whose
 * signature is missing signs here, or declines to.
 */
export default function Signatures({
  form,
  filing,
  state,
  problems = NONE_KNOWN,
  unexplained = NONE_KNOWN,
}: SignaturesProps) {
  const { t } = useLanguage();
  const say = useText();
  const isUnsaved = useSelector((root: FilingRoot) => isDirty(root.filing));
  const hindranceOf = useSigningHindrance(problems, unexplained, isUnsaved);
  const { hands, inOrder, lacksFactor } = state;
  const { sign, isSending, dialog } = useSigning(filing.id ?? '', filing.version, state);
  const [declining, setDeclining] = useState<SignatoryRole | null>(null);
  if (hands.length === 0) return null;
  const isOpen = hands.some(({ due }) => due);
  const toSignHere = hands.filter(({ due, own }) => due && own);
  const readAt = hands.flatMap(findOwnAnswerTime).at(-1);
  const hindrances = new Set(toSignHere.flatMap((each) => hindranceOf(each) ?? []));
  const scopeOf = ({ sections }: SignatoryData) =>
    sections.length === 0
      ? t('forms.hands.whole')
      : form.sections
          .filter(({ key }) => sections.includes(key))
          .map((section) => say(getSectionShortTitle(section)))
          .join(t('list.comma'));
  return (
    <Panel id="form-hands" title={t('forms.hands.title')}>
      {isOpen && <ForeignChange form={form} filing={filing} readAt={readAt} />}
      {isOpen && <p>{t(inOrder ? 'forms.hands.inOrder' : 'forms.hands.freely')}</p>}
      <ol className={styles.hands}>
        {hands.map((each) => (
          <li key={each.hand} className={styles.hand}>
            <strong>{say(signatoryNames[each.hand])}</strong>
            <span className={styles.scope}>{t('forms.hands.scope', { scope: scopeOf(each) })}</span>
            <SignatureState hand={each} />
            {toSignHere.includes(each) && (
              <Button
                type="primary"
                loading={isSending}
                disabled={lacksFactor || hindranceOf(each) !== null}
                onClick={() => void sign(each.hand)}
              >
                {t('forms.hands.signAs', { hand: say(signatoryNames[each.hand]) })}
              </Button>
            )}
            {each.own && !each.signature && (
              <Button disabled={isUnsaved} onClick={() => setDeclining(each.hand)}>
                {t(each.declined?.own ? 'forms.hands.declineAgain' : 'forms.hands.decline')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {lacksFactor && toSignHere.length > 0 && <FactorNotice />}
      {[...hindrances].map((hindrance) => (
        <p key={hindrance} role="status">
          {hindrance}
        </p>
      ))}
      {dialog}
      <DeclineDialog
        filing={filing}
        hand={hands.find(({ hand }) => hand === declining) ?? null}
        onHands={state.onHands}
        onClose={() => setDeclining(null)}
      />
    </Panel>
  );
}

interface Pending {
  hand: SignatoryRole;
  step: SecondStep;
  refusal: string;
}

interface Signing {
  isSending: boolean;
  sign(hand: SignatoryRole): Promise<void>;
  /** Dialog that asks for a second factor; null while none is required. */
  dialog: ReactNode;
}

/** Signs the stored filing after a confirmation, and with a second factor where the program requires one. */
function useSigning(id: string, version: number, { onHands, readAgain }: SignaturesState): Signing {
  const dispatch = useDispatch();
  const { t } = useLanguage();
  const say = useText();
  const username = useSelector((root: FilingRoot) => root.user.currentUser?.username ?? '');
  const [isSending, setSending] = useState(false);
  const [pending, setPending] = useState<Pending | null>(null);

  const refused = (hand: SignatoryRole, refusal: SignRefusal, message: string) => {
    // The panel then says it with the way there, and stays.
    if (refusal.lacks_factor) return readAgain();
    if (refusal.second_step) return setPending({ hand, step: refusal.second_step, refusal: '' });
    if (pending && !refusal.conflict) return setPending({ ...pending, refusal: message });
    setPending(null);
    feedback.error(message);
    if (refusal.conflict) dispatch({ type: 'filing/pull', payload: null });
  };

  const send = async (hand: SignatoryRole, proof?: { ticket: string }) => {
    setSending(true);
    try {
      const answer = await call('signFiling', {
        path: { id },
        data: { hand, version, ...(proof && { proof }) },
      });
      const message = formatEnvelopeMessage(answer);
      if (answer.code !== CODE.success) return refused(hand, (answer.data ?? {}) as SignRefusal, message);
      setPending(null);
      onHands(answer.data as SignatoriesData);
      feedback.success(message);
    } catch (error) {
      ignoreShownFailure(error);
    } finally {
      setSending(false);
    }
  };

  const sign = async (hand: SignatoryRole) => {
    const agreed = await feedback.confirm({
      title: t('forms.hands.ask', { hand: say(signatoryNames[hand]) }),
      content: t('forms.hands.askWhy'),
      okText: t('forms.hands.sign'),
    });
    if (agreed) await send(hand);
  };

  const dialog = pending && (
    <Suspense>
      <ConfirmDialog
        key={pending.step.ticket}
        step={pending.step}
        refusal={pending.refusal}
        isSending={isSending}
        onSend={(proof) => {
          const device = findDeviceToken(username);
          void send(pending.hand, { ...proof, ticket: pending.step.ticket, ...(device && { device }) });
        }}
        onClose={() => setPending(null)}
      />
    </Suspense>
  );
  return { isSending, sign, dialog };
}

export interface SignaturesState {
  hands: SignatoriesData['hands'];
  inOrder: boolean;
  /** True where this person has to set up a second factor first. */
  lacksFactor: boolean;
  readAgain(): void;
  onHands(next: SignatoriesData): void;
}

const NONE: SignatoriesData['hands'] = [];

/** Signatures of the company on the open filing; read again when somebody signs, and after saves that may void one. */
export function useSignatures({ id, version, status, signs }: Filing): SignaturesState {
  const read = useRead(id && signs ? 'filingHands' : null, { path: { id: id ?? '' } });
  const filing = id ?? undefined;
  useLive(['signed', 'status'], read.reload, filing);
  const { hands = NONE, in_order: inOrder = true, lacks_factor: lacksFactor = false } = read.data ?? {};
  const known = read.data?.version;
  const isBehind =
    known !== undefined &&
    known !== version &&
    hands.some(({ signature, declined }) => signature ?? declined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version of a signed filing
  useEffect(() => {
    if (isBehind) void read.reload();
  }, [isBehind, version, status]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: stable until they change, so that a key press re-renders no list
  return useMemo(
    () => ({ hands, inOrder, lacksFactor, readAgain: read.reload, onHands: read.change }),
    [hands, inOrder, lacksFactor],
  );
}
