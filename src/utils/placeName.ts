import type { Form } from '@domain/definition';
import { parsePath } from '@domain/filing/paths';
import { fieldsOf } from '@domain/filing/sections';
import type { Text } from '@domain/text';

/** What a path is called: the section, the number of the row, the field. null for what the form does not have. */
export function placeName({ sections }: Form, path: string, say: (text: Text) => string): string | null {
  const at = parsePath(path);
  const section = sections.find(({ key }) => key === at?.section);
  if (!at || !section) return null;
  const title = say(section.title);
  const place = at.row === undefined ? title : `${title} ${at.row + 1}`;
  if (at.field === undefined) return place;
  const field = fieldsOf(section).find(({ key }) => key === at.field);
  return field ? `${place}: ${say(field)}` : null;
}
