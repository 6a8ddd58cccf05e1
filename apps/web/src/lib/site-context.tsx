import type { getTopBanner } from '@qicheng/contract/content/banner.contract';
import type { ResultOf } from '@qicheng/contract/kit/endpoint';
import type { WebsiteInfo } from '@qicheng/contract/site/site.contract';
import { createContext, useContext } from 'react';

/** State that the server sends with every page; null from an older server and in tests. */
export interface ServerState {
  siteInfo: WebsiteInfo | null;
  /** The strip of a page that has one, unless the reader closed it; null when there is no announcement. */
  strip?: ResultOf<typeof getTopBanner>['banner'];
  /** Loaded data of the page, by route. */
  loaderData?: Record<string, unknown>;
}

const ServerStateContext = createContext<ServerState>({ siteInfo: null });

export const ServerStateProvider = ServerStateContext.Provider;

/** Footer texts, links and flags of the site [decision 10]. */
export const useSiteInfo = (): WebsiteInfo | null => useContext(ServerStateContext).siteInfo;

/** The strip that the server rendered; undefined if it rendered none. */
export const useStripOfServer = (): ServerState['strip'] => useContext(ServerStateContext).strip;

/** Id of the data block in which the server sends its state to the browser. */
export const STATE_ELEMENT_ID = 'server-state';

/** The state that the server embedded in the page; a page without it (an error page) has no site texts. */
export function readServerState(): ServerState {
  try {
    const text = document.getElementById(STATE_ELEMENT_ID)?.textContent;
    return text ? (JSON.parse(text) as ServerState) : { siteInfo: null };
  } catch {
    return { siteInfo: null };
  }
}
