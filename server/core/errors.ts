/** Problems, defined in one module. Services throw them; only http/error-handler.ts maps them to HTTP. */
import { type Right, rightNames } from '../../domain/accounts/roles';
import { commonMessages } from '../../domain/api/messages';
import { sessionMessages } from '../../domain/api/session-messages';
import { mandateMessages } from '../../domain/mandates/messages';
import { fillText, type Text } from '../../domain/text';

export type ProblemKind =
  | 'business'
  | 'failure'
  | 'notAuthenticated'
  | 'sessionEnded'
  | 'badRequest'
  | 'unknownPath'
  | 'wrongMethod'
  | 'tooLarge'
  | 'wrongType'
  | 'tooMany'
  | 'unavailable';

/** A refusal that has to leave an audit line, whatever becomes of the transaction it was thrown in. */
interface Denial {
  subjectKind: string;
  subjectId: string;
  reason: 'other_company' | 'other_department' | 'other_person' | 'not_assigned' | 'missing_right';
  companyId?: string | null;
  right?: Right;
}

interface Mandated {
  id: string;
  company: string;
  firstDay: string;
  lastDay: string;
}

interface ProblemExtras {
  data?: unknown;
  denial?: Denial;
  retryAfterSeconds?: number;
  /** Value of the Allow header: the methods that the path accepts. */
  allow?: string;
}

/** Any answer but a success. It may be thrown anywhere; the error handler words it in the caller's language. */
export class Problem extends Error {
  constructor(
    readonly kind: ProblemKind,
    readonly text: Text | Text[],
    readonly extras: ProblemExtras = {},
  ) {
    super(Array.isArray(text) ? text.map((line) => line.en).join('; ') : text.en);
    this.name = 'Problem';
  }
}

/** Code 208: the request is understood and refused; `data` tells the client more. */
export const createRefusal = (text: Text, data?: unknown): Problem => new Problem('business', text, { data });

/** Maximum number of lines in an error answer. */
const LINES_AT_MOST = 100;

const limitLines = (lines: Text[]): Text[] => {
  const count = lines.length - LINES_AT_MOST;
  return count > 0 ? [...lines.slice(0, LINES_AT_MOST), fillText(commonMessages.andMore, { count })] : lines;
};

/** Code -1; a list makes one line each, the first hundred. */
export const createFailure = (text: Text | Text[], data?: unknown): Problem =>
  new Problem('failure', Array.isArray(text) ? limitLines(text) : text, { data });

export const problems = {
  /** Not-found answer, equal for missing ids and ids of other companies; only `denial` differs. */
  notFound: (denial?: Denial) => new Problem('business', commonMessages.notFound, { denial }),
  noRight: (right: Right) =>
    new Problem('business', fillText(commonMessages.noRight, { right: rightNames[right] }), {
      denial: { subjectKind: 'right', subjectId: right, reason: 'missing_right', right },
    }),
  notAuthenticated: () => new Problem('notAuthenticated', sessionMessages.notAuthenticated),
  invalidToken: () => new Problem('notAuthenticated', sessionMessages.invalidToken),
  /** For a genuine token whose session has ended; `isSwitchedOff` tells its holder that the account was disabled. */
  sessionEnded: (isSwitchedOff = false) =>
    new Problem('sessionEnded', sessionMessages.tokenExpired, {
      data: isSwitchedOff ? { switched_off: true } : undefined,
    }),
  /** The mandate of the session has ended; the person must switch back to the own company before any other call. */
  mandateOver: ({ id, company, firstDay, lastDay }: Mandated) =>
    createRefusal(fillText(mandateMessages.over, { company, from: firstDay, until: lastDay }), {
      mandate_over: { id, company },
    }),
  /** Another tab has switched the session to another company: `company`, by default the own one. */
  actingElse: (company: Text | string = mandateMessages.ownCompany) =>
    createRefusal(fillText(mandateMessages.actingElse, { company }), { acting_else: true }),
  badRequest: (text: Text = commonMessages.badRequest) => new Problem('badRequest', text),
  unknownPath: (path: string) => new Problem('unknownPath', fillText(commonMessages.unknownPath, { path })),
  wrongMethod: (methods: string) =>
    new Problem('wrongMethod', fillText(commonMessages.wrongMethod, { methods }), { allow: methods }),
  tooLarge: (limit: string) => new Problem('tooLarge', fillText(commonMessages.tooLarge, { limit })),
  wrongType: (types: string) => new Problem('wrongType', fillText(commonMessages.wrongType, { types })),
  tooMany: (seconds: number) =>
    new Problem('tooMany', fillText(commonMessages.tooMany, { count: seconds }), {
      retryAfterSeconds: seconds,
    }),
  tooMuchAtOnce: (seconds: number) =>
    new Problem('tooMany', fillText(commonMessages.tooMuchAtOnce, { count: seconds }), {
      retryAfterSeconds: seconds,
    }),
  unavailable: (retryAfterSeconds = 5) =>
    new Problem('unavailable', commonMessages.unavailable, { retryAfterSeconds }),
  diskFull: () => new Problem('unavailable', commonMessages.diskFull, { retryAfterSeconds: 60 }),
};

/**
 * Version conflict, code 208: nothing is overwritten. `present` holds at least the present version; `text` is specific to
 * the subject.
 */
export const createConflict = (text: Text, present: object): Problem =>
  createRefusal(text, { conflict: true, ...present });

/** Whole seconds for a Retry-After header, 1 at least. */
export const computeRetryAfter = (then: Date, now: Date): number =>
  Math.max(1, Math.ceil((then.getTime() - now.getTime()) / 1000));

/** 208 with a Retry-After header; `{{seconds}}`, `{{minutes}}` or `{{hours}}` of the text say how long to wait. */
export function createTimedRefusal(then: Date, now: Date, text: Text, data?: unknown): Problem {
  const seconds = computeRetryAfter(then, now);
  const [minutes, hours] = [Math.ceil(seconds / 60), Math.ceil(seconds / 3600)];
  const wording = fillText(text, { seconds, minutes, hours });
  return new Problem('business', wording, { data, retryAfterSeconds: seconds });
}
