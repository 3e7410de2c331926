/** Names by which people know a batch, a place in a form, and themselves. */

import type { Form } from '@domain/definition';
import { parsePath } from '@domain/filing/paths';
import { listSectionFields } from '@domain/filing/sections';
import type { Assignee } from '@domain/review/assignment-calls';
import { useSelector } from 'umi';
import { type TextTools, useLanguage } from './language';

/** Says `2026-1` as a person does: the year, and the number of the batch in it. */
export function useBatchName(): (batch: string) => string {
  const { t } = useLanguage();
  return (batch) => {
    const [, year, number] = batch.match(/^(\d{4})-(\d+)$/) ?? [];
    return year ? t('center.batch', { year, number }) : batch;
  };
}

/** The name of a path: section, number of the row, field. null where the form has no such place. */
export function formatPathName({ sections }: Form, path: string, { say, t }: TextTools): string | null {
  const at = parsePath(path);
  const section = sections.find(({ key }) => key === at?.section);
  if (!at || !section) return null;
  const title = say(section.title);
  const place = at.row === undefined ? title : `${title} ${at.row + 1}`;
  if (at.field === undefined) return place;
  const field = listSectionFields(section).find(({ key }) => key === at.field);
  return field ? t('labelled', { name: place, value: say(field) }) : null;
}

interface Person {
  user: { currentUser: { name: string } | null };
}

/** True where the server names the person at this screen, as the one who saved something. */
export const useIsOwnName = (name: string): boolean => {
  const own = useSelector(({ user }: Person) => user.currentUser?.name);
  return name !== '' && name === own;
};

/** Name of an official in a selection; the department distinguishes namesakes. */
export const formatOfficerName = ({ name, department }: Assignee): string =>
  department ? `${name} (${department})` : name;
