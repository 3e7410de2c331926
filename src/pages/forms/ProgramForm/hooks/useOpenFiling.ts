import type { Form, Program } from '@domain/programs/define';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'umi';
import type { RootState } from '@/models/connect';
import { useForm } from '../../useForm';

/** Opens the filing that the address names, together with the body of its form. */
export function useOpenFiling(program: Program, id: string | null, kind: string): Form | null {
  const dispatch = useDispatch();
  const user = useSelector((root: RootState) => root.user.currentUser?.id);
  const form = useForm(program);

  useEffect(() => {
    if (!user) return;
    dispatch({ type: 'filing/open', payload: { user, program: program.key, kind, id } });
    return () => {
      dispatch({ type: 'filing/closed' });
    };
  }, [dispatch, user, program, id, kind]);

  return form;
}
