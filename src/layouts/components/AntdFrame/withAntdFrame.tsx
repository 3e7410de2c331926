import { type ComponentType, lazy, useEffect, useState } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

export const loadFrameAhead = () => import(/* webpackChunkName: "frame" */ './index');

async function inFrame<Props extends object>(load: Load<Props>): Promise<{ default: ComponentType<Props> }> {
  const [{ default: Part }, { default: AntdFrame }] = await Promise.all([load(), loadFrameAhead()]);
  return {
    default: (props) => (
      <AntdFrame>
        <Part {...props} />
      </AntdFrame>
    ),
  };
}

/** Wraps a lazy page with antd: both load when it is first shown, inside an error boundary. */
export const withAntdFrame = <Props extends object>(load: Load<Props>) => lazy(() => inFrame(load));

interface OnDemandProps<Props> {
  load: Load<Props>;
  given: Props;
}

/** Lazy part opened by the user: if it fails to load, the page stays and a notice is shown (utils/chunks.ts). */
export function LazyPart<Props extends object>({ load, given }: OnDemandProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    inFrame(load).then(({ default: part }) => setPart(() => part));
  }, [load]);
  return Part && <Part {...given} />;
}
