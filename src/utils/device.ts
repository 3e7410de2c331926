/** Browsers by patterns of their user agent. The first match counts: later ones imitate the names of earlier ones. */
const BROWSERS: [RegExp, string][] = [
  [/MicroMessenger\/(\d+)/, 'WeChat'],
  [/Edg(?:e|A|iOS)?\/(\d+)/, 'Edge'],
  [/OPR\/(\d+)/, 'Opera'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+).*Safari/, 'Safari'],
];

const SYSTEMS: [RegExp, string][] = [
  [/HarmonyOS/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** Browser and system, such as `Chrome 140, Windows`; null for an unknown browser. */
export function describeDevice(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const [pattern, browser] = BROWSERS.find(([each]) => each.test(userAgent)) ?? [];
  const system = SYSTEMS.find(([each]) => each.test(userAgent))?.[1];
  const version = pattern && userAgent.match(pattern)?.[1];
  return [browser && `${browser} ${version}`, system].filter(Boolean).join(', ') || null;
}
