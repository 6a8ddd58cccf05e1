import { type ServerState, STATE_ELEMENT_ID } from './site-context.js';

/** The state that the server embedded in the page; a page without it (an error page) has no site texts. */
export function readServerState(): ServerState {
  try {
    const text = document.getElementById(STATE_ELEMENT_ID)?.textContent;
    return text ? (JSON.parse(text) as ServerState) : { siteInfo: null };
  } catch {
    return { siteInfo: null };
  }
}
