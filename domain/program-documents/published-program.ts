/** A published program, as the portal and the server know it before its form is opened. */
import type { Form, Manifest, Program } from '../definition';
import { compileManifest } from './compile';
import type { CompileText, ProgramDocument } from './types';

/** A document without its form and dictionaries: what lists and menus need (`getProgramHead`). */
export type ProgramHead = Omit<ProgramDocument, 'form' | 'dictionaries'>;

/** Option lists of the manifest cannot be loaded from it: a head has no dictionaries. */
export const compileHead = (head: ProgramHead, compileText: CompileText): Manifest =>
  compileManifest({ ...head, dictionaries: {} }, compileText);

/** `loadForm` is called once, when the form is first needed; after a failure, again. */
export function createPublishedProgram(
  head: ProgramHead,
  compileText: CompileText,
  loadForm: () => Promise<Form>,
): Program {
  let loading: Promise<Form> | null = null;
  return {
    ...compileHead(head, compileText),
    load: () => {
      loading ??= loadForm().catch((failure) => {
        loading = null;
        throw failure;
      });
      return loading;
    },
  };
}
