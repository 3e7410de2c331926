/** Loads the script of a service. One that does not come, or that something blocks, is no fault of the page. */
export function loadScript(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  script.referrerPolicy = 'no-referrer';
  document.head.append(script);
}
