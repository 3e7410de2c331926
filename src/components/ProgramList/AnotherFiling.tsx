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
  /** The kind, where the program has several. */
  kind?: string;
  route: string;
  /** Name of the filing, for those who hear the links one by one. */
  title: string;
  window: { status: string; quota: number } | null | undefined;
  /** Filings of the batch that the company holds. */
  used: number;
}

/** The way to a further filing beside those that the company holds, as long as it may hold one more. */
export default function AnotherFiling(props: AnotherFilingProps) {
  const { program, kind = '', route, title, window, used, ...button } = props;
  const { t } = useLanguage();
  const user = useSelector((root: RootState) => root.user.currentUser);
  // One id per place: whoever follows the link twice comes to the same filing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a place that was taken has an id of its own
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
