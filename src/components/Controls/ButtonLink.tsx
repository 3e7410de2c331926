import { Button, type ButtonProps } from 'antd';
import type { MouseEvent } from 'react';
import { history } from 'umi';

/** A click that the browser would answer in the same tab. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link to a page of the portal that looks like a button: it can be opened in a new tab. `state`: said to that page. */
export default function ButtonLink({
  to,
  state,
  ...button
}: Omit<ButtonProps, 'href' | 'onClick'> & { to: string; state?: object }) {
  const follow = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    history.push(to, state);
  };
  return <Button {...button} href={history.createHref(to)} onClick={follow} />;
}
