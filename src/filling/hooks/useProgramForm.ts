import type { Form, Program } from '@domain/definition';
import { useEffect, useState } from 'react';

/** The body of a program's form, which is loaded when it is first asked for; null until it is there. */
export function useProgramForm(program: Program): Form | null {
  const [form, setForm] = useState<Form | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    let isWanted = true;
    program.load().then(
      (loaded) => isWanted && setForm(loaded),
      (error) => isWanted && setFailure(error),
    );
    return () => {
      isWanted = false;
    };
  }, [program]);

  // The boundary around the page knows what to do about a chunk that did not come.
  if (failure) throw failure;
  return form;
}
