import { type ServerState, STATE_ELEMENT_ID } from './site-context.js';

/** What the server wrote beside the page; a page served without it (an error page) has no site texts. */
export function readServerState(): ServerState {
  try {
    const text = document.getElementById(STATE_ELEMENT_ID)?.textContent;
    return text ? (JSON.parse(text) as ServerState) : { siteInfo: null };
  } catch {
    return { siteInfo: null };
  }
}
