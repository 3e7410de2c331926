/**
 * Timeouts of connections, in milliseconds. A request sent into a connection that the receiver is closing is lost, so the
 * sender has to drop idle connections first: the proxy before this process, a browser before the proxy. The files of
 * deploy/ contain the same numbers; a test compares them, and the drill leaves connections idle for such times.
 */

/** Idle time of a proxy's connections to this process; defaults are 60 s for nginx and 120 s for Caddy. */
export const PROXY_KEEPS_MS = 60_000;
/** Idle time after which this process closes a connection. */
export const KEEP_ALIVE_MS = 130_000;
/** Idle time of browser connections at a proxy; Chrome drops them after 300 s, Firefox after 115 s. */
export const CLIENTS_KEPT_MS = 310_000;

/** Slow clients are cut: for the head of a request, and for the whole of it (uploads included). */
export const HEADERS_TIMEOUT_MS = 15_000;
export const REQUEST_TIMEOUT_MS = 120_000;
/** A proxy waits longer for an answer than a request may take. */
export const PROXY_WAITS_MS = 150_000;
