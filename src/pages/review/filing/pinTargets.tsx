import type { Answers, Form } from '@domain/definition';
import { describeRow } from '@domain/filing/filing-faults';
import { type AnswerPath, formatPath, parsePath } from '@domain/filing/paths';
import { joinPlaceParts, namePlace } from '@domain/filing/place-names';
import { getSectionRows, isRowSection, isTypedField, listSectionFields } from '@domain/filing/sections';
import { Button } from 'antd';
import { type TextTools, useLanguage } from '@/utils/language';
import styles from './index.module.css';

export interface PinTarget {
  value: string;
  label: string;
}

/** Lists everything a correction can be pinned to: sections, fields, rows and cells. */
export function listPinTargets(form: Form, answers: Answers, { say }: TextTools): PinTarget[] {
  const toTarget = (at: AnswerPath): PinTarget[] => {
    const value = formatPath(at);
    const name = namePlace(form, value, answers);
    return name ? [{ value, label: say(name) }] : [];
  };
  return form.sections.flatMap((section): PinTarget[] => {
    const fields = listSectionFields(section).filter(isTypedField);
    const rows = isRowSection(section) ? getSectionRows(answers, section).map((_, row) => row) : [undefined];
    const inRow = (row: number | undefined): PinTarget[] => {
      const at = row === undefined ? { section: section.key } : { section: section.key, row };
      return [
        ...(row === undefined ? [] : toTarget(at)),
        ...fields.flatMap((field) => toTarget({ ...at, field: field.key })),
      ];
    };
    return [...toTarget({ section: section.key }), ...rows.flatMap(inRow)];
  });
}

/** Names a path by section, content of the row and field; null where the form has no such path. */
export function describePinTarget(
  { sections }: Form,
  answers: Answers,
  path: string,
  { say }: TextTools,
): string | null {
  const at = parsePath(path);
  const section = sections.find(({ key }) => key === at?.section);
  if (!at || !section) return null;
  const row = isRowSection(section) && at.row !== undefined && getSectionRows(answers, section)[at.row];
  const known = isRowSection(section) && row ? describeRow(section, row) : null;
  const field = listSectionFields(section).find(({ key }) => key === at.field);
  return say(joinPlaceParts([section.title, ...(known ? [known] : []), ...(field ? [field] : [])]));
}

function goTo(target: HTMLElement, block: ScrollLogicalPosition): void {
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.scrollIntoView({ block });
  target.focus({ preventScroll: true });
}

export function showSection(key: string): void {
  const heading = document.getElementById(`answers-${key}`);
  if (heading) goTo(heading, 'start');
}

/**
 * Scrolls to the answer at a path, also inside a scrolling table, or to a section; to its section where the answer is not
 * rendered.
 */
function showPlace(path: string): void {
  const at = (name: string) => document.querySelector<HTMLElement>(`[${name}="${CSS.escape(path)}"]`);
  const heading = document.getElementById(`answers-${parsePath(path)?.section}`);
  const target = at('data-pin') ?? at('data-place') ?? heading;
  if (target) goTo(target, 'center');
}

interface PlaceLinkProps {
  places: PinTarget[];
  path: string | undefined;
  /** Name to show, where it differs from the one in `places`. */
  name?: string | null;
}

/** Full name of a path as a link to it; plain text for the whole filing. */
export function PinTargetLink({ places, path, name }: PlaceLinkProps) {
  const { t } = useLanguage();
  const found = places.find(({ value }) => value === path);
  const label = name ?? found?.label;
  if (!path || !label) return <strong>{t('review.wholeFiling')}</strong>;
  if (!found) return <strong>{label}</strong>;
  return (
    <Button type="link" size="small" className={styles.place ?? ''} onClick={() => showPlace(path)}>
      <bdi>{label}</bdi>
    </Button>
  );
}
