import type { getTopBanner } from '@qicheng/contract/content/banner.contract';
import type { ResultOf } from '@qicheng/contract/kit/endpoint';
import type { WebsiteInfo } from '@qicheng/contract/site/site.contract';
import { createContext, useContext } from 'react';

/** What the server tells every page; null while an old server or a test does not. */
export interface ServerState {
  siteInfo: WebsiteInfo | null;
  /** The strip of a page that has one, unless its reader closed it; null when nothing is announced. */
  strip?: ResultOf<typeof getTopBanner>['banner'];
  /** What was loaded for the page, by its route. */
  loaderData?: Record<string, unknown>;
}

const ServerStateContext = createContext<ServerState>({ siteInfo: null });

export const ServerStateProvider = ServerStateContext.Provider;

/** Footer texts, links and flags of the site [decision 10]. */
export const useSiteInfo = (): WebsiteInfo | null => useContext(ServerStateContext).siteInfo;

/** The strip that the server rendered; undefined where it rendered none. */
export const useStripOfServer = (): ServerState['strip'] => useContext(ServerStateContext).strip;

/** Id of the data block in which the server sends its state to the browser. */
export const STATE_ELEMENT_ID = 'server-state';
