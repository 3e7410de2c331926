import { inspectionMessages } from '../../../domain/files/messages';
import { fillText, type Text, type TextParameters } from '../../../domain/text';

/** Ends an inspection: what is wrong with the file, as the person is told it. */
export class Refusal extends Error {
  constructor(readonly text: Text) {
    super(text.en);
  }
}

type Why = keyof typeof inspectionMessages;

export const createInspectionRefusal = (why: Why, parameters: TextParameters = {}): Refusal =>
  new Refusal(fillText(inspectionMessages[why], parameters));

export function refuse(why: Why, parameters?: TextParameters): never {
  throw createInspectionRefusal(why, parameters);
}
