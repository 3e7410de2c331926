/** Readable names of batches and of paths in a form, and the person's own name. */

import type { Form } from '@domain/definition';
import { namePlace } from '@domain/filing/place-names';
import type { Assignee } from '@domain/review/assignment-calls';
import { useSelector } from 'umi';
import { type TextTools, useLanguage } from './language';

/** Returns the readable name of a batch such as `2026-1`: its year, and its number in that year. */
export function useBatchName(): (batch: string) => string {
  const { t } = useLanguage();
  return (batch) => {
    const [, year, number] = batch.match(/^(\d{4})-(\d+)$/) ?? [];
    return year ? t('center.batch', { year, number }) : batch;
  };
}

/** The name of a path: section, number of the row, field. null where the form has no such place. */
export function formatPathName(form: Form, path: string, { say }: TextTools): string | null {
  const name = namePlace(form, path);
  return name && say(name);
}

interface Person {
  user: { currentUser: { name: string } | null };
}

/** True if the server names the signed-in person as the author of a change. */
export const useIsOwnName = (name: string): boolean => {
  const own = useSelector(({ user }: Person) => user.currentUser?.name);
  return name !== '' && name === own;
};

/** Name of an official in a selection; the department distinguishes namesakes. */
export const formatOfficerName = ({ name, department }: Assignee): string =>
  department ? `${name} (${department})` : name;
