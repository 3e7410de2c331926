import { Button, type ButtonProps } from 'antd';
import type { MouseEvent } from 'react';
import { history } from 'umi';

/** True for a plain click, which the browser would follow in the same tab. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Link styled as a button, so that it can be opened in a new tab. `state` is the history state passed to the page. */
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
