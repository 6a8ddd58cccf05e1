import type { WebsiteInfo } from '@qicheng/contract/site/site.contract';
import { createContext, useContext } from 'react';

/** What the server tells every page; null while an old server or a test does not. */
export interface ServerState {
  siteInfo: WebsiteInfo | null;
  /** What was loaded for the page, by its route. */
  loaderData?: Record<string, unknown>;
}

const ServerStateContext = createContext<ServerState>({ siteInfo: null });

export const ServerStateProvider = ServerStateContext.Provider;

/** Footer texts, links and flags of the site (decision 10). */
export const useSiteInfo = (): WebsiteInfo | null => useContext(ServerStateContext).siteInfo;

/** Id of the data block in which the server hands its state to the browser. */
export const STATE_ELEMENT_ID = 'server-state';
