/**
 * Times of connections, in milliseconds. Whoever sends into a connection that its other end is closing is cut off, so each end
 * gives an idle one up before the end that it sends to: a proxy before this process, a browser before the proxy. The files of
 * deploy/ say the same numbers; a test compares them, and the drill keeps connections through such pauses.
 */

/** Idle connections of a proxy to this process: nginx gives them up by itself after 60 s, Caddy after 120. */
export const PROXY_KEEPS_MS = 60_000;
/** Idle connections that this process keeps. */
export const KEEP_ALIVE_MS = 130_000;
/** Idle connections of browsers that a proxy keeps: Chrome gives them up after 300 s, Firefox after 115. */
export const CLIENTS_KEPT_MS = 310_000;

/** Slow clients are cut: for the head of a request, and for the whole of it (uploads included). */
export const HEADERS_TIMEOUT_MS = 15_000;
export const REQUEST_TIMEOUT_MS = 120_000;
/** A proxy waits longer for an answer than a request may take. */
export const PROXY_WAITS_MS = 150_000;
