import type { Form, Program } from '@domain/definition';
import { useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'umi';
import {
  type FilingAddress,
  type FilingRoot,
  findFilingEdition,
  resolveFilingForm,
} from '@/filling/draft/filingState';
import { useProgramForm } from '@/filling/hooks/useProgramForm';
import { getDraftOwner } from '@/utils/acting';
import type { FormNavigation } from './useFormAddress';

const isSame = (a: FilingAddress, b: FilingAddress): boolean => a.id === b.id && a.draft === b.draft;

/** Opens the filing named in the URL, loads its form, and puts its id into the URL once it has one. */
export function useOpenFiling(program: Program, { address, name }: FormNavigation): Form | null {
  const dispatch = useDispatch();
  const user = useSelector((root: FilingRoot) => getDraftOwner(root.user.currentUser));
  const open = useSelector((root: FilingRoot) => root.filing.filing);
  const opened = useSelector((root: FilingRoot) => root.filing.asked);
  const { id, draft, kind } = address;
  // After a change of form, the filing of the previous form is still open for a moment: ignore it.
  const isOurs = open?.program === program.key && (kind === '' || open.kind === kind);
  const openId = isOurs ? open.id : null;
  const form = useProgramForm(findFilingEdition(program, isOurs ? open : null));

  // A URL that now contains the id of the open filing does not reopen it, which would lose recent input.
  const [asked, ask] = useState<FilingAddress>({ id, draft });
  const isOpen = id !== null && id === openId;
  if (!isOpen && !isSame(asked, address)) ask({ id, draft });

  useEffect(() => {
    if (!user) return;
    dispatch({ type: 'filing/open', payload: { user, program: program.key, kind, ...asked } });
    return () => {
      dispatch({ type: 'filing/closed' });
    };
  }, [dispatch, user, program, kind, asked]);

  const isNameless = openId !== null && id === null && isSame(opened, address);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `name` is new with each position in the form
  useEffect(() => {
    if (isNameless) name(openId);
  }, [isNameless, openId]);

  const before = JSON.stringify(open?.year_before ?? {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: one form per batch and year before, whatever is saved
  return useMemo(
    () => (form && isOurs ? resolveFilingForm(form, open) : form),
    [form, isOurs, open?.batch, open?.window?.batch_year, before],
  );
}
