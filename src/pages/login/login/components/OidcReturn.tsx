import type { LoginData } from '@domain/calls/accounts';
import { useEffect } from 'react';
import { useDispatch } from 'umi';
import RouteSpinner from '@/components/RouteSpinner';

interface Props {
  /** The query with which the service sent the browser back. */
  answer: string;
  onSignedIn: (login: LoginData) => void;
  /** Nobody is signed in: the login says why. */
  onRefused: () => void;
}

let taken: string | null = null;

/** Takes an answer to the server, once, however often the page is drawn. */
export default function OidcReturn({ answer, onSignedIn, onRefused }: Props) {
  const dispatch = useDispatch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is good once
  useEffect(() => {
    if (taken === answer) return;
    taken = answer;
    dispatch({ type: 'login/finishOidc', payload: { answer, onRefused }, callback: onSignedIn });
  }, []);
  return <RouteSpinner />;
}
