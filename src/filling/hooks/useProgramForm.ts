import type { Form, Program } from '@domain/definition';
import { useEffect, useState } from 'react';

/** Returns a program's form, loaded on first use; null while loading. */
export function useProgramForm(program: Program): Form | null {
  const [loaded, setLoaded] = useState<{ program: Program; form: Form } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    let isWanted = true;
    program.load().then(
      (form) => isWanted && setLoaded({ program, form }),
      (error) => isWanted && setFailure(error),
    );
    return () => {
      isWanted = false;
    };
  }, [program]);

  // The page's error boundary handles chunks that failed to load.
  if (failure) throw failure;
  return loaded?.program === program ? loaded.form : null;
}
