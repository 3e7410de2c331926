import { mayFileProgram } from '@domain/accounts/roles';
import { findFreePlace } from '@domain/filing/entry';
import type { ButtonProps } from 'antd';
import { useMemo } from 'react';
import { useSelector } from 'umi';
import ButtonLink from '@/components/Controls/ButtonLink';
import type { RootState } from '@/models/connect';
import { createId } from '@/utils/createId';
import { buildFurtherPath } from '@/utils/filingPath';
import { useLanguage } from '@/utils/language';

interface AnotherFilingProps extends Pick<ButtonProps, 'type' | 'className'> {
  program: string;
  /** Kind of filing, in programs with several kinds. */
  kind?: string;
  route: string;
  /** Name of the filing, part of the accessible name of the link. */
  title: string;
  window: { status: string; quota: number } | null | undefined;
  /** Number of filings that the company holds in the batch. */
  used: number;
}

/** Link to a further filing; hidden where the company has none yet or may hold no more. */
export default function AnotherFiling(props: AnotherFilingProps) {
  const { program, kind = '', route, title, window, used, ...button } = props;
  const { t } = useLanguage();
  const user = useSelector((root: RootState) => root.user.currentUser);
  // One id for each filing of the quota: following the link twice leads to the same filing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a filing has used the id, the next one needs a new id
  const id = useMemo(createId, [used]);
  const place = findFreePlace({
    mayFile: user ? mayFileProgram(user, program) : false,
    isOpen: window?.status === 'open',
    quota: window?.quota ?? 0,
    used,
  });
  if (!place || place.nth === 1) return null;
  const label = t('center.window.another', { ...place });
  return (
    <ButtonLink {...button} to={buildFurtherPath({ route, kind }, id)} aria-label={`${label} ${title}`}>
      {label}
    </ButtonLink>
  );
}
