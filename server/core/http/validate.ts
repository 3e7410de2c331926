import { z } from 'zod';
import { commonMessages } from '../../../domain/api/messages/common';
import { fillText, type Language, type Text } from '../../../domain/text';
import { failure } from '../errors';

const wording: Record<Language, z.core.$ZodErrorMap> = {
  zh: z.locales.zhCN().localeError,
  en: z.locales.en().localeError,
};

const isText = (value: unknown): value is Text =>
  typeof value === 'object' && value !== null && 'zh' in value && 'en' in value;

/** A check of our own gives its wording as `params: { text }`; zod words the rest, but for what is said best in full. */
function ownWording(issue: z.core.$ZodRawIssue): unknown {
  if (issue.code === 'too_big' && issue.origin === 'string')
    return fillText(commonMessages.longText, {
      limit: Number(issue.maximum),
      actual: String(issue.input).length,
    });
  return issue.code === 'custom' ? issue.params?.text : undefined;
}

function errorMap(language: Language): z.core.$ZodErrorMap {
  return (issue) => {
    const own = ownWording(issue);
    return isText(own) ? own[language] : wording[language](issue);
  };
}

const errorMaps = { zh: errorMap('zh'), en: errorMap('en') };

/** `items[2].name`, as the portal names fields. */
const fieldName = (path: PropertyKey[]): string =>
  path
    .map((step, i) => (typeof step === 'number' ? `[${step}]` : `${i ? '.' : ''}${String(step)}`))
    .join('') || 'body';

/** Gives what the schema lets through, or throws code -1 with one line per fault, each naming its field. */
export function validate<T>(schema: z.ZodType<T>, input: unknown, language: Language): T {
  const result = schema.safeParse(input ?? {}, { error: errorMaps[language] });
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => {
    const line = `${fieldName(path)}: ${message}`;
    return { zh: line, en: line };
  });
  throw failure(lines);
}
