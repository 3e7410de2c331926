import { Tour as AntTour } from 'antd';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { MAIN_ID, moveFocusInto } from '@/components/SkipLink';
import { useLanguage } from '@/utils/language';

/** Target elements of the steps; a step whose target is not on the page, as in a folded menu, is centred. */
const STEPS = [
  { key: 'programs', at: 'nav a[href="/forms/programs"]' },
  { key: 'todos', at: ':is(#todos, #first-steps) h2' },
  { key: 'calendar', at: '#calendar h2' },
  { key: 'messages', at: 'header button[aria-haspopup=dialog] .ant-badge' },
  { key: 'help', at: 'header .ant-dropdown-trigger' },
];

const PANEL = '.ant-tour-content';

/** Tab cycles inside the panel: the page behind it is covered. */
function stayInside(event: KeyboardEvent) {
  const stops = [...document.querySelectorAll<HTMLElement>(`${PANEL} button`)];
  const [first, last] = [stops[0], stops.at(-1)];
  const isAtStart = event.target === first || !stops.includes(event.target as HTMLElement);
  if (event.shiftKey ? !isAtStart : event.target !== last) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/** Tour of the portal in five steps. Each step is announced by focusing its title; Escape ends the tour and returns the focus. */
export default function Tour({ onClose }: { onClose(): void }) {
  const { t } = useLanguage();
  const [current, setCurrent] = useState(0);
  const opener = useRef(document.activeElement);
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is read out
  useEffect(() => {
    // The panel gets its position shortly after it is rendered.
    const timer = setTimeout(() => title.current?.focus({ preventScroll: true }), 100);
    return () => clearTimeout(timer);
  }, [current]);
  const close = () => {
    onClose();
    requestAnimationFrame(() => {
      if (opener.current instanceof HTMLElement && opener.current.offsetParent) opener.current.focus();
      else moveFocusInto(MAIN_ID);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') stayInside(event);
    if (event.key === 'Escape') close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape ends the tour wherever the focus is in the panel
    <div onKeyDown={onKeyDown}>
      <AntTour
        open
        current={current}
        onChange={setCurrent}
        onClose={close}
        animated={false}
        closable={{ 'aria-label': t('tour.skip') }}
        steps={STEPS.map(({ key, at }, i) => ({
          target: document.querySelector<HTMLElement>(at),
          title: (
            <h2
              ref={title}
              tabIndex={-1}
              aria-describedby={`tour-${key}`}
              style={{ margin: 0, font: 'inherit' }}
            >
              {t('tour.title', { no: i + 1, of: STEPS.length, title: t(`tour.${key}`) })}
            </h2>
          ),
          description: <span id={`tour-${key}`}>{t(`tour.${key}.why`)}</span>,
        }))}
      />
    </div>
  );
}
