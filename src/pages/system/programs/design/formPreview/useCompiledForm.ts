import type { Form } from '@domain/definition';
import { compileBody } from '@domain/program-documents/compile-body';
import type { ExaminedDraft } from '@domain/program-drafts/examine-rows';
import { useMemo, useRef } from 'react';

interface CompiledForm {
  /** The form of the last document that could be compiled; null before the first. */
  form: Form | null;
  /** False while the present document cannot be compiled. */
  isPresent: boolean;
}

export function useCompiledForm(examined: ExaminedDraft | null): CompiledForm {
  const last = useRef<Form | null>(null);
  const body = examined?.body ?? null;
  const compiled = useMemo(() => {
    try {
      return body && compileBody(body);
    } catch {
      // The list of faults names what cannot be compiled.
      return null;
    }
  }, [body]);
  if (compiled) last.current = compiled;
  return { form: last.current, isPresent: compiled !== null };
}
