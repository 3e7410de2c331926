import type { Form, Program, Section } from '@domain/definition';
import { getSectionShortTitle } from '@domain/filing/sections';
import type { Filing } from '@domain/filing/types';
import { findProgram } from '@domain/programs/find';
import { Result } from 'antd';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useDispatch } from 'umi';
import ButtonLink from '@/components/Controls/ButtonLink';
import RouteSpinner from '@/components/RouteSpinner';
import { ExplanationProvider } from '@/components/Why/source';
import AutosaveFiling from '@/filling/draft/AutosaveFiling';
import { isEditable, resolveFilingForm } from '@/filling/draft/filingState';
import { FormSessionProvider } from '@/filling/form/session';
import { useFilledForm } from '@/filling/hooks/useFilledForm';
import { useFocusPath } from '@/filling/hooks/useFocusPath';
import type { FormNavigation } from '@/filling/hooks/useFormAddress';
import { filterSectionFaults } from '@/filling/hooks/useFormEvaluation';
import ErrorBoundary from '@/layouts/components/ErrorBoundary';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import { usePageSections } from '@/utils/pageSections';
import { useFaultyTitle, usePageTitle } from '@/utils/route';
import { useAtFirstSign } from '@/utils/useAtFirstSign';
import { useProgressiveCount } from '@/utils/useProgressiveCount';
import { useCollaboration } from '../Collaboration';
import FilingHead from '../FilingHead/index';
import FilingPartView, { listFilingParts, PART_NAMES, PartLinks } from '../FilingParts/index';
import { useVisit } from '../News';
import Notices from '../Notices/index';
import SectionNav from '../SectionNav/index';
import SectionPage from '../SectionPage/index';
import { useSignatures } from '../Signatures';
import { useCheckName } from '../useCheckName';
import styles from './index.module.css';

const loadCheckPage = () => import('../CheckPage/index');
const loadOverview = () => import('../Overview/index');
const loadReadOnly = () => import('../ReadOnlyFiling/index');
const loadConflicts = () => import('@/filling/draft/ConflictDialog');

const CheckPage = lazy(loadCheckPage);
const Overview = lazy(loadOverview);
const ReadOnlyFiling = lazy(loadReadOnly);
const ConflictDialog = lazyWithRetry(loadConflicts);

/** Views that a section does without, loaded before somebody goes on from there: the network may be gone by then. */
const loadOtherViews = () => Promise.all([loadCheckPage(), loadOverview(), loadReadOnly(), loadConflicts()]);

interface OpenFormProps {
  program: Program;
  form: Form;
  filing: Filing;
  navigation: FormNavigation;
}

/**
 * Shows once that a module is under construction, where the program has such a notice, to a company that begins a filing while
 * no window is open. An existing filing is readable, so its module counts as available.
 */
export function useClosedNotice({ closedNotice }: Program, { id, window }: Filing): void {
  const say = useText();
  const notice = id !== null || window?.status === 'open' ? undefined : closedNotice;
  useEffect(() => {
    if (notice) feedback.error(say(notice));
  }, [notice, say]);
}

/** An open filing. Autosave runs as long as its form is mounted, whichever part of it is shown. */
export default function OpenForm(props: OpenFormProps) {
  const [isUploading, setUploading] = useState(false);
  useAtFirstSign(loadOtherViews);
  return (
    <>
      <AutosaveFiling isUploading={isUploading} />
      <ShownFiling {...props} onUploading={setUploading} />
    </>
  );
}

interface ShownFilingProps extends OpenFormProps {
  onUploading(isUploading: boolean): void;
}

/** The filing as a form to fill in, check and submit, or read-only. */
function ShownFiling({ program, form, filing, navigation, onUploading }: ShownFilingProps) {
  const dispatch = useDispatch();
  const say = useText();
  const { t } = useLanguage();
  const { address } = navigation;
  const { state, session, filled } = useFilledForm(form, address.focusPath);
  const { insight } = filled;
  const section = insight.sections.find((each) => each.key === address.section);
  const isOverview = !section && address.view !== 'check';
  const part = listFilingParts(filing).find((each) => each === address.view) ?? null;
  useFocusPath(address.focusPath, section);
  const place = part ? t(PART_NAMES[part]) : section && say(section.title);
  const title = place && t('title.of', { part: place, whole: say(program.title) });
  const isFaulty = section !== undefined && filterSectionFaults(section, filled.shown).length > 0;
  usePageTitle(title);
  useFaultyTitle(isFaulty);

  const checkName = useCheckName(filing);
  usePlaces(insight.sections, checkName, navigation);
  useClosedNotice(program, filing);
  useVisit(filing.id);
  // The page is rendered after the elements around it.
  const hasPage = useProgressiveCount(2, 1) > 1;
  const together = useCollaboration(filing, section?.key ?? '');
  const hands = useSignatures(filing);
  const traceSource = useMemo(
    () => ({ program, adapt: (given: Form) => resolveFilingForm(given, filing) }),
    [program, filing],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: moving on saves
  useEffect(() => {
    dispatch({ type: 'filing/save' });
  }, [address.section, address.view]);

  const [first] = filing.id === null ? (filing.blocked ?? []) : [];
  if (first) return <NotBegun program={program} reason={first.message} />;
  const isEditing = isEditable(state);
  const isWhole = part !== null || !isEditing || isOverview;
  const partView = part && (
    <FilingPartView key={part} part={part} program={program} form={form} filing={filing} hands={hands} />
  );
  const head = (
    <>
      <FilingHead
        program={program}
        form={form}
        filing={filing}
        isWhole={isWhole}
        percent={isEditing ? filled.percent : null}
        people={together.people}
      />
      {isWhole && <PartLinks filing={filing} current={part} isEditing={isEditing} navigation={navigation} />}
    </>
  );
  if (!isEditing)
    return (
      <>
        {head}
        {partView ?? (
          <Suspense fallback={<RouteSpinner />}>
            <ReadOnlyFiling
              program={program}
              form={form}
              filing={filing}
              insight={insight}
              ctx={session.ctx}
              hands={hands}
              navigation={navigation}
            />
          </Suspense>
        )}
      </>
    );
  const within = (page: ReactNode) => (
    <FormSessionProvider
      value={{ ...session, colleagues: together.cells, onCell: together.onCell }}
      onUploading={onUploading}
      draft={{ program: program.key, id: filing.id ?? filing.kind }}
    >
      {head}
      {page}
    </FormSessionProvider>
  );
  if (partView) return within(partView);
  return within(
    <>
      <Notices form={form} filing={filing} hands={hands.hands} navigation={navigation} />
      <div className={isOverview ? undefined : styles.body}>
        {!isOverview && (
          <SectionNav
            insight={insight}
            shown={filled.shown}
            open={filled.open}
            current={section}
            navigation={navigation}
            together={together}
            checkName={checkName}
          />
        )}
        <div className={styles.page}>
          <ExplanationProvider source={traceSource} filled={session.filled} ctx={session.ctx}>
            <ErrorBoundary resetKey={`${address.view}/${address.section}`}>
              <Suspense fallback={<RouteSpinner />}>
                {!hasPage ? null : address.view === 'check' ? (
                  <CheckPage
                    program={program}
                    form={form}
                    filing={filing}
                    filled={filled}
                    hands={hands}
                    navigation={navigation}
                  />
                ) : section ? (
                  <SectionPage
                    section={section}
                    filled={filled}
                    navigation={navigation}
                    filing={filing.id}
                    checkName={checkName}
                    together={together}
                  />
                ) : (
                  <Overview
                    program={program}
                    form={form}
                    filing={filing}
                    filled={filled}
                    navigation={navigation}
                  />
                )}
              </Suspense>
            </ErrorBoundary>
          </ExplanationProvider>
        </div>
      </div>
      {state.conflict && (
        <Suspense>
          <ConflictDialog
            form={form}
            answers={state.answers}
            {...state.conflict}
            onDecide={(choices) => dispatch({ type: 'filing/resolve', payload: choices })}
          />
        </Suspense>
      )}
    </>,
  );
}

/** Registers the sections of the form with their fields, and its check page, with the search. */
function usePlaces(sections: readonly Section[], checkName: string, { hrefOf }: FormNavigation): void {
  const { say } = useLanguage();
  const places = [
    ...sections.map((section) => ({
      key: section.key,
      title: say(getSectionShortTitle(section)),
      to: hrefOf({ section: section.key }),
    })),
    { key: 'check', title: checkName, to: hrefOf({ view: 'check' }) },
  ];
  const said = JSON.stringify(places);
  const withFields = () =>
    places.map((place) => {
      const section = sections.find(({ key }) => key === place.key);
      const fields = section?.kind === 'fields' || section?.kind === 'files' ? section.fields : [];
      return {
        ...place,
        fields: fields.map((field) => {
          const path = `${place.key}.${field.key}`;
          return { key: path, title: say(field), to: hrefOf({ path }) };
        }),
      };
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: stable while the serialized places are equal
  usePageSections(useMemo(withFields, [said]));
}

interface NotBegunProps {
  program: Program;
  /** The server's message about the step that has to come first. */
  reason: string;
}

/** Notice of a program that continues another one without a filing to continue: names the first program and links to it. */
function NotBegun({ program, reason }: NotBegunProps) {
  const { t } = useLanguage();
  const say = useText();
  const first = findProgram(program.continues?.program ?? '');
  return (
    <Result
      status="info"
      title={<h1>{say(program.title)}</h1>}
      subTitle={reason}
      extra={[
        first && (
          <ButtonLink key="first" type="primary" to={first.route}>
            {say(first.title)}
          </ButtonLink>
        ),
        <ButtonLink key="own" to="/enterpriseCenter/declare">
          {t('forms.filing.own')}
        </ButtonLink>,
      ]}
    />
  );
}
