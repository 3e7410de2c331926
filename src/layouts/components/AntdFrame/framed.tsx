import { type ComponentType, lazy, useEffect, useState } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

export const preloadFrame = () => import(/* webpackChunkName: "frame" */ './index');

async function inFrame<Props extends object>(load: Load<Props>): Promise<{ default: ComponentType<Props> }> {
  const [{ default: Part }, { default: AntdFrame }] = await Promise.all([load(), preloadFrame()]);
  return {
    default: (props) => (
      <AntdFrame>
        <Part {...props} />
      </AntdFrame>
    ),
  };
}

/** A page that is drawn with antd: both come when it is first shown, and an error boundary tells that they did not. */
export const framed = <Props extends object>(load: Load<Props>) => lazy(() => inFrame(load));

interface OnDemandProps<Props> {
  load: Load<Props>;
  given: Props;
}

/** The same for a part that somebody asked for: the page stands without it, and a notice tells (utils/chunks.ts). */
export function OnDemand<Props extends object>({ load, given }: OnDemandProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    inFrame(load).then(({ default: part }) => setPart(() => part));
  }, [load]);
  return Part && <Part {...given} />;
}
