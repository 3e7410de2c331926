import { type ComponentType, lazy, useEffect, useState } from 'react';
import { loadOtherStyles } from './otherStyles';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

export const loadFrameAhead = () => import(/* webpackChunkName: "frame" */ './index');

async function inFrame<Props extends object>(
  load: Load<Props>,
  loadStyles: () => Promise<unknown>,
): Promise<{ default: ComponentType<Props> }> {
  const [{ default: Part }, { default: AntdFrame }] = await Promise.all([
    load(),
    loadFrameAhead(),
    loadStyles(),
  ]);
  return {
    default: (props) => (
      <AntdFrame>
        <Part {...props} />
      </AntdFrame>
    ),
  };
}

/**
 * Wraps a lazy page with antd: both load when it is first shown, inside an error boundary. `loadStyles`: loads the styles that it
 * needs besides those of the frame.
 */
export const withAntdFrame = <Props extends object>(
  load: Load<Props>,
  loadStyles: () => Promise<unknown> = loadOtherStyles,
) => lazy(() => inFrame(load, loadStyles));

interface OnDemandProps<Props> {
  load: Load<Props>;
  given: Props;
  loadStyles?: () => Promise<unknown>;
}

/** Lazy part opened by the user: if it fails to load, the page stays and a notice is shown (utils/chunks.ts). */
export function LazyPart<Props extends object>({
  load,
  given,
  loadStyles = loadOtherStyles,
}: OnDemandProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    inFrame(load, loadStyles).then(({ default: part }) => setPart(() => part));
  }, [load, loadStyles]);
  return Part && <Part {...given} />;
}
