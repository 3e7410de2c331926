import { inspectionMessages } from '../../../domain/files/messages';
import { fillText, type Text, type TextParameters } from '../../../domain/text';

/** Fault that ends an inspection; `text` is the message to the person. */
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
